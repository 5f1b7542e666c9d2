import type { EndpointParsed, exportOwnExchangeRates } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { loadRateColumns } from "./rate-columns.ts";
import { findOwnRates } from "./reads/rate.ts";

/** The company's own rates that match as a file, the newest first; audited before the first byte leaves. */
export async function exportOwnRates(
  scope: CompanyScope,
  { format, search }: EndpointParsed<typeof exportOwnExchangeRates>["query"],
): Promise<FileAnswer> {
  const { pair, update } = await loadRateColumns(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "own-exchange-rates.exported",
      subjectKind: "exchange-rate",
      detail: { search, format },
    }),
  );
  const windows = readWindows(
    async (part) => (await withTransaction(scope, (tx) => findOwnRates(tx, { search, ...part }))).rows,
  );
  const columns = [...pair, ...update];
  return writeSheet({ name: "own-exchange-rates", title: "Own exchange rates", columns, windows }, format);
}
