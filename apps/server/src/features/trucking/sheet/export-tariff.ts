import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { FileAnswer } from "../../../http/call.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { getPresentedCarrier } from "../carrier.ts";
import { tariffFile } from "./tariff-file.ts";

/** A carrier's tariff now as a sheet that can be uploaded again; audited. @throws AppError not-found */
export async function exportTariff(
  scope: CompanyScope,
  { id, format }: { readonly id: string; readonly format: "csv" | "xlsx" },
): Promise<FileAnswer> {
  const { tariffs } = await withTransaction(scope, async (tx) => {
    const carrier = await getPresentedCarrier(tx, id);
    await recordAuditIn(tx, {
      action: "trucking-carrier.exported",
      subjectKind: "trucking-carrier",
      subjectId: id,
      detail: { format },
    });
    return carrier;
  });
  return tariffFile("trucking-tariff", tariffs, format);
}
