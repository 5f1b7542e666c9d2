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
import { assignKey } from "../key/assign-key.ts";
import { createKeys } from "../key/create-keys.ts";
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
  const [key] = await createKeys(company, app, { keyType, count: 1 });
  if (key !== undefined) await assignKey(company, app, key.id, form.companyEmail);
}
