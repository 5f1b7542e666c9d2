import { Text } from "@mantine/core";
import { memo, useCallback } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { CreateForm } from "./create-form.ts";
import type { PastedGoods } from "./parse-pasted-goods.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { Segments } from "../../../ui/segments.tsx";
import classes from "./create-quotation.module.css";
import { CargoFields } from "./cargo-fields.tsx";
import { GoodsGrid } from "./goods-grid.tsx";
import { WeightBar } from "./weight-bar.tsx";

/** Goods lines, their units, and what they weigh. */
export const GoodsSection = memo(function GoodsSection({ onPriceNow }: { readonly onPriceNow: () => void }) {
  const { t } = useTranslation("quotation");

  const sayPasted = useCallback(
    (pasted: PastedGoods) => {
      const units = [pasted.dimensionUnit, pasted.weightUnit].filter((unit) => unit !== null).join(", ");
      const text = [
        t("goods.pasted", { count: pasted.rows.length }),
        ...(units === "" ? [] : [t("goods.pastedUnits", { units })]),
      ].join(" · ");
      showToast({ tone: "info", text, weight: "heavy" });
    },
    [t],
  );
  const sayRemoved = useCallback(
    (line: number, undo: () => void) => {
      const action = { label: t("goods.undo"), run: undo };
      showToast({ tone: "info", text: t("goods.removed", { line }), weight: "grave", action });
    },
    [t],
  );

  return (
    <section className={classes.asked} aria-label={t("section.goods")}>
      <CargoFields switch={<UnitSwitch />} />
      <GoodsGrid
        onPriceNow={onPriceNow}
        onPasted={sayPasted}
        onRemoved={sayRemoved}
        hint={`${t("hint.paste")} · ${t("hint.shortcuts")}`}
      />
      <WeightBar />
    </section>
  );
});

/**
 * Names the units the figures are in. It never converts what was typed: those figures are rated as they stand, and
 * converting them first would change the price (pricing-rules.md §2).
 */
function UnitSwitch() {
  const { t } = useTranslation("quotation");
  const { control, setValue } = useFormContext<CreateForm>();
  const units = useWatch({ control, name: "units" });
  const isImperial = units.dimensionUnit === "in" && units.weightUnit === "lb";
  const isMetric = units.dimensionUnit === "cm" && units.weightUnit === "kg";

  return (
    <div className={classes.units}>
      <Segments
        size="sm"
        aria-label={t("goods.units")}
        value={isImperial ? "imperial" : isMetric ? "metric" : "mixed"}
        onChange={(system) =>
          setValue(
            "units",
            system === "imperial"
              ? { dimensionUnit: "in", weightUnit: "lb" }
              : { dimensionUnit: "cm", weightUnit: "kg" },
          )
        }
        data={[
          { value: "metric", label: t("goods.metric") },
          { value: "imperial", label: t("goods.imperial") },
          ...(isImperial || isMetric
            ? []
            : [{ value: "mixed", label: `${units.dimensionUnit} / ${units.weightUnit}` }]),
        ]}
      />
      <Text size="xs" c="dimmed">
        {t("goods.typedIn", { dimensionUnit: units.dimensionUnit, weightUnit: units.weightUnit })}
      </Text>
    </div>
  );
}
