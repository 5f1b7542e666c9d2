import type { TextRange } from "./mail-reading.ts";
import type { CleanText } from "./text/clean-text.ts";
import type { MailMessage } from "./text/mail-messages.ts";
import type { ThreadLine } from "./text/thread-lines.ts";
import { isDigit, type Token } from "./text/tokens.ts";

/** Sorted ranges without overlaps; ranges nearer than `gap` become one. */
export function joinRanges(ranges: readonly TextRange[], gap: number): TextRange[] {
  const sorted = ranges.toSorted((a, b) => a[0] - b[0]);
  const result: [number, number][] = [];
  for (const [start, end] of sorted) {
    const last = result.at(-1);
    if (last !== undefined && start <= last[1] + gap) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

function isEdge(token: Token | undefined): boolean {
  return (
    token === undefined ||
    token.kind === "line" ||
    token.text === ";" ||
    token.text === "," ||
    token.text === "."
  );
}

/** The part of a text that an unread figure belongs to: up to the signs and line ends around it. */
function clauseOf(tokens: readonly Token[], index: number): TextRange {
  let first = index;
  let last = index;
  while (first > index - 6 && !isEdge(tokens[first - 1])) first -= 1;
  while (last < index + 4 && !isEdge(tokens[last + 1])) last += 1;
  return [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
}

/**
 * The places among the tokens of numbers that nothing was read from.
 * @param taken what was read, as joined ranges
 */
export function unreadNumbers(tokens: readonly Token[], taken: readonly TextRange[]): number[] {
  const places: number[] = [];
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    while (at < taken.length && (taken[at]?.[1] ?? 0) <= token.start) at += 1;
    const covering = taken[at];
    const isUsed = covering !== undefined && covering[0] <= token.start;
    if (token.kind === "number" && !isUsed) places.push(index);
  }
  return places;
}

function linesWithFigures(clean: CleanText, lines: readonly ThreadLine[]): TextRange[] {
  return lines
    .filter((line) => hasDigit(clean.folded, line.content, line.end))
    .map((line) => [line.content, line.end]);
}

function hasDigit(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) {
    if (isDigit(text.charAt(index))) return true;
  }
  return false;
}

/** The parts with figures that no field, line or question was read from. Offsets into the clean text. */
export function unreadRanges(
  clean: CleanText,
  messages: readonly MailMessage[],
  used: readonly TextRange[],
): TextRange[] {
  const taken = joinRanges(used, 0);
  const ranges = messages.flatMap((message) => [
    ...unreadNumbers(message.tokens, taken).map((index) => clauseOf(message.tokens, index)),
    ...linesWithFigures(clean, [...message.signature, ...message.legal]),
  ]);
  return without(joinRanges(ranges, 2), taken);
}

/** Cuts out what was used after all. */
function without(ranges: readonly TextRange[], taken: readonly TextRange[]): TextRange[] {
  const left: TextRange[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    let from = start;
    while (at < taken.length && (taken[at]?.[1] ?? 0) <= start) at += 1;
    for (let next = at; next < taken.length && (taken[next]?.[0] ?? 0) < end; next += 1) {
      const [usedStart, usedEnd] = taken[next] ?? [end, end];
      if (usedStart > from) left.push([from, usedStart]);
      from = Math.max(from, usedEnd);
    }
    if (from < end) left.push([from, end]);
  }
  return left;
}
