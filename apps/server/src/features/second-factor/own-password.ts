import type { PlatformScope, UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { isPassword } from "../account/password.ts";
import { getOwnSecret, type OwnSecret } from "./reads.ts";

/**
 * Makes sure that the owner of the account sits there, not somebody who found the screen unlocked.
 * @returns the account's email
 * @throws AppError validation (currentPassword: password-wrong), never a 401, which would sign the person out
 */
export async function verifyPassword(scope: UserScope | PlatformScope, typed: string): Promise<string> {
  const { email, password_hash: stored } = await withTransaction<UserScope | PlatformScope, OwnSecret>(
    scope,
    getOwnSecret,
  );
  if (await isPassword(typed, stored)) return email;
  throw invalidFields({ field: "currentPassword", code: "password-wrong" });
}
