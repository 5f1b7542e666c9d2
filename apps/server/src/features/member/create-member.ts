import { randomBytes } from "node:crypto";
import type { createMember, EndpointParsed, Member } from "@kilolane/contract";
import { roleOfSeat, type KeyType, type Role } from "@kilolane/domain";
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
  const passwordHash = await hashUnknownPassword();
  try {
    return await withTransaction(scope, async (tx) => {
      const email = form.email.toLowerCase();
      const role = await getSeatRole(tx, form.keyType);
      if (!mayEditMember(scope, role)) throw new AppError("not-allowed");
      const id = await inviteMember(tx, app, { form, role, passwordHash }, (userId) =>
        assignFreeKey(tx, app, { keyType: form.keyType, userId, email }),
      );
      return getMember(tx, id);
    });
  } catch (error) {
    if (isUniqueViolation(error, EMAIL_TAKEN)) {
      throw invalidFields({ field: "email", code: "already-registered" });
    }
    throw error;
  }
}

/** The constraint that an email in use breaks. */
export const EMAIL_TAKEN = "user_account_email_key";

/** A password that nobody knows: the mailed link sets the first real one. */
export function hashUnknownPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString("base64url"));
}

/** The role of a type of seat in the scope's company. @throws AppError validation (keyType: unknown) */
export async function getSeatRole(tx: CompanyTransaction, keyType: KeyType): Promise<Role> {
  const { kind } = await getKeyCompany(tx);
  const role = roleOfSeat(kind, keyType);
  if (role === undefined) throw invalidFields({ field: "keyType", code: "unknown" });
  return role;
}

/** An account to be made, with the hash of a password that nobody knows. */
interface InvitedMember {
  readonly form: MemberForm;
  readonly role: Role;
  readonly passwordHash: string;
}

/**
 * Makes an account without a licence, seats it and mails the link to set its password; breaks the constraint
 * `EMAIL_TAKEN` when somebody has that email.
 * @param seat finds the person a key; undefined when there is none
 * @returns the person's id
 */
export async function inviteMember(
  tx: CompanyTransaction,
  app: App,
  { form, role, passwordHash }: InvitedMember,
  seat: (userId: string) => Promise<string | undefined>,
): Promise<string> {
  const email = form.email.toLowerCase();
  const id = await insertMember(tx, { ...form, role, email, passwordHash });
  const keyId = await seat(id);
  await recordAudit(tx, {
    action: "user.created",
    subjectKind: "user",
    subjectId: id,
    detail: { role, keyId: keyId ?? null },
  });
  const row = await findMember(tx, id);
  if (row === undefined) throw new AppError("not-found");
  await sendInvitation(tx, app, row);
  return id;
}
