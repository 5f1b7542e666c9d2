import { formatExact } from "@kilolane/domain";
import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { formatVolume, formatWeight, type Measured } from "../../../lib/format/weights.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { CreateForm } from "./create-form.ts";
import { weighRows } from "./weigh-rows.ts";
import { Measure } from "../components/measure.tsx";
import classes from "./weight-bar.module.css";

/** Live weights under the grid; a leaf of its own, so that typing renders nothing else; at once, because a second frame costs more than the sum. */
export function WeightBar() {
  const labels = useLabels();
  const language = useLanguage();
  const { control } = useFormContext<CreateForm>();
  const goods = useWatch({ control, name: "goods" });
  const units = useWatch({ control, name: "units" });
  const live = weighRows(goods, units);
  if (live === null) return null;
  const shown = (weight: { toString(): string }) =>
    formatWeight(weight.toString(), live.weightUnit, language);
  const isVolume = live.basis === "volume";

  return (
    <div className={classes.room}>
      <div className={classes.bar} aria-live="polite">
        <Figure label={labels.pieces} value={{ figure: formatNumber(live.pieces, language), unit: "" }} />
        <Figure label={labels.gross} value={shown(live.grossWeight)} isLeading={!isVolume} />
        <Figure label={labels.volume} value={shown(live.volumeWeight)} isLeading={isVolume} />
        <Figure label={labels.volumeM3} value={formatVolume(formatExact(live.volumeM3, 3), "m³", language)} />
        <div className={classes.chargeable}>
          <span className={classes.label}>{labels.chargeable}</span>
          <span className={classes.large}>
            <Measure value={shown(live.chargeableWeight)} />
          </span>
          <span className={classes.label}>{isVolume ? labels.byVolume : labels.byWeight}</span>
        </div>
      </div>
      {live.mainDeckFlag ? <output className={classes.flag}>{labels.mainDeck}</output> : null}
    </div>
  );
}

/** What stands beside the figures: found once, not at every key. */
function useLabels() {
  const { t } = useTranslation("quotation");
  return useMemo(
    () => ({
      pieces: t("weight.pieces"),
      gross: t("weight.gross"),
      volume: t("weight.volume"),
      volumeM3: t("weight.volumeM3"),
      chargeable: t("weight.chargeable"),
      byVolume: t("weight.byVolume"),
      byWeight: t("weight.byWeight"),
      mainDeck: t("flag.main-deck"),
    }),
    [t],
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: Measured;
  readonly isLeading?: boolean;
}

function Figure({ label, value, isLeading = false }: FigureProps) {
  return (
    <div className={isLeading ? classes.leading : classes.figure}>
      <span className={classes.label}>{label}</span>
      <Measure value={value} />
    </div>
  );
}
