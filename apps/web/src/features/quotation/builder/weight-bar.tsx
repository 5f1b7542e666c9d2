import { formatExact } from "@kilolane/domain";
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
  const { t } = useTranslation("quotation");
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
        <Figure
          label={t("weight.pieces")}
          value={{ figure: formatNumber(live.pieces, language), unit: "" }}
        />
        <Figure label={t("weight.gross")} value={shown(live.grossWeight)} isLeading={!isVolume} />
        <Figure label={t("weight.volume")} value={shown(live.volumeWeight)} isLeading={isVolume} />
        <Figure
          label={t("weight.volumeM3")}
          value={formatVolume(formatExact(live.volumeM3, 3), "m³", language)}
        />
        <div className={classes.chargeable}>
          <span className={classes.label}>{t("weight.chargeable")}</span>
          <span className={classes.large}>
            <Measure value={shown(live.chargeableWeight)} />
          </span>
          <span className={classes.label}>{isVolume ? t("weight.byVolume") : t("weight.byWeight")}</span>
        </div>
      </div>
      {live.mainDeckFlag ? <output className={classes.flag}>{t("flag.main-deck")}</output> : null}
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
