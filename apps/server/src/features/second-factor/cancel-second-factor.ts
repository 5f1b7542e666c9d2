import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { actForCompany } from "../../http/act-for-company.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { endSessionsIn } from "../account/sessions.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { sendNoticeIn } from "../notification/notice.ts";
import { findCompanyOfMember, findMember } from "../seat/reads/member.ts";
import { requirePassword } from "./own-password.ts";
import { getOwnSecret, type OwnSecret } from "./reads.ts";
import { deleteFactor } from "./writes.ts";

/**
 * Takes a lost second factor off somebody's sign-in, so that the password alone opens the account again. Their session
 * ends, and they are notified by mail: it may be a stranger who talked the operator into it.
 * @throws AppError validation (currentPassword), not-found (also for operators), state-conflict when no second factor is on
 */
export async function cancelSecondFactor(
  scope: PlatformScope,
  app: App,
  choice: { readonly id: string; readonly currentPassword: string },
): Promise<void> {
  const { id: personId, currentPassword } = choice;
  const own = await withTransaction<PlatformScope, OwnSecret>(scope, getOwnSecret);
  await requirePassword(own, currentPassword);
  const companyId = await withTransaction(scope, (tx) => findCompanyOfMember(tx, personId));
  if (companyId === undefined) throw new AppError("not-found");
  const { userId, role } = scope;
  const system = actAsSystem(scope, "the operator looks after somebody's access");
  await withTransaction(actForCompany(system, { companyId, userId, role }), async (tx) => {
    const person = await findMember(tx, personId);
    if (person === undefined) throw new AppError("not-found");
    if (!(await deleteFactor(tx, { companyId, userId: personId }))) throw new AppError("state-conflict");
    await endSessionsIn(tx, [personId]);
    const { email: to, first_name: name, locale: language } = person;
    await sendNoticeIn(tx, app, { kind: "secondFactorReset", to, name, language, path: "/sign-in" });
    await recordAuditIn(tx, { action: "second-factor.reset", subjectKind: "user", subjectId: personId });
  });
}
