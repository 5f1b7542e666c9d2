import { Alert, TextInput, Title } from "@mantine/core";
import { useCallback, useMemo } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useGridTexts } from "../../../lib/lists/use-grid-texts.ts";
import type { GridColumn, GridRow } from "../../../ui/grid/grid-types.ts";
import { Grid } from "../../../ui/grid/grid.tsx";
import { newLane, priceColumn } from "../rate-draft.ts";
import { openLanes, closeLanes } from "../switch-lanes.ts";
import type { EditorPartProps } from "./editor-props.ts";
import { Segments } from "../../../ui/segments.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./rate-editor.module.css";

/** Lanes that an editor shows; more come by file. */
const MOST_LANES = 500;

/** Where the rate flies: stations at one price, or lanes with prices of their own. */
export function LanesSection({ editing, checking }: EditorPartProps) {
  const { t } = useTranslation("rate");
  const { draft, change, isReadOnly, isTermsOnly, rate } = editing;
  return (
    <section className={cards["snugCard"]} aria-labelledby="rate-lanes">
      <div className={classes["head"]}>
        <Title order={2} size="h4" id="rate-lanes">
          {t("section.lanes")}
        </Title>
        {isTermsOnly ? null : (
          <Segments
            size="xs"
            aria-label={t("lane.prices")}
            isReadOnly={isReadOnly}
            value={draft.isPerLane ? "own" : "same"}
            data={[
              { value: "same", label: t("lane.same") },
              { value: "own", label: t("lane.own") },
            ]}
            onChange={(mode) => change(mode === "own" ? openLanes(draft) : closeLanes(draft))}
          />
        )}
      </div>
      {isTermsOnly ? <Alert>{t("lane.tooMany", { n: rate?.laneCount ?? 0 })}</Alert> : null}
      {draft.isPerLane ? (
        isTermsOnly ? null : (
          <LaneGrid editing={editing} checking={checking} />
        )
      ) : (
        <div className={classes["stack"]}>
          {(["fromStations", "toStation"] as const).map((field) => (
            <TextInput
              key={field}
              className={classes["stations"] ?? ""}
              label={t(`field.${field}`)}
              description={field === "fromStations" ? t("lane.stationsHint") : undefined}
              placeholder={field === "fromStations" ? "JFK EWR" : "FRA MUC"}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              readOnly={isReadOnly}
              value={draft[field]}
              error={checking.fieldError(field)}
              onChange={(event) => change({ [field]: event.currentTarget.value })}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function LaneGrid({ editing, checking }: EditorPartProps) {
  const { t } = useTranslation("rate");
  const { texts, figures } = useGridTexts();
  const { draft, change } = editing;
  const { bands, weightUnit } = draft;
  const columns = useMemo(
    (): readonly GridColumn[] => [
      { id: "fromStation", header: t("lane.from"), kind: "code", width: 4 },
      { id: "toStation", header: t("lane.to"), kind: "code", width: 4 },
      { id: "minCharges", header: t("field.minCharges"), kind: "figure", width: 6 },
      ...bands.map((band, index): GridColumn => ({
        id: priceColumn(index),
        header: `+${figures.show(band["lowerRange"] ?? "")}`,
        unit: weightUnit,
        kind: "figure",
        width: 5,
      })),
    ],
    [bands, figures, t, weightUnit],
  );
  const { marks } = checking;
  const markOf = useCallback((row: number, column: string) => marks.get(`lanes.${row}.${column}`), [marks]);
  const onChange = useCallback((lanes: readonly GridRow[]) => change({ lanes }), [change]);
  return (
    <Grid
      key={editing.round}
      label={t("section.lanes")}
      texts={texts}
      figures={figures}
      columns={columns}
      rows={draft.lanes}
      newRow={newLane}
      fewestRows={1}
      mostRows={MOST_LANES}
      isReadOnly={editing.isReadOnly}
      markOf={markOf}
      onChange={onChange}
    />
  );
}
