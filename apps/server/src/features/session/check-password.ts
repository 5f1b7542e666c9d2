import { findPasswordProblem } from "@kilolane/domain";
import { invalidFields } from "../../http/app-error.ts";

/** A new password as typed twice. */
export interface TypedPassword {
  readonly password: string;
  readonly confirmPassword: string;
  /** the field in which the password came */
  readonly field: "password" | "newPassword";
}

/**
 * Refuses passwords that were typed differently, are too short or easy to guess; the rules are those that the screens
 * show while one types.
 * @param names what must not carry the password: email, person, company
 * @throws AppError validation (confirmPassword: password-mismatch; password-short, password-common)
 */
export function checkPassword(typed: TypedPassword, names: readonly string[]): void {
  if (typed.password !== typed.confirmPassword) {
    throw invalidFields({ field: "confirmPassword", code: "password-mismatch" });
  }
  const problem = findPasswordProblem(typed.password, names);
  if (problem !== undefined) throw invalidFields({ field: typed.field, code: problem });
}
