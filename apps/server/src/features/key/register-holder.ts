import type { EndpointOutput, Registration, validateKey } from "@kilolane/contract";
import { isKeyType, parseKeyText, roleOfSeat, type KeyType, type SeatedKind } from "@kilolane/domain";
import type { SystemScope } from "../../db/scope.ts";
import { isUniqueViolation, withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { countCall } from "../../http/rate-limits.ts";
import { keyedHash } from "../../integrations/secrets/seal.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { checkPassword } from "../session/check-password.ts";
import { hashPassword } from "../session/hash-password.ts";
import { createAccount } from "../signup/create-account.ts";
import { findKeyByIndex, type OpenKey } from "./reads/key.ts";
import { lastDayOf } from "./present.ts";
import { insertKeyUsed, useKey } from "./writes.ts";

/** What somebody claims to hold. */
export interface ClaimedKey {
  readonly text: string;
  readonly keyType: KeyType;
  readonly kind: SeatedKind;
}

/**
 * The key that the claim names, if it opens a seat: known, assigned, unused, active, not expired, of that type, of an
 * approved and active company of that kind. Each reason against it is the same refusal.
 * @throws AppError key-invalid
 */
export async function findClaimedKey(scope: SystemScope, app: App, claim: ClaimedKey): Promise<OpenKey> {
  const text = parseKeyText(claim.text);
  if (text === undefined) throw new AppError("key-invalid");
  const keyIndex = keyedHash(app.config.secretKey, "licence-index", text);
  const key = await withTransaction(scope, (tx) => findKeyByIndex(tx, keyIndex));
  if (key === undefined || key.key_type !== claim.keyType || key.kind !== claim.kind) {
    throw new AppError("key-invalid");
  }
  return key;
}

/** What the validate screens show of a key that opens a seat. */
export function presentOpenKey(key: OpenKey): EndpointOutput<typeof validateKey> {
  return {
    companyName: key.name,
    email: key.email ?? "",
    keyType: key.key_type,
    role: isKeyType(key.key_type) ? (roleOfSeat(key.kind, key.key_type) ?? "") : "",
    expiryDate: lastDayOf(key.expires_at),
  };
}

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
export async function registerHolder(
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
  const key = await findClaimedKey(scope, app, { text, keyType, kind });
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
      const userId = await createAccount(tx, account);
      if (!(await useKey(tx, key, userId))) throw new AppError("key-invalid");
      await insertKeyUsed(tx, { companyId, userId }, { person: `${firstName} ${lastName}`, email });
      await recordAudit(tx, {
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
