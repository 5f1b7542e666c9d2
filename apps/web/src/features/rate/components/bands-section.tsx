import { Title } from "@mantine/core";
import { useCallback, useMemo } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useGridTexts } from "../../../lib/lists/use-grid-texts.ts";
import type { GridColumn, GridRow } from "../../../ui/grid/grid-types.ts";
import { Grid } from "../../../ui/grid/grid.tsx";
import { newBand } from "../rate-draft.ts";
import type { EditorPartProps } from "./editor-props.ts";
import cards from "../../../ui/card.module.css";
import classes from "./rate-editor.module.css";

/** Weight bands are twenty at most (contract: rateForm). */
const MOST_BANDS = 20;

/** The weight bands and their prices. */
export function BandsSection({ editing, checking }: EditorPartProps) {
  const { t } = useTranslation("rate");
  const { texts, figures } = useGridTexts();
  const { draft, change } = editing;
  const { weightUnit, currency, isPerLane } = draft;
  const columns = useMemo((): readonly GridColumn[] => {
    const price: GridColumn = {
      id: "perUnitCharge",
      header: t("band.price"),
      unit: `${currency} / ${weightUnit}`,
      kind: "figure",
      width: 8,
    };
    return [
      { id: "lowerRange", header: t("band.lower"), unit: weightUnit, kind: "figure", width: 6 },
      { id: "upperRange", header: t("band.upper"), unit: weightUnit, kind: "figure", width: 6 },
      ...(isPerLane ? [] : [price]),
      {
        id: "surchargePricing",
        header: t("band.surcharges"),
        kind: "choice",
        width: 7,
        choices: [
          { value: "plus", label: t("band.plus") },
          { value: "all-in", label: t("band.allIn") },
        ],
      },
      { id: "applicable", header: t("band.applicable"), kind: "text", width: 8 },
    ];
  }, [currency, isPerLane, t, weightUnit]);
  const { marks } = checking;
  const markOf = useCallback((row: number, column: string) => marks.get(`bands.${row}.${column}`), [marks]);
  const onChange = useCallback((bands: readonly GridRow[]) => change({ bands }), [change]);
  return (
    <section className={cards["snugCard"]} aria-labelledby="rate-bands">
      <div className={classes["head"]}>
        <Title order={2} size="h4" id="rate-bands">
          {t("section.bands")}
        </Title>
        <p className={classes["quiet"]}>{t("band.hint")}</p>
      </div>
      <Grid
        key={editing.round}
        label={t("section.bands")}
        texts={texts}
        figures={figures}
        columns={columns}
        rows={draft.bands}
        newRow={newBand}
        fewestRows={1}
        mostRows={MOST_BANDS}
        isReadOnly={editing.isReadOnly}
        markOf={markOf}
        onChange={onChange}
      />
    </section>
  );
}
