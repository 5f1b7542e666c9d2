import { randomInt } from "node:crypto";
import type { UserTransaction } from "../../db/transaction.ts";
import { keyedHash } from "../../integrations/secrets/seal.ts";
import { replaceRecoveryCodes } from "./writes.ts";

const CODES = 10;
const LETTERS = 10;
/** Without letters that are taken for others. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** Ten codes of ten letters and digits (49 bits each), as `ABCDE-FGHJK`. */
function makeRecoveryCodes(): readonly string[] {
  return Array.from({ length: CODES }, () => {
    const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}

/** What is stored of a code: a keyed hash, bound to its owner. Case, blanks and dashes are no matter. */
export function hashRecoveryCode(secretKey: string, userId: string, code: string): Buffer {
  const letters = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return keyedHash(secretKey, "recovery-code", `${userId}:${letters}`);
}

/** Makes recovery codes and keeps their hashes; the earlier ones are dead. */
export async function createRecoveryCodesIn(
  tx: UserTransaction,
  secretKey: string,
): Promise<readonly string[]> {
  const codes = makeRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    codes.map((code) => hashRecoveryCode(secretKey, tx.scope.userId, code)),
  );
  return codes;
}
