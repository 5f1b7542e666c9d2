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

/** A number of fewer digits is exact as a float, which is read in less time than a bigint. */
const SAFE_DIGITS = 16;

function fromParts(sign: string, whole: string, fraction: string, exponent: number): Exact {
  const text = whole + fraction;
  const digits = BigInt(text.length < SAFE_DIGITS ? Number(text) : text);
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

/** Powers of ten that a binary float holds exactly and that leave room for a quotient. */
const SMALL_POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** Decimal string with at least `minDecimals` decimals; further decimals only as far as they are not zero. */
export function formatExact({ units, scale }: Exact, minDecimals: number): string {
  const small = Number(units);
  const power = SMALL_POWERS[scale];
  // Amounts and weights are small: in whole floats, each exact, they are written in half the time.
  if (power !== undefined && Number.isSafeInteger(small)) {
    const size = Math.abs(small);
    const whole = Math.floor(size / power);
    return joinDecimals(small < 0, String(whole), decimalsOf(size - whole * power, scale), minDecimals);
  }
  const size = units < 0n ? -units : units;
  const digits = size.toString().padStart(scale + 1, "0");
  const point = digits.length - scale;
  return joinDecimals(units < 0n, digits.slice(0, point), digits.slice(point), minDecimals);
}

const CENTS = Array.from({ length: 100 }, (_, cents) => String(cents).padStart(2, "0"));

/** `rest / 10^scale`, which lies below 1, as its digits behind the point. */
function decimalsOf(rest: number, scale: number): string {
  if (scale === 2) return CENTS[rest] ?? "";
  return scale === 0 ? "" : String(rest).padStart(scale, "0");
}

function joinDecimals(isNegative: boolean, whole: string, decimals: string, minDecimals: number): string {
  let length = decimals.length;
  while (length > minDecimals && decimals.charCodeAt(length - 1) === 48) length -= 1;
  const shown = length < decimals.length ? decimals.slice(0, length) : decimals.padEnd(minDecimals, "0");
  const text = shown === "" ? whole : `${whole}.${shown}`;
  return isNegative ? `-${text}` : text;
}

/** Negative, zero or positive as `a` is below, equal to or above `b`. */
export function compareExact(a: Exact, b: Exact): number {
  const left = a.scale < b.scale ? a.units * powerOfTen(b.scale - a.scale) : a.units;
  const right = b.scale < a.scale ? b.units * powerOfTen(a.scale - b.scale) : b.units;
  return left < right ? -1 : left > right ? 1 : 0;
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
