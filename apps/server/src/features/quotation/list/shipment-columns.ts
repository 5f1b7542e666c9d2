import type { Translate } from "@kilolane/phrases";
import type { SheetColumn } from "../../../integrations/sheets/write-sheet.ts";

interface ShipmentRow {
  readonly fromAirport: string;
  readonly toAirport: string;
  readonly readyDate: string;
  readonly typeOfGoods: string;
  readonly airlines: string;
  readonly chargeableWeightKg: string;
  readonly currency: string;
  readonly sellTotal: string;
}

/** Columns of what flies, by whom and for how much, as every file of quotations has them. */
export function shipmentColumns(t: Translate<"quotation">): readonly SheetColumn<ShipmentRow>[] {
  return [
    [t("field.from"), (row) => row.fromAirport],
    [t("field.to"), (row) => row.toAirport],
    [t("list.readyDate"), (row) => row.readyDate],
    [t("list.goods"), (row) => row.typeOfGoods],
    [t("list.airlines"), (row) => row.airlines],
    [`${t("list.chargeable")} (kg)`, (row) => Number(row.chargeableWeightKg)],
    [t("field.currency"), (row) => row.currency],
    [t("list.total"), (row) => Number(row.sellTotal)],
  ];
}
