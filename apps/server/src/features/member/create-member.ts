import { randomBytes } from "node:crypto";
import type { createMember, EndpointParsed, Member } from "@kilolane/contract";
import { roleOfSeat } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { isUniqueViolation, withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { takeFreeKey } from "../key/assign-free-key.ts";
import { getKeyCompany } from "../key/reads/key.ts";
import { queueNotice } from "../notification/send-notice.ts";
import { createPasswordLink } from "../session/create-password-link.ts";
import { hashPassword } from "../session/hash-password.ts";
import { presentMember } from "./present.ts";
import { findMember } from "./reads.ts";
import { insertMember } from "./writes.ts";

type MemberForm = EndpointParsed<typeof createMember>["body"];

/** One person of the scope's company. @throws AppError not-found */
export async function getMember(tx: CompanyTransaction, id: string): Promise<Member> {
  const row = await findMember(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentMember(row);
}

/**
 * Makes an account for a person and mails them a link to set its password. They sit on a free key of that type; if
 * there is none they cannot sign in until a key is moved to them.
 * @throws AppError validation (keyType: unknown when such a company has no such seat; email: already-registered)
 */
export async function addMember(scope: CompanyScope, app: App, form: MemberForm): Promise<Member> {
  const email = form.email.toLowerCase();
  // A password that nobody knows: the mailed link sets the first real one.
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  try {
    return await withTransaction(scope, async (tx) => {
      const { kind, name: company } = await getKeyCompany(tx);
      const role = roleOfSeat(kind, form.keyType);
      if (role === undefined) throw invalidFields({ field: "keyType", code: "unknown" });
      const id = await insertMember(tx, { ...form, role, email, passwordHash });
      const keyId = await takeFreeKey(tx, { keyType: form.keyType, userId: id, email });
      await recordAudit(tx, {
        action: "user.created",
        subjectKind: "user",
        subjectId: id,
        detail: { role, keyId: keyId ?? null },
      });
      await inviteMember(tx, app, { id, email, name: form.firstName, language: form.locale, company });
      return getMember(tx, id);
    });
  } catch (error) {
    if (isUniqueViolation(error, "user_account_email_key")) {
      throw invalidFields({ field: "email", code: "already-registered" });
    }
    throw error;
  }
}

interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly company: string;
}

async function inviteMember(tx: CompanyTransaction, app: App, invitation: Invitation): Promise<void> {
  const { id, email: to, name, language, company } = invitation;
  const inviter = await findMember(tx, tx.scope.userId);
  const person = inviter === undefined ? company : `${inviter.first_name} ${inviter.last_name}`.trim();
  const path = await createPasswordLink(tx, id, "invitation");
  await queueNotice(tx, app, { kind: "invitation", to, name, language, values: { person, company }, path });
}
