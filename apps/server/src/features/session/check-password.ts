import { invalidFields } from "../../http/app-error.ts";

/** Beginnings of long passwords that lists of leaked ones are full of, folded as `fold` does. */
const COMMON = [
  "password",
  "passw0rd",
  "qwertyuiop",
  "qwerty",
  "1q2w3e4r",
  "1qaz2wsx",
  "zaq12wsx",
  "asdfghjkl",
  "letmein",
  "iloveyou",
  "welcome",
  "admin",
  "administrator",
  "changeme",
  "trustno1",
  "monkey",
  "dragon",
  "football",
  "baseball",
  "superman",
  "sunshine",
  "princess",
  "correcthorsebatterystaple",
  "airfreight",
  "aircargo",
  "kilolane",
] as const;
const SEQUENCES =
  "01234567890123456789 98765432109876543210 abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz";
const LEAST_DIFFERENT = 6;

function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** True when what is left beside well-known words, the person's own names and digits is too little. */
function isGuessable(password: string, names: readonly string[]): boolean {
  const folded = fold(password);
  if (new Set(folded).size < LEAST_DIFFERENT) return true;
  if (folded.length > 0 && SEQUENCES.includes(folded)) return true;
  const known = [...COMMON, ...names.map(fold).filter((name) => name.length >= 4)];
  const rest = known
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ""), folded)
    .replaceAll(/\p{N}/gu, "");
  return rest.length < LEAST_DIFFERENT;
}

/** A new password as typed twice. */
export interface TypedPassword {
  readonly password: string;
  readonly confirmPassword: string;
  /** the field in which the password came */
  readonly field: "password" | "newPassword";
}

/**
 * Refuses passwords that were typed differently or are easy to guess: made of common words, the product's name, or
 * the person's or company's own (reliability-security.md B 14). Their length is checked by the contract.
 * @param names what must not carry the password: email, person, company
 * @throws AppError validation (confirmPassword: password-mismatch; password-common)
 */
export function checkPassword(typed: TypedPassword, names: readonly string[]): void {
  if (typed.password !== typed.confirmPassword) {
    throw invalidFields({ field: "confirmPassword", code: "password-mismatch" });
  }
  const parts = names.flatMap((name) => [name, ...name.split(/[\s@.]+/)]);
  if (isGuessable(typed.password, parts)) {
    throw invalidFields({ field: typed.field, code: "password-common" });
  }
}
