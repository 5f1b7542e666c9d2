/** A line of the clean text, half-open, without its line break. */
export interface Line {
  readonly start: number;
  readonly end: number;
}

export function isSpaced(unit: string): boolean {
  return unit === " " || unit === "\t";
}

export function isBlank(text: string, line: Line): boolean {
  for (let index = line.start; index < line.end; index += 1) {
    if (!isSpaced(text.charAt(index))) return false;
  }
  return true;
}

/** The lines of a part of a text. */
export function linesOf(text: string, start: number, end: number): Line[] {
  const lines: Line[] = [];
  let from = start;
  while (from <= end) {
    const found = text.indexOf("\n", from);
    const to = found < 0 || found > end ? end : found;
    lines.push({ start: from, end: to });
    from = to + 1;
  }
  return lines;
}
