import { invalidFields } from "../../http/app-error.ts";
import { isPassword } from "../account/password.ts";
import type { OwnSecret } from "./reads.ts";

/**
 * Makes sure that the owner of the account sits there, not somebody who found the screen unlocked.
 * @param stored the account's email and hash
 * @throws AppError validation (currentPassword: password-wrong), never a 401, which would sign the person out
 */
export async function requirePassword(stored: OwnSecret, typed: string): Promise<void> {
  if (await isPassword(typed, stored.password_hash)) return;
  throw invalidFields({ field: "currentPassword", code: "password-wrong" });
}
