/** Zips of the USA from one to another, both inclusive; five digits each. */
export interface ZipRange {
  readonly from: string;
  readonly to: string;
}

/** One range may cover all of the USA, but a text of thousands of ranges is a file, not a field. */
const MOST_ZIP_RANGES = 400;

/**
 * Zip ranges as people write them: `53001-53999, 54100; 600*`, parted by commas, semicolons or line breaks. Three
 * digits with a star are all zips that begin so. Null for text that is something else, a range that ends before it
 * begins, or no range at all.
 */
export function parseZipRanges(text: string): readonly ZipRange[] | null {
  const parts = text
    .replaceAll(/\s*[-–]\s*/g, "-")
    .split(/[,;\s\u060C\uFF0C]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const ranges = parts.map(parseRange);
  if (ranges.length === 0 || ranges.length > MOST_ZIP_RANGES) return null;
  const sound = ranges.filter((range) => range !== null);
  return sound.length === ranges.length ? sound : null;
}

function parseRange(text: string): ZipRange | null {
  const prefix = /^(\d{3})\*$/.exec(text)?.[1];
  if (prefix !== undefined) return { from: `${prefix}00`, to: `${prefix}99` };
  const match = /^(\d{5})(?:-(\d{5}))?$/.exec(text);
  const [, from, to = from] = match ?? [];
  if (from === undefined || to === undefined || to < from) return null;
  return { from, to };
}

/** The ranges in one line, in their order: `53001-53999, 54100`. */
export function formatZipRanges(ranges: readonly ZipRange[]): string {
  return ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(", ");
}
