import { randomBytes } from "node:crypto";
import type { createMember, EndpointParsed, Member } from "@kilolane/contract";
import { roleOfSeat } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { isUniqueViolation, withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { assignFreeKey } from "../key/assign-free-key.ts";
import { getKeyCompany } from "../key/reads/key.ts";
import { hashPassword } from "../session/hash-password.ts";
import { mayEditMember } from "./policy.ts";
import { presentMember } from "./present.ts";
import { findMember } from "./reads.ts";
import { sendInvitation } from "./send-invitation.ts";
import { insertMember } from "./writes.ts";

type MemberForm = EndpointParsed<typeof createMember>["body"];

/** One person of the scope's company. @throws AppError not-found */
export async function getMember(tx: CompanyTransaction, id: string): Promise<Member> {
  const row = await findMember(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentMember(row);
}

/**
 * Makes an account for a person and mails them a link to set its password. They sit on a seat of that type; if all
 * are taken they cannot sign in until one is theirs.
 * @throws AppError not-allowed, validation (keyType: unknown when such a company has no such seat; email: already-registered)
 */
export async function addMember(scope: CompanyScope, app: App, form: MemberForm): Promise<Member> {
  const email = form.email.toLowerCase();
  // A password that nobody knows: the mailed link sets the first real one.
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  try {
    return await withTransaction(scope, async (tx) => {
      const { kind } = await getKeyCompany(tx);
      const role = roleOfSeat(kind, form.keyType);
      if (role === undefined) throw invalidFields({ field: "keyType", code: "unknown" });
      if (!mayEditMember(scope, role)) throw new AppError("not-allowed");
      const id = await insertMember(tx, { ...form, role, email, passwordHash });
      const keyId = await assignFreeKey(tx, app, { keyType: form.keyType, userId: id, email });
      await recordAudit(tx, {
        action: "user.created",
        subjectKind: "user",
        subjectId: id,
        detail: { role, keyId: keyId ?? null },
      });
      const row = await findMember(tx, id);
      if (row === undefined) throw new AppError("not-found");
      await sendInvitation(tx, app, row);
      return presentMember(row);
    });
  } catch (error) {
    if (isUniqueViolation(error, "user_account_email_key")) {
      throw invalidFields({ field: "email", code: "already-registered" });
    }
    throw error;
  }
}
