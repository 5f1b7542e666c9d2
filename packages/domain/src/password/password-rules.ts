import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { PASSWORD_MIN } from "./password-length.ts";

/** So many different letters must be left of a password without what everybody tries first. */
const LEAST_DIFFERENT = 6;
/** Something as short as this typed again and again is still that short. */
const LONGEST_BLOCK = 10;
/** A walk over the keys, or along the alphabet, is seen from this length on. */
const LEAST_WALK = 4;

/** Words that leaked long passwords are chained of: what is left without all of them counts. */
const CHAINED = [
  ..."password passw0rd qwertyuiop qwerty 1q2w3e4r 1qaz2wsx zaq12wsx asdfghjkl letmein iloveyou welcome admin".split(
    " ",
  ),
  ..."administrator changeme trustno1 monkey dragon football baseball superman sunshine princess".split(" "),
  ..."correcthorsebatterystaple airfreight aircargo kilolane".split(" "),
] as const;

const WALKS = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1q2w3e4r5t6y7u8i9o0p",
].flatMap((walk) => [walk, walk.split("").toReversed().join("")]);

/** Signs that stand for letters. */
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
};

/** A field error code of the contract. */
export type PasswordProblem = "password-short" | "password-common";

/**
 * What is wrong with a new password: too short, or easy to guess, that is made of well-known words, of walks over the
 * keys, of one thing repeated, of the person's or company's own names, or of digits alone. The server refuses by this
 * and the screen says so while it is typed (reliability-security.md B 14).
 * @param names what must not carry the password: email, person, company
 * @param words well-known passwords, as `coreOfPassword` leaves them
 */
export function findPasswordProblem(
  password: string,
  names: readonly string[],
  words: readonly string[] = COMMON_PASSWORDS,
): PasswordProblem | undefined {
  if (password.length < PASSWORD_MIN) return "password-short";
  return isGuessable(password, names, words) ? "password-common" : undefined;
}

function isGuessable(password: string, names: readonly string[], words: readonly string[]): boolean {
  const folded = fold(password);
  const core = coreOfPassword(password);
  return (
    new Set(folded).size < LEAST_DIFFERENT ||
    isRepeated(folded) ||
    isTooLittle(withoutWalks(folded)) ||
    isTooLittle(without(folded, [...CHAINED, ...namesToAvoid(names)])) ||
    words.some((word) => core.includes(word) && isTooLittle(without(core, [word])))
  );
}

function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The letters between the padding of digits and signs, with the signs among and right beside them read as letters. */
export function coreOfPassword(password: string): string {
  const core = password
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^[^\p{L}]*?(?=[0134578@$!]?\p{L})/u, "")
    .replace(/(\p{L}[0134578@$!]?)[^\p{L}]*$/u, "$1");
  return fold(core.replaceAll(/[0134578@$!]/g, (sign) => LEET[sign] ?? sign));
}

function namesToAvoid(names: readonly string[]): string[] {
  return names
    .flatMap((name) => [name, ...name.split(/[\s@.]+/)])
    .map(fold)
    .filter((name) => name.length >= LEAST_WALK);
}

function without(text: string, words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ""), text);
}

function withoutWalks(text: string): string {
  let rest = "";
  for (let at = 0; at < text.length;) {
    let end = at + LEAST_WALK;
    while (end <= text.length && WALKS.some((walk) => walk.includes(text.slice(at, end)))) end += 1;
    const length = end - 1 - at;
    if (length >= LEAST_WALK) at += length;
    else {
      rest += text[at];
      at += 1;
    }
  }
  return rest;
}

/** True for one short thing typed again and again. */
function isRepeated(text: string): boolean {
  const block = (text + text).indexOf(text, 1);
  return block < text.length && block <= LONGEST_BLOCK;
}

function isTooLittle(rest: string): boolean {
  return rest.replaceAll(/\p{N}/gu, "").length < LEAST_DIFFERENT;
}
