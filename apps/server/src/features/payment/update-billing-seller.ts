import type { BillingSeller, EndpointParsed, updateBillingSeller as endpoint } from "@kilolane/contract";
import { exact, roundHalfUp } from "@kilolane/domain";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { requireWritten } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { presentSeller } from "./present.ts";
import { findSeller } from "./reads/billing.ts";
import { writeSeller } from "./writes.ts";

/** Hundredths of a per cent have two decimals. */
const PERCENT_DECIMALS = 2;

/** Changes who writes the next invoices; those that are out stay. @throws AppError version-conflict */
export function updateBillingSeller(
  scope: PlatformScope,
  form: EndpointParsed<typeof endpoint>["body"],
): Promise<BillingSeller> {
  const taxBasisPoints = Number(roundHalfUp(exact(form.taxPercent), PERCENT_DECIMALS).units);
  return withTransaction(scope, async (tx) => {
    const isWritten = await writeSeller(tx, { ...form, taxBasisPoints });
    requireWritten(isWritten, (await findSeller(tx)).version);
    await recordAuditIn(tx, {
      action: "billing-seller.updated",
      subjectKind: "billing-seller",
      detail: { taxPercent: form.taxPercent, taxName: form.taxName },
    });
    return presentSeller(await findSeller(tx));
  });
}
