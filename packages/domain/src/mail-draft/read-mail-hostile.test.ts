import { expect, test } from "vitest";
import { mailContext } from "../../test/mail-draft/mail-context.ts";
import { readMail } from "./read-mail.ts";

const KB = 1024;
/** Eight times the text takes eight times as long in linear time, and 64 times as long in quadratic time. */
const MOST_GROWTH = 24;
const RUNS = 3;
/** Below this a reading is too short to be measured: both times are raised by it. */
const FLOOR_MS = 3;

const HOSTILE_PARTS = [
  ["digits", "1"],
  ["Arabic digits", "١"],
  ["grouped digits", "1,"],
  ["figures", "12 "],
  ["tabs", "\t"],
  ["blanks", " "],
  ["line breaks", "\n"],
  ["crosses", "x"],
  ["dimensions", "12x"],
  ["dimensions by line", "3 pallets 120x80x100 cm 250 kg\n"],
  ["at signs", "@"],
  ["addresses", "a@a."],
  ["quote marks", ">"],
  ["quoted lines", "> 1\n"],
  ["pipes", "|"],
  ["table cells", "| 1 "],
  ["letters", "a"],
  ["capitals", "ORD "],
  ["forwarded headers", "From: a\n"],
  ["dates", "12/05 "],
] as const;

/** Processor time of this thread in ms: what else runs on the machine does not count. */
function spentMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The least processor time that a reading took, in ms. */
function leastMs(text: string): number {
  const context = mailContext("2026-11-24");
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    const start = spentMs();
    readMail(text, context);
    least = Math.min(least, spentMs() - start);
  }
  return least;
}

const textOf = (part: string, size: number): string =>
  part.repeat(Math.ceil(size / part.length)).slice(0, size);

test.each(HOSTILE_PARTS)("a text of nothing but %s is read in linear time", (_name, part) => {
  const short = leastMs(textOf(part, 4 * KB)) + FLOOR_MS;
  const long = leastMs(textOf(part, 32 * KB)) + FLOOR_MS;
  expect(long / short).toBeLessThanOrEqual(MOST_GROWTH);
});
