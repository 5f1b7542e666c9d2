import type { addCompany as endpoint, EndpointParsed, ManagedCompany } from "@kilolane/contract";
import { KEY_TYPES, roleOfSeat } from "@kilolane/domain";
import { newId } from "../../db/new-id.ts";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { actForCompany } from "../../http/act-for-company.ts";
import type { App } from "../../http/app.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { presentManaged } from "./present.ts";
import { createCompanyIn } from "../account/founding.ts";
import { giveKeyIn } from "../seat/key-giving.ts";
import { getLockedKey } from "../seat/locked-key.ts";
import { createKeysIn } from "../seat/new-keys.ts";
import { lockCompanyKeys } from "../seat/writes.ts";
import { findManaged } from "./reads.ts";

type CompanyForm = EndpointParsed<typeof endpoint>["body"];

/**
 * Adds a company that is approved from the start. With `generatesKey` its first key, of the seat that looks after such
 * a company, is made and mailed to the company's email.
 */
export async function createCompany(
  scope: PlatformScope,
  app: App,
  form: CompanyForm,
): Promise<ManagedCompany> {
  const id = newId();
  await withTransaction(scope, async (tx) => {
    await createCompanyIn(tx, { id, kind: form.kind, form, approval: "approved" });
    await recordAuditIn(tx, {
      action: "company.added",
      subjectKind: "company",
      subjectId: id,
      companyId: id,
      detail: { kind: form.kind },
    });
  });
  if (form.generatesKey) await mailFirstKey(scope, app, id, form);
  const row = await withTransaction(scope, (tx) => findManaged(tx, id));
  if (row === undefined) throw new AppError("not-found");
  return presentManaged(row);
}

async function mailFirstKey(
  scope: PlatformScope,
  app: App,
  companyId: string,
  form: CompanyForm,
): Promise<void> {
  const keyType = KEY_TYPES.find((type) => roleOfSeat(form.kind, type) !== undefined);
  if (keyType === undefined) return;
  const system = actAsSystem(scope, "the operator gives a new company its first key");
  const company = actForCompany(system, { companyId, userId: scope.userId, role: scope.role });
  await withTransaction(company, async (tx) => {
    await lockCompanyKeys(tx);
    const [id] = await createKeysIn(tx, app, { keyType, count: 1 });
    if (id === undefined) return;
    const receiver = { field: "email", email: form.companyEmail.toLowerCase() };
    await giveKeyIn(tx, app, await getLockedKey(tx, id), receiver);
  });
}
