import { coreOfPassword, findPasswordProblem, type PasswordProblem } from "@kilolane/domain";
import { dictionary } from "@zxcvbn-ts/language-common";
import { invalidFields } from "../../http/app-error.ts";

/** A new password as typed twice. */
export interface TypedPassword {
  readonly password: string;
  readonly confirmPassword: string;
  /** the field in which the password came */
  readonly field: "password" | "newPassword";
}

/** Shorter ones are part of too many good words. */
const LEAST_WORD = 4;

let knownWords: readonly string[] | undefined;

/** What is left of every password of the published list, the most used first; made when first asked for. */
function wordsOfLeaks(): readonly string[] {
  const cores = dictionary["passwords-common"].filter((word) => /\p{L}/u.test(word)).map(coreOfPassword);
  return [...new Set(cores)].filter((core) => core.length >= LEAST_WORD);
}

/**
 * What is wrong with a new password: the rules that the screens show while one types, and none of the 49,000 most used
 * passwords of leaks, however it is stretched (decision 14).
 * @param names what must not carry the password: email, person, company
 */
export function findNewPasswordProblem(
  password: string,
  names: readonly string[],
): PasswordProblem | undefined {
  knownWords ??= wordsOfLeaks();
  return findPasswordProblem(password, names) ?? findPasswordProblem(password, names, knownWords);
}

/**
 * Refuses passwords that were typed differently, are too short or easy to guess.
 * @param names what must not carry the password: email, person, company
 * @throws AppError validation (confirmPassword: password-mismatch; password-short, password-common)
 */
export function checkPassword(typed: TypedPassword, names: readonly string[]): void {
  if (typed.password !== typed.confirmPassword) {
    throw invalidFields({ field: "confirmPassword", code: "password-mismatch" });
  }
  const problem = findNewPasswordProblem(typed.password, names);
  if (problem !== undefined) throw invalidFields({ field: typed.field, code: problem });
}
