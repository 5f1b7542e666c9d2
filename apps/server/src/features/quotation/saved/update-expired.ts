import type { SystemScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { actForCompany } from "../../../http/act-for-company.ts";
import { runEach } from "../../../jobs/run-each.ts";
import { findExpiring } from "../reads/expiring.ts";
import { clientNameOf } from "../reads/quotation.ts";
import { updateStatus } from "../writes/quotation.ts";
import { recordStep } from "../writes/step.ts";
import { getQuotationRow } from "./stored-quotation.ts";

/**
 * Writes the state of quotations that have passed their expiry, with timeline, audit and a word to the owner. Each in
 * a transaction of its own; two nodes at once do it once.
 */
export async function updateExpired(scope: SystemScope): Promise<void> {
  const found = await withTransaction(scope, findExpiring);
  await runEach(found, async ({ companyId, id, ownerUserId }) => {
    const company = actForCompany(scope, { companyId, userId: ownerUserId, role: "ROLE_FFADMIN" });
    await withTransaction(company, async (tx) => {
      const row = await getQuotationRow(tx, id, { lock: true, side: "client" });
      if (row.status !== "expired" || row.storedStatus === "expired") return;
      await updateStatus(tx, id, "expired");
      const client = clientNameOf(row);
      await recordStep(tx, {
        quotationId: id,
        version: row.version,
        kind: "expired",
        detail: { validUntil: row.validUntil },
        actorName: "Kilolane",
        notify: {
          kind: "quotation-expired",
          userIds: [row.ownerUserId],
          detail: { number: row.number, client },
        },
      });
    });
  });
}
