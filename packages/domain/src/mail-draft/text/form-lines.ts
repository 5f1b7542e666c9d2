import { isBlank, linesOf, type Line } from "./lines.ts";

/** The label of a form's field alone on its line: `Number of pieces:`, `Total weight (kg) :` */
const LABEL = /^[^\d:;,.?!]{2,40}:$/;
const LONGEST_LINE = 120;
/** One label alone may as well be a heading: `Dimensions:`, and below it the lines of goods. */
const LEAST_LABELS = 3;

/** The next line with something on it, at most one empty line below; -1 for none. */
function below(lines: readonly Line[], isEmpty: readonly boolean[], index: number): number {
  if (index + 1 < lines.length && isEmpty[index + 1] === false) return index + 1;
  return index + 2 < lines.length && isEmpty[index + 2] === false ? index + 2 : -1;
}

/**
 * Puts the labels of a form onto the lines of their values, offsets kept: a website sends `Total weight:` and, below it,
 * `800 kg`. A label with several lines below it is a heading and stays.
 */
export function withFormLines(folded: string): string {
  const lines = linesOf(folded, 0, folded.length);
  const contents = lines.map((line) =>
    line.end - line.start > LONGEST_LINE ? "" : folded.slice(line.start, line.end).trim(),
  );
  const isEmpty = lines.map((line) => isBlank(folded, line));
  const isLabel = contents.map((content) => LABEL.test(content));
  if (isLabel.filter(Boolean).length < LEAST_LABELS) return folded;
  const pieces: string[] = [];
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const value = isLabel[index] === true ? below(lines, isEmpty, index) : -1;
    const start = lines[value]?.start;
    if (start === undefined || isLabel[value] === true) continue;
    // the value is one line: behind it the next label, an empty line or nothing
    const isAlone = value + 1 >= lines.length || isEmpty[value + 1] === true || isLabel[value + 1] === true;
    if (!isAlone) continue;
    pieces.push(folded.slice(at, line.end), " ".repeat(start - line.end));
    at = start;
  }
  return pieces.join("") + folded.slice(at);
}
