import type { KeyRow } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { sendKeyIn } from "../seat/key-mail.ts";
import { recordKeyIn } from "../seat/locked-key.ts";
import { getGivableKey, getPresentedKey } from "./locked-key.ts";

/**
 * Mails a key again, to the email that is on it and to no other.
 * @throws AppError not-found, state-conflict, validation (email or keyType: unknown when it is not the key's)
 */
export function sendKey(
  scope: CompanyScope,
  app: App,
  claim: { readonly id: string; readonly email: string; readonly keyType: string },
): Promise<KeyRow> {
  return withTransaction(scope, async (tx) => {
    const key = await getGivableKey(tx, claim.id);
    const { email, key_type: keyType } = key.row;
    if (keyType !== claim.keyType) throw invalidFields({ field: "keyType", code: "unknown" });
    if (email === null || email !== claim.email.toLowerCase()) {
      throw invalidFields({ field: "email", code: "unknown" });
    }
    await sendKeyIn(tx, app, key, email);
    await recordKeyIn(tx, "key.resent", claim.id, { email });
    return getPresentedKey(tx, claim.id);
  });
}
