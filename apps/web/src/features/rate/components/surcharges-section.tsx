import { Title } from "@mantine/core";
import { useCallback } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useGridTexts } from "../../../lib/lists/use-grid-texts.ts";
import type { GridRow } from "../../../ui/grid/grid-types.ts";
import { Grid } from "../../../ui/grid/grid.tsx";
import { newSurcharge } from "../rate-draft.ts";
import { useSurchargeColumns } from "../use-surcharge-columns.ts";
import type { EditorPartProps } from "./editor-props.ts";
import cards from "../../../ui/card.module.css";
import classes from "./rate-editor.module.css";

/** Surcharges are a hundred at most (contract: rateForm). */
const MOST_SURCHARGES = 100;

/** The surcharges of the rate. */
export function SurchargesSection({ editing, checking }: EditorPartProps) {
  const { t } = useTranslation("rate");
  const { texts, figures } = useGridTexts();
  const columns = useSurchargeColumns();
  const { draft, change } = editing;
  const { marks } = checking;
  const markOf = useCallback(
    (row: number, column: string) => marks.get(`surcharges.${row}.${column}`),
    [marks],
  );
  const onChange = useCallback((surcharges: readonly GridRow[]) => change({ surcharges }), [change]);
  return (
    <section className={cards["snugCard"]} aria-labelledby="rate-surcharges">
      <div className={classes["head"]}>
        <Title order={2} size="h4" id="rate-surcharges">
          {t("section.surcharges")}
        </Title>
        <p className={classes["quiet"]}>{t("surcharge.hint")}</p>
      </div>
      <Grid
        key={editing.round}
        label={t("section.surcharges")}
        texts={texts}
        figures={figures}
        columns={columns}
        rows={draft.surcharges}
        newRow={newSurcharge}
        fewestRows={0}
        mostRows={MOST_SURCHARGES}
        isReadOnly={editing.isReadOnly}
        markOf={markOf}
        onChange={onChange}
      />
    </section>
  );
}
