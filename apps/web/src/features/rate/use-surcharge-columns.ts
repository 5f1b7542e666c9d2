import { SURCHARGE_BASES, SURCHARGE_UNITS } from "@kilolane/domain";
import { useMemo } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import type { GridColumn } from "../../ui/grid/grid-types.ts";

/** The columns of a list of surcharges, in a rate and in a template. */
export function useSurchargeColumns(): readonly GridColumn[] {
  const { t } = useTranslation("rate");
  return useMemo(
    (): readonly GridColumn[] => [
      { id: "label", header: t("surcharge.label"), kind: "text", width: 10 },
      {
        id: "unit",
        header: t("surcharge.unit"),
        kind: "choice",
        width: 9,
        choices: SURCHARGE_UNITS.map((value) => ({ value, label: t(`surcharge.units.${value}`) })),
      },
      { id: "value", header: t("surcharge.value"), kind: "figure", width: 6 },
      { id: "minimum", header: t("surcharge.minimum"), kind: "figure", width: 6 },
      { id: "maximum", header: t("surcharge.maximum"), kind: "figure", width: 6 },
      {
        id: "basis",
        header: t("surcharge.basis"),
        kind: "choice",
        width: 8,
        choices: SURCHARGE_BASES.map((value) => ({ value, label: t(`surcharge.bases.${value}`) })),
      },
      { id: "currency", header: t("surcharge.currency"), kind: "code", width: 5 },
      { id: "validFrom", header: t("surcharge.validFrom"), kind: "date", width: 8 },
      { id: "validTo", header: t("surcharge.validTo"), kind: "date", width: 8 },
      {
        id: "due",
        header: t("surcharge.due"),
        kind: "choice",
        width: 7,
        choices: [
          { value: "", label: "–" },
          { value: "agent", label: t("surcharge.dues.agent") },
          { value: "carrier", label: t("surcharge.dues.carrier") },
        ],
      },
      { id: "awbCode", header: t("surcharge.awbCode"), kind: "code", width: 5 },
      { id: "origins", header: t("surcharge.origins"), kind: "code", width: 8 },
      { id: "destinations", header: t("surcharge.destinations"), kind: "code", width: 8 },
    ],
    [t],
  );
}
