/**
 * Exact decimal numbers: `units / 10^scale`, held as a bigint so that no price or weight ever passes through a
 * binary float (pricing rules §2). Serialises to JSON as a plain decimal string.
 */
export class Exact {
  readonly units: bigint;
  readonly scale: number;

  constructor(units: bigint, scale: number) {
    this.units = units;
    this.scale = scale;
  }

  /** Shortest decimal string, for example `3.05`. */
  toString(): string {
    return formatExact(this, 0);
  }

  toJSON(): string {
    return formatExact(this, 0);
  }
}

const POWERS = Array.from({ length: 80 }, (_, exponent) => 10n ** BigInt(exponent));

/** 10 to a non-negative power as bigint. */
export function powerOfTen(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent);
}

/** 0. */
export const ZERO = new Exact(0n, 0);

/** Longest text and largest number of digits that is read as a number; longer input is refused, not cut. */
const MAX_NUMBER_TEXT = 48;
// groups of two or three digits, so that 1,234.50 and the Indian 1,00,000 both read and a decimal comma does not
const PLAIN = /^(-?)(\d*)(?:\.(\d*))?$/;
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;
const EXPONENT = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d{1,2})$/;

function fromParts(sign: string, whole: string, fraction: string, exponent: number): Exact {
  const digits = BigInt(`${whole}${fraction}`);
  const units = sign === "-" ? -digits : digits;
  const scale = fraction.length - exponent;
  return scale >= 0 ? new Exact(units, scale) : new Exact(units * powerOfTen(-scale), 0);
}

/**
 * Reads a JSON number or a decimal string (thousands commas allowed) exactly; `null` when it is not a number.
 * Negative numbers are read; callers that forbid them check the sign (rating preview, reading 30).
 */
export function parseDecimal(input: unknown): Exact | null {
  if (typeof input === "number") {
    // limits, counts and percentages: whole, and no text has to be read
    if (Number.isSafeInteger(input)) return new Exact(BigInt(input), 0);
    if (!Number.isFinite(input)) return null;
    const text = String(input);
    const scientific = text.includes("e") ? EXPONENT.exec(text) : null;
    if (scientific) {
      const [, sign = "", whole = "", fraction = "", exponent = "0"] = scientific;
      return Math.abs(Number(exponent)) > MAX_NUMBER_TEXT
        ? null
        : fromParts(sign, whole, fraction, Number(exponent));
    }
    return parseDecimal(text);
  }
  if (typeof input !== "string") return null;
  const trimmed = input.trim();
  if (trimmed.length > MAX_NUMBER_TEXT) return null;
  const isGrouped = trimmed.includes(",") && GROUPED.test(trimmed);
  const text = isGrouped ? trimmed.replaceAll(",", "") : trimmed;
  const match = PLAIN.exec(text);
  if (!match) return null;
  const [, sign = "", whole = "", fraction = ""] = match;
  return whole === "" && fraction === "" ? null : fromParts(sign, whole, fraction, 0);
}

/** Like `parseDecimal`, for literals and trusted values. Throws `RangeError` when it is not a number. */
export function exact(input: number | string): Exact {
  const parsed = parseDecimal(input);
  if (!parsed) throw new RangeError(`not a decimal number: ${String(input)}`);
  return parsed;
}

/** Decimal string with at least `minDecimals` decimals; further decimals only as far as they are not zero. */
export function formatExact({ units, scale }: Exact, minDecimals: number): string {
  const small = Number(units);
  if (small >= 0 && small < MOST_TABLED && scale <= TABLED_DECIMALS && minDecimals <= TABLED_DECIMALS) {
    const unit = 10 ** scale;
    const whole = Math.floor(small / unit);
    return `${wholeText(whole)}${fractionText(small - whole * unit, scale, minDecimals)}`;
  }
  // a float that holds the number exactly is written in less time than a bigint
  return writeDigits(Number.isSafeInteger(small) ? String(small) : String(units), scale, minDecimals);
}

function writeDigits(signed: string, scale: number, minDecimals: number): string {
  const negative = signed.startsWith("-");
  const digits = (negative ? signed.slice(1) : signed).padStart(scale + 1, "0");
  const point = digits.length - scale;
  let end = digits.length;
  while (end > point + minDecimals && digits.charCodeAt(end - 1) === 48) end -= 1;
  const fraction = digits.slice(point, end).padEnd(minDecimals, "0");
  return `${negative ? "-" : ""}${digits.slice(0, point)}${fraction === "" ? "" : `.${fraction}`}`;
}

/*
 * Prices and weights are put together of texts that are kept: to have each number written out, as none is like the one
 * before, takes more than twice as long, and a page of offers has hundreds.
 */
const MOST_TABLED = 1_000_000_000;
const TABLED_DECIMALS = 3;

type TextTable = (string | undefined)[];

function emptyTable(length: number): TextTable {
  return Array.from({ length });
}

const upTo999 = emptyTable(1000);
const threeDigits = emptyTable(1000);
const fractions: (TextTable | undefined)[] = [];

function wholeText(value: number): string {
  if (value >= 1_000_000) return String(value);
  if (value < 1000) return (upTo999[value] ??= String(value));
  const thousands = Math.floor(value / 1000);
  const rest = value - thousands * 1000;
  return `${(upTo999[thousands] ??= String(thousands))}${(threeDigits[rest] ??= String(rest).padStart(3, "0"))}`;
}

/** What stands behind the whole part where `rest / 10^scale` is left, its point included. */
function fractionText(rest: number, scale: number, minDecimals: number): string {
  const table = (fractions[scale * (TABLED_DECIMALS + 1) + minDecimals] ??= emptyTable(10 ** scale));
  return (table[rest] ??= writeDigits(String(rest), scale, minDecimals).slice(1));
}

/** Negative, zero or positive as `a` is below, equal to or above `b`. */
export function compareExact(a: Exact, b: Exact): number {
  const left = a.scale < b.scale ? a.units * powerOfTen(b.scale - a.scale) : a.units;
  const right = b.scale < a.scale ? b.units * powerOfTen(a.scale - b.scale) : b.units;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether both are written alike; 1.5 and 1.50 are not. */
export function isSameFigure(one: Exact | null, other: Exact | null): boolean {
  if (one === other) return true;
  return one !== null && other !== null && one.units === other.units && one.scale === other.scale;
}

/** a + b, at the finer of the two scales. */
export function addExact(a: Exact, b: Exact): Exact {
  if (a.scale === b.scale) return new Exact(a.units + b.units, a.scale);
  return a.scale > b.scale
    ? new Exact(a.units + b.units * powerOfTen(a.scale - b.scale), a.scale)
    : new Exact(a.units * powerOfTen(b.scale - a.scale) + b.units, b.scale);
}

/** a − b, at the finer of the two scales. */
export function subtractExact(a: Exact, b: Exact): Exact {
  if (a.scale === b.scale) return new Exact(a.units - b.units, a.scale);
  return addExact(a, new Exact(-b.units, b.scale));
}

/** a × b, exact. */
export function multiplyExact(a: Exact, b: Exact): Exact {
  return new Exact(a.units * b.units, a.scale + b.scale);
}

/** The larger of two; the first on a tie. */
export function maxExact(a: Exact, b: Exact): Exact {
  return compareExact(b, a) > 0 ? b : a;
}
