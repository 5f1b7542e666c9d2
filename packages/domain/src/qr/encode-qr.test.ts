import { expect, test } from "vitest";
import { encodeQr, type QrModules } from "./encode-qr.ts";
import { checkWordsOf } from "./reed-solomon.ts";
import { encodeWords } from "./qr-words.ts";

/** The code of `KILOLANE`, checked with an independent reader. */
const SCANNED = [
  "#######.#.#...#######",
  "#.....#..#.#..#.....#",
  "#.###.#.##.#..#.###.#",
  "#.###.#.....#.#.###.#",
  "#.###.#.....#.#.###.#",
  "#.....#.##....#.....#",
  "#######.#.#.#.#######",
  ".........#.#.........",
  "#.#...##.#.##..#..#.#",
  "#..##....#...#....#..",
  "##....###.#...#.#.#.#",
  ".##....#.##.#...##.##",
  "#.#.####.....##..###.",
  "........##.#.##..##..",
  "#######.#..###..###.#",
  "#.....#..#.#.###.#...",
  "#.###.#...##########.",
  "#.###.#..#.......##..",
  "#.###.#.#.....#.#..##",
  "#.....#...#.#....#...",
  "#######.##....#..##.#",
];

const rowsOf = (modules: QrModules) =>
  modules.map((row) => row.map((isDark) => (isDark ? "#" : ".")).join(""));

test("a short text is drawn as scanners read it", () => {
  expect(rowsOf(encodeQr("KILOLANE"))).toEqual(SCANNED);
});

test.each([
  [1, 21],
  [14, 21],
  [15, 25],
  [106, 41],
  [107, 45],
  [666, 97],
])("%d bytes fit into %d modules a side", (length, side) => {
  const modules = encodeQr("k".repeat(length));
  expect([modules.length, modules[0]?.length]).toEqual([side, side]);
});

test("a text that no version holds is refused", () => {
  expect(() => encodeQr("k".repeat(700))).toThrow(RangeError);
});

test("the first block carries the text, and its check words divide out", () => {
  const { version, words } = encodeWords("Kilolane ✈");
  expect(version).toBe(1);
  // mode and length take twelve bits: the text begins in the middle of a byte
  const bits = words.map((word) => word.toString(2).padStart(8, "0")).join("");
  const bytes = bits.slice(12, 12 + 12 * 8).match(/.{8}/g) ?? [];
  const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)));
  expect(text).toBe("Kilolane ✈");
  expect(checkWordsOf(words, 10).every((word) => word === 0)).toBe(true);
});
