import { decimalOfMinor } from "@kilolane/domain";
import { type Language, loadTranslator } from "@kilolane/phrases";
import type { SheetColumn } from "../../integrations/sheets/write-sheet.ts";
import type { PaymentRow } from "./reads/payment.ts";

/** Columns that both exports of payments have, in the reader's language. */
export async function paymentColumns<Row extends PaymentRow>(locale: Language): Promise<SheetColumn<Row>[]> {
  const t = await loadTranslator(locale, "payment");
  return [
    [t("column.date"), (row) => row.created_at.toISOString()],
    [t("column.purpose"), (row) => t(`purpose.${row.purpose}`)],
    [t("column.provider"), (row) => t(`provider.${row.provider}`)],
    [t("column.state"), (row) => t(`state.${row.state}`)],
    [t("column.currency"), (row) => row.currency],
    [t("column.net"), (row) => Number(decimalOfMinor(row.net_minor, row.currency))],
    [t("column.tax"), (row) => Number(decimalOfMinor(row.tax_minor, row.currency))],
    [t("column.total"), (row) => Number(decimalOfMinor(row.amount_minor, row.currency))],
    [t("column.refunded"), (row) => Number(decimalOfMinor(row.refunded_minor, row.currency))],
    [t("column.reference"), (row) => row.provider_id ?? ""],
  ];
}
