import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { sealText } from "../../integrations/secrets/seal.ts";
import { requirePassword } from "./own-password.ts";
import { getOwnSecret, lockFactor } from "./reads.ts";
import { makeTotpKey, totpUri } from "../../integrations/secrets/totp.ts";
import { upsertUnprovenKey } from "./writes.ts";

/**
 * Makes a key for the caller's authenticator app; the sign-in asks for codes only once one has proved it.
 * @throws AppError validation (currentPassword), state-conflict when a second factor is on already
 */
export async function createSecondFactor(
  scope: UserScope,
  secretKey: string,
  password: string,
): Promise<{ key: string; uri: string }> {
  const owner = await withTransaction(scope, getOwnSecret);
  await requirePassword(owner, password);
  const key = makeTotpKey();
  await withTransaction(scope, async (tx) => {
    if ((await lockFactor(tx, scope))?.confirmed_at) throw new AppError("state-conflict");
    await upsertUnprovenKey(tx, sealText(secretKey, "second-factor", key));
  });
  return { key, uri: totpUri(key, owner.email) };
}
