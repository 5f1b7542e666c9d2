import type { Registration } from "@kilolane/contract";
import { roleOfSeat, type SeatedKind } from "@kilolane/domain";
import type { SystemScope } from "../../db/scope.ts";
import { isUniqueViolation, withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { countCall } from "../../http/rate-limits.ts";
import { createAccountIn } from "../account/founding.ts";
import { checkPassword } from "../account/password-rules.ts";
import { hashPassword } from "../account/password.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getClaimedKey } from "./claimed-key.ts";
import { insertKeyUsed, useKey } from "./writes.ts";

/** Somebody who registers with a key, and from where. */
export interface HolderRegistration {
  readonly kind: SeatedKind;
  readonly registration: Registration;
  readonly ip: string;
}

/**
 * Registers the holder of a key: the account is made and the key is used in one transaction, once. The key came by
 * mail to the email it is for, so that no code has to prove that email again.
 * @throws AppError key-invalid, already-registered, validation, too-many-requests
 */
export async function createHolder(
  scope: SystemScope,
  app: App,
  { kind, registration, ip }: HolderRegistration,
): Promise<void> {
  await countCall(app.database, "key-check", ip);
  const {
    keyType,
    alphanumericKey: text = "",
    password,
    confirmPassword,
    firstName,
    lastName,
  } = registration;
  if (keyType === undefined) throw invalidFields({ field: "keyType", code: "required" });
  const email = registration.email.toLowerCase();
  const key = await withTransaction(scope, (tx) => getClaimedKey(tx, app, { text, keyType, kind }));
  if (key.email !== email) throw new AppError("key-invalid");
  const role = roleOfSeat(kind, keyType);
  if (role === undefined) throw new AppError("key-invalid");
  checkPassword({ password, confirmPassword, field: "password" }, [email, firstName, lastName, key.name]);
  const passwordHash = await hashPassword(password);
  try {
    await withTransaction(scope, async (tx) => {
      const { company_id: companyId } = key;
      const { locale } = scope;
      const account = { companyId, role, email, passwordHash, firstName, lastName, locale };
      const userId = await createAccountIn(tx, account);
      if (!(await useKey(tx, key, userId))) throw new AppError("key-invalid");
      await insertKeyUsed(tx, { companyId, userId }, { person: `${firstName} ${lastName}`, email });
      await recordAuditIn(tx, {
        action: "key.used",
        subjectKind: "key",
        subjectId: key.id,
        companyId,
        userId,
      });
    });
  } catch (error) {
    if (isUniqueViolation(error, "user_account_email_key")) throw new AppError("already-registered");
    throw error;
  }
}
