import { checkWordsOf } from "./reed-solomon.ts";

/** Check words of a block, and blocks, by version from 1 (ISO/IEC 18004 table 9, level M: 15 % may be unreadable). */
const CHECK_WORDS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16] as const;
const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;

/** Modules that hold data and check words: all but the patterns that scanners look for. */
function dataModulesOf(version: number): number {
  const all = (16 * version + 128) * version + 64;
  if (version === 1) return all;
  const aligned = Math.floor(version / 7) + 2;
  return all - ((25 * aligned - 10) * aligned - 55) - (version >= 7 ? 36 : 0);
}

/** Codewords of a version, and how many of them are data. */
function capacityOf(version: number) {
  const words = Math.floor(dataModulesOf(version) / 8);
  const blocks = BLOCKS[version - 1] ?? 1;
  const checkWords = CHECK_WORDS[version - 1] ?? 10;
  return { words, blocks, checkWords, dataWords: words - blocks * checkWords };
}

function toBits(value: number, length: number): number[] {
  return Array.from({ length }, (_, at) => (value >>> (length - 1 - at)) & 1);
}

/** Mode, length, text, filling: as many bytes as the version holds; undefined when it holds less. */
function dataWordsOf(bytes: Uint8Array, version: number): number[] | undefined {
  const { dataWords } = capacityOf(version);
  const bits = [
    ...toBits(BYTE_MODE, 4),
    ...toBits(bytes.length, version < 10 ? 8 : 16),
    ...Array.from(bytes).flatMap((byte) => toBits(byte, 8)),
  ];
  if (bits.length > dataWords * 8) return undefined;
  bits.push(...toBits(0, Math.min(4, dataWords * 8 - bits.length)));
  bits.push(...toBits(0, (8 - (bits.length % 8)) % 8));
  const words = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
  for (let at = 0; words.length < dataWords; at += 1) words.push(PADDING[at % 2] ?? 0);
  return words;
}

/** The first words of all lists, then the second ones, and so on. */
function deal(lists: readonly (readonly number[])[], length: number): number[] {
  return Array.from({ length }, (_, at) =>
    lists.flatMap((list) => (at < list.length ? [list[at] ?? 0] : [])),
  ).flat();
}

/** Splits the data into blocks, adds each one's check words, and deals them out in turn. */
function interleave(data: readonly number[], version: number): number[] {
  const { words, blocks, checkWords } = capacityOf(version);
  const shortBlocks = blocks - (words % blocks);
  const shortLength = Math.floor(words / blocks) - checkWords;
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, at) => {
    const part = data.slice(from, from + shortLength + (at < shortBlocks ? 0 : 1));
    from += part.length;
    return part;
  });
  const checks = parts.map((part) => checkWordsOf(part, checkWords));
  return [...deal(parts, shortLength + 1), ...deal(checks, checkWords)];
}

/** The smallest version that holds the text, and the codewords in the order of their modules. */
export function encodeWords(text: string): { version: number; words: number[] } {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= BLOCKS.length; version += 1) {
    const data = dataWordsOf(bytes, version);
    if (data) return { version, words: interleave(data, version) };
  }
  throw new RangeError(`${bytes.length} bytes are too long for a QR code`);
}
