import type { KeyRow } from "@kilolane/contract";
import { isKeyType } from "@kilolane/domain";
import { isLanguage, loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { openSealed } from "../../integrations/secrets/seal.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { queueNotice } from "../notification/send-notice.ts";
import { lastDayOf, presentKey } from "./present.ts";
import { findKey, getKeyCompany, lockKey, type StoredKey } from "./reads.ts";
import { updateKey } from "./writes.ts";

/** Where the holder of a key enters it; what has no screen of its own enters it at the forwarder's. */
const VALIDATE_PATHS: Readonly<Record<string, string>> = {
  airline: "/airline/key/validate",
  shipper: "/shipper/key/validate",
};

/** A key locked for a change: as lists show it, and its text sealed. */
export interface LockedKey {
  readonly row: StoredKey;
  readonly sealed: Buffer;
}

/** Locks a key of the company. @throws AppError not-found */
export async function getLockedKey(tx: CompanyTransaction, id: string): Promise<LockedKey> {
  const sealed = await lockKey(tx, id);
  const row = sealed === undefined ? undefined : await findKey(tx, id);
  if (sealed === undefined || row === undefined) throw new AppError("not-found");
  return { row, sealed };
}

/** The key as it stands after a change. @throws AppError not-found */
export async function getPresentedKey(tx: CompanyTransaction, id: string): Promise<KeyRow> {
  const row = await findKey(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentKey(row);
}

/**
 * Puts an email on a key that nobody has used (in the place of an earlier one, too) and mails the key there.
 * @throws AppError not-found, state-conflict when it is used, suspended or expired
 */
export function assignKey(scope: CompanyScope, app: App, id: string, typedEmail: string): Promise<KeyRow> {
  const email = typedEmail.toLowerCase();
  return withTransaction(scope, async (tx) => {
    const key = await getLockedKey(tx, id);
    refuseClosed(key.row);
    await updateKey(tx, id, { email, assigned_at: new Date() });
    await mailKey(tx, app, { ...key, row: { ...key.row, email } });
    await noteKey(tx, "key.assigned", id, { email });
    return getPresentedKey(tx, id);
  });
}

/**
 * Takes the email off a key that nobody has used: what was mailed opens nothing any more.
 * @throws AppError not-found, state-conflict
 */
export function unassignKey(scope: CompanyScope, id: string): Promise<KeyRow> {
  return withTransaction(scope, async (tx) => {
    const { row } = await getLockedKey(tx, id);
    if (row.used_by !== null) throw new AppError("state-conflict");
    await updateKey(tx, id, { email: null, assigned_at: null });
    await noteKey(tx, "key.unassigned", id, { email: row.email });
    return getPresentedKey(tx, id);
  });
}

/**
 * Mails a key again, to the email that is on it and to no other.
 * @throws AppError not-found, state-conflict, validation (email or keyType: unknown when it is not the key's)
 */
export function resendKey(
  scope: CompanyScope,
  app: App,
  claim: { readonly id: string; readonly email: string; readonly keyType: string },
): Promise<KeyRow> {
  return withTransaction(scope, async (tx) => {
    const key = await getLockedKey(tx, claim.id);
    if (key.row.key_type !== claim.keyType) throw invalidFields({ field: "keyType", code: "unknown" });
    if (key.row.email !== claim.email.toLowerCase()) throw invalidFields({ field: "email", code: "unknown" });
    refuseClosed(key.row);
    await mailKey(tx, app, key);
    await noteKey(tx, "key.resent", claim.id, { email: key.row.email });
    return presentKey(key.row);
  });
}

function refuseClosed(row: StoredKey): void {
  if (row.used_by !== null || row.is_suspended || row.is_expired) throw new AppError("state-conflict");
}

async function mailKey(tx: CompanyTransaction, app: App, { row, sealed }: LockedKey): Promise<void> {
  const { name: company, kind } = await getKeyCompany(tx);
  const language = isLanguage(tx.scope.locale) ? tx.scope.locale : "en";
  const t = await loadTranslator(language, "key");
  await queueNotice(tx, app, {
    kind: "keyAssigned",
    to: row.email ?? "",
    name: "",
    language,
    values: {
      company,
      type: isKeyType(row.key_type) ? t(`type.${row.key_type}`) : row.key_type,
      until: lastDayOf(row.expires_at),
    },
    code: openSealed(app.config.secretKey, "licence-key", sealed),
    path: VALIDATE_PATHS[kind] ?? "/freightforwarder/key/validate",
  });
}

/** Notes what happened to a key; never its text. */
export function noteKey(
  tx: CompanyTransaction,
  action: string,
  subjectId: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return recordAudit(tx, { action, subjectKind: "key", subjectId, detail });
}
