import { type KeyType, parseKeyText, type SeatedKind } from "@kilolane/domain";
import type { SystemTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { keyedHash } from "../../integrations/secrets/seal.ts";
import { findKeyByIndex, type OpenKey } from "./reads/key.ts";

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
export async function getClaimedKey(tx: SystemTransaction, app: App, claim: ClaimedKey): Promise<OpenKey> {
  const text = parseKeyText(claim.text);
  if (text === undefined) throw new AppError("key-invalid");
  const keyIndex = keyedHash(app.config.secretKey, "licence-index", text);
  const key = await findKeyByIndex(tx, keyIndex);
  if (key === undefined || key.key_type !== claim.keyType || key.kind !== claim.kind) {
    throw new AppError("key-invalid");
  }
  return key;
}
