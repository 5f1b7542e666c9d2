import { type MarginRule, type PartForm, type RulePlaceKind } from "@kilolane/contract";
import { REGIONS } from "@kilolane/domain";
import { type Language, loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import {
  decimalCell,
  type SheetColumn,
  type SheetFormat,
  writeSheet,
} from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findFilteredRules, type RuleSearch } from "./rule-search.ts";

/** Columns of the export, in the reader's language. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<MarginRule>[]> {
  const t = await loadTranslator(language, "margin");
  const placeOf = (kind: RulePlaceKind, code: string) => {
    const region = REGIONS.find((known) => known === code);
    if (kind === "any") return t("placeKind.any");
    return kind === "region" && region !== undefined ? t(`region.${region}`) : code;
  };
  const shareOf = (form: PartForm, value: string) => (form === "next" ? "" : t(`share.${form}`, { value }));
  return [
    [t("field.place"), (row) => row.place],
    [t("field.name"), (row) => row.name],
    [t("field.client"), (row) => row.clientName],
    [t("field.originKind"), (row) => placeOf(row.originKind, row.originCode)],
    [t("field.destinationKind"), (row) => placeOf(row.destinationKind, row.destinationCode)],
    [t("field.airlineId"), (row) => row.airlineName],
    [t("field.rateType"), (row) => (row.rateType === "" ? "" : t(`rateType.${row.rateType}`))],
    [t("field.fromKg"), (row) => decimalCell(row.fromKg)],
    [t("field.agentIds"), (row) => row.agents.map(({ name }) => name).join(", ")],
    [t("field.validFrom"), (row) => row.validFrom],
    [t("field.validTo"), (row) => row.validTo],
    [t("field.state"), (row) => t(`state.${row.state}`)],
    [t("field.freight"), (row) => shareOf(row.freightForm, row.freightValue)],
    [
      t("field.leastProfit", { currency: "" }).replace(/[\s,،]+$/u, ""),
      (row) => (row.leastProfit === "" ? "" : `${row.leastProfit} ${row.currency}`),
    ],
    [t("field.floorPercent"), (row) => decimalCell(row.floorPercent)],
    [t("field.surcharges"), (row) => shareOf(row.surchargesForm, row.surchargesValue)],
    [t("field.trucking"), (row) => shareOf(row.truckingForm, row.truckingValue)],
    [t("field.insurance"), (row) => shareOf(row.insuranceForm, row.insuranceValue)],
  ];
}

/** The filtered rules as a file; the export is audited before the first byte leaves. */
export async function exportRules(
  scope: CompanyScope,
  { format, ...search }: RuleSearch & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  const rows = await withTransaction(scope, async (tx) => {
    const detail = { ...search, format };
    await recordAuditIn(tx, { action: "margin-rule.exported", subjectKind: "margin-rule", detail });
    return findFilteredRules(tx, search);
  });
  const windows = readWindows(async ({ limit, offset }) => rows.slice(offset, offset + limit));
  return writeSheet({ name: "margin-rules", title: "Margin rules", columns, windows }, format);
}
