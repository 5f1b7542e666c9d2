/** A source of numbers in [0, 1) that a text seeds: the same text gives the same row of numbers on every machine. */
export type Random = () => number;

/** FNV-1a over the text's UTF-16 units, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Mulberry32 seeded by a text. Each thing of the demo world has a source of its own, named after it, so that adding a
 * carrier or a lane changes nothing elsewhere.
 */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `least` to `most`, both inclusive. */
export function pickNumber(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** One of the items. Throws `RangeError` for an empty list. */
export function pickOne<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("Nothing to pick from");
  return item;
}
