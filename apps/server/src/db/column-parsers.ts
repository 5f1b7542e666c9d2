import { types, type CustomTypesConfig } from "pg";

const { builtins } = types;
const parserOf: (id: number, format?: "text" | "binary") => (text: string) => unknown = types.getTypeParser;

const TEXT_ARRAY = 1009;
const INT8_ARRAY = 1016;
const NUMERIC_ARRAY = 1231;
const DATE_ARRAY = 1182;

/** int8 becomes a number when that is exact and refuses otherwise: never a silently wrong count. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond 2^53: ${text}`);
  return value;
}

function parseTextArray(text: string): string[] {
  const entries = parserOf(TEXT_ARRAY)(text);
  return Array.isArray(entries) ? entries.map(String) : [];
}

const asText = (text: string): string => text;

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, parseInt8],
  // Exact decimals and calendar dates stay text: no float, no Date, no time zone ever touches them.
  [builtins.NUMERIC, asText],
  [builtins.DATE, asText],
  [INT8_ARRAY, (text) => parseTextArray(text).map(parseInt8)],
  [NUMERIC_ARRAY, parseTextArray],
  [DATE_ARRAY, parseTextArray],
]);

/** How columns arrive: int8 → number, numeric and date → string, timestamptz → Date, jsonb → parsed JSON. */
export const columnParsers: CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") => parsers.get(id) ?? parserOf(id, format),
};
