import type { createMember, EndpointParsed } from "@kilolane/contract";
import { type KeyType, type Role, roleOfSeat } from "@kilolane/domain";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { createPasswordLinkIn } from "../account/mailed-link.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { sendNoticeIn } from "../notification/notice.ts";
import { getKeyCompany } from "./reads/key.ts";
import { findMember, type MemberRow } from "./reads/member.ts";
import { insertMember } from "./writes.ts";

export type MemberForm = EndpointParsed<typeof createMember>["body"];

/** The constraint that an email in use breaks. */
export const EMAIL_TAKEN = "user_account_email_key";

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
export async function createInvitedMemberIn(
  tx: CompanyTransaction,
  app: App,
  { form, role, passwordHash }: InvitedMember,
  seat: (userId: string) => Promise<string | undefined>,
): Promise<string> {
  const email = form.email.toLowerCase();
  const id = await insertMember(tx, { ...form, role, email, passwordHash });
  const keyId = await seat(id);
  await recordAuditIn(tx, {
    action: "user.created",
    subjectKind: "user",
    subjectId: id,
    detail: { role, keyId: keyId ?? null },
  });
  const row = await findMember(tx, id);
  if (row === undefined) throw new AppError("not-found");
  await sendInvitationIn(tx, app, row);
  return id;
}

/** Mails somebody of the scope's company a link on which they set their first password. */
export async function sendInvitationIn(
  tx: CompanyTransaction,
  app: App,
  { id, email: to, first_name: name, locale: language }: MemberRow,
): Promise<void> {
  const { name: company } = await getKeyCompany(tx);
  const inviter = await findMember(tx, tx.scope.userId);
  const person = inviter === undefined ? company : `${inviter.first_name} ${inviter.last_name}`.trim();
  const path = await createPasswordLinkIn(tx, id, "invitation");
  await sendNoticeIn(tx, app, { kind: "invitation", to, name, language, values: { person, company }, path });
}
