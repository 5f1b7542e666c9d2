import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { FileAnswer } from "../../../http/call.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { getPresentedCarrier } from "../carrier.ts";
import { tariffFile } from "../sheet/tariff-file.ts";
import { actAsGuest, actForProposer, getHeld } from "./keeper.ts";

/** The caller's tariff at a forwarder as a sheet; audited there. @throws AppError not-found without a tie */
export async function exportHeldTariff(
  scope: CompanyScope,
  { id, format }: { readonly id: string; readonly format: "csv" | "xlsx" },
): Promise<FileAnswer> {
  const held = await withTransaction(actForProposer(scope), (tx) => getHeld(tx, scope.companyId, id));
  const { tariffs } = await withTransaction(actAsGuest(scope, held.company_id), async (tx) => {
    await recordAuditIn(tx, {
      action: "trucking-carrier.exported-by-proposer",
      subjectKind: "trucking-carrier",
      subjectId: id,
      detail: { format },
    });
    return getPresentedCarrier(tx, id);
  });
  return tariffFile("held-tariff", tariffs, format);
}
