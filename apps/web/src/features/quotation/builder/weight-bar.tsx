import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { formatVolume, formatWeight, type Measured } from "../../../lib/format/weights.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { CreateForm } from "./create-form.ts";
import { weighRows } from "./weigh-rows.ts";
import { Measure } from "../components/measure.tsx";
import classes from "./weight-bar.module.css";

/** Live weights under the grid; a leaf of its own, so that typing renders nothing else; at once, because a second frame costs more than the sum. */
export function WeightBar() {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const { control } = useFormContext<CreateForm>();
  const goods = useWatch({ control, name: "goods" });
  const units = useWatch({ control, name: "units" });
  const live = weighRows(goods, units);
  if (live === null) return null;
  const { weights } = live;
  const shown = (weight: { toString(): string }) =>
    formatWeight(weight.toString(), weights.weightUnit, language);
  const isVolume = weights.basis === "volume";

  return (
    <div className={classes.bar} aria-live="polite">
      <Figure label={t("weight.pieces")} value={{ figure: formatNumber(live.pieces, language), unit: "" }} />
      <Figure label={t("weight.gross")} value={shown(weights.grossWeight)} isLeading={!isVolume} />
      <Figure label={t("weight.volume")} value={shown(weights.volumeWeight)} isLeading={isVolume} />
      <Figure label={t("weight.volumeM3")} value={formatVolume(live.volumeM3, "m³", language)} />
      <div className={classes.chargeable}>
        <span className={classes.label}>{t("weight.chargeable")}</span>
        <span className={classes.large}>
          <Measure value={shown(weights.chargeableWeight)} />
        </span>
        <span className={classes.label}>{isVolume ? t("weight.byVolume") : t("weight.byWeight")}</span>
      </div>
      {weights.mainDeckFlag ? <output className={classes.flag}>{t("flag.main-deck")}</output> : null}
    </div>
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
