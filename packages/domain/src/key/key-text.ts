/** Crockford's base 32: no I, L, O, U, so that a key read aloud or from paper is not misread. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const OF_ALPHABET = /^[0-9A-HJKMNP-TV-Z]+$/;
const CHARACTERS = 30;
const GROUP = 6;

/** Random bytes that a key is made of: five bits a character, 150 bits in all (at least 128 are promised). */
export const KEY_BYTES = 19;

/**
 * A licence key as people read it: five groups of six characters, `4F7K2M-…`.
 * @param random at least `KEY_BYTES` random bytes
 * @throws RangeError when there are fewer
 */
export function keyTextOf(random: Uint8Array): string {
  if (random.length < KEY_BYTES) throw new RangeError(`a key takes ${KEY_BYTES} random bytes`);
  let [held, bits, characters] = [0, 0, ""];
  for (const byte of random.subarray(0, KEY_BYTES)) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) characters += ALPHABET[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return grouped(characters);
}

/**
 * A key as typed (any case, with or without dashes and spaces, O for 0, I and L for 1) in its one spelling;
 * undefined when it is no key at all.
 */
export function parseKeyText(typed: string): string | undefined {
  if (typed.length > 200) return undefined;
  const characters = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  if (characters.length !== CHARACTERS) return undefined;
  return OF_ALPHABET.test(characters) ? grouped(characters) : undefined;
}

/** What lists show of a key: its last four characters. */
export function maskKey(tail: string): string {
  return `••••••-••••••-••••••-••••••-••${tail}`;
}

/** The part of a key that may be shown. */
export function keyTailOf(text: string): string {
  return text.slice(-4);
}

function grouped(characters: string): string {
  const groups: string[] = [];
  for (let start = 0; start < characters.length; start += GROUP) {
    groups.push(characters.slice(start, start + GROUP));
  }
  return groups.join("-");
}
