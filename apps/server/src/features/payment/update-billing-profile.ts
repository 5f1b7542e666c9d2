import type { BillingProfile, EndpointParsed, updateBillingProfile as endpoint } from "@kilolane/contract";
import { sql } from "kysely";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findBillingProfile } from "./paper.ts";
import { presentProfile } from "./present.ts";
import { upsertProfile } from "./writes.ts";

/** Changes to whom the next invoices are written; those that are out stay. @throws AppError version-conflict */
export function updateBillingProfile(
  scope: CompanyScope,
  form: EndpointParsed<typeof endpoint>["body"],
): Promise<BillingProfile> {
  return withTransaction(scope, async (tx) => {
    await sql`select id from company where id = ${scope.companyId} for no key update`.execute(tx.db);
    const { version } = await findBillingProfile(tx, scope.companyId);
    if (version !== form.version) throw new AppError("version-conflict", { currentVersion: version });
    await upsertProfile(tx, form);
    await recordAuditIn(tx, {
      action: "billing-profile.updated",
      subjectKind: "company",
      subjectId: scope.companyId,
    });
    return presentProfile(await findBillingProfile(tx, scope.companyId));
  });
}
