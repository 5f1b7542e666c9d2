import { compareExact, type Exact, exact, parseDecimal, ZERO } from "@kilolane/domain";

/** One refused field: a dotted path and a kebab-case word that phrases translate. */
export interface WireError {
  readonly field: string;
  readonly code: WireErrorCode;
}

export type WireErrorCode =
  | "required"
  | "not-an-object"
  | "not-a-list"
  | "not-text"
  | "not-a-number"
  | "not-a-whole-number"
  | "not-yes-or-no"
  | "negative"
  | "not-above-zero"
  | "too-large"
  | "too-many"
  | "unknown-unit"
  | "unknown-basis"
  | "unknown-base"
  | "unknown-pricing"
  | "unknown-currency"
  | "no-counterpart"
  | "margin-too-high";

export type WireObject = Readonly<Record<string, unknown>>;

/** No price, weight or divisor of the trade comes near it; larger numbers are slips of the keyboard. */
const LARGEST_NUMBER = exact(1_000_000_000_000);
/** Pieces, houses and the like. */
const LARGEST_COUNT = 1_000_000;

function isMissing(value: unknown): value is null | undefined | "" {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** Reads untyped wire values and collects every error with its field instead of stopping at the first. */
export class WireReader {
  readonly errors: WireError[] = [];

  refuse(field: string, code: WireErrorCode): void {
    this.errors.push({ field, code });
  }

  object(field: string, value: unknown): WireObject | null {
    if (isMissing(value)) this.refuse(field, "required");
    else if (typeof value === "object" && !Array.isArray(value)) return { ...value };
    else this.refuse(field, "not-an-object");
    return null;
  }

  optionalObject(field: string, value: unknown): WireObject | null {
    return isMissing(value) ? null : this.object(field, value);
  }

  /** A list, empty when missing; refused above `most` entries. */
  list(field: string, value: unknown, most: number): readonly unknown[] {
    if (isMissing(value)) return [];
    if (!Array.isArray(value)) {
      this.refuse(field, "not-a-list");
      return [];
    }
    const entries: readonly unknown[] = value;
    if (entries.length <= most) return entries;
    this.refuse(field, "too-many");
    return [];
  }

  /** A number of 0 or more; null when it is missing or blank. */
  optionalNumber(field: string, value: unknown): Exact | null {
    if (isMissing(value)) return null;
    const number = parseDecimal(value);
    if (number === null) this.refuse(field, "not-a-number");
    else if (number.units < 0n) this.refuse(field, "negative");
    else if (compareExact(number, LARGEST_NUMBER) > 0) this.refuse(field, "too-large");
    else return number;
    return null;
  }

  numberOrZero(field: string, value: unknown): Exact {
    return this.optionalNumber(field, value) ?? ZERO;
  }

  /** A number that 0 and blank leave to its default (reading 30). */
  numberOrDefault(field: string, value: unknown): Exact | null {
    const number = this.optionalNumber(field, value);
    return number && number.units > 0n ? number : null;
  }

  requiredNumber(field: string, value: unknown): Exact {
    if (isMissing(value)) this.refuse(field, "required");
    return this.numberOrZero(field, value);
  }

  requiredPositive(field: string, value: unknown): Exact {
    const before = this.errors.length;
    const number = this.requiredNumber(field, value);
    if (number.units === 0n && this.errors.length === before) this.refuse(field, "not-above-zero");
    return number;
  }

  /** A whole number of `least` or more. */
  count(field: string, value: unknown, whenMissing: number, least: 0 | 1): number {
    const before = this.errors.length;
    const number = this.optionalNumber(field, value);
    if (number === null) return whenMissing;
    const counted = Number(number.toString());
    if (!Number.isSafeInteger(counted)) this.refuse(field, "not-a-whole-number");
    else if (counted < least) this.refuse(field, "not-above-zero");
    else if (counted > LARGEST_COUNT) this.refuse(field, "too-large");
    return this.errors.length === before ? counted : whenMissing;
  }

  yesOrNo(field: string, value: unknown, whenMissing: boolean): boolean {
    if (isMissing(value)) return whenMissing;
    if (typeof value === "boolean") return value;
    this.refuse(field, "not-yes-or-no");
    return whenMissing;
  }

  text(field: string, value: unknown): string {
    if (isMissing(value)) return "";
    if (typeof value === "string") return value;
    if (typeof value === "number") return String(value);
    this.refuse(field, "not-text");
    return "";
  }

  /** One word of a closed list; `whenMissing` null makes it required. */
  word<Word extends string>(
    field: string,
    value: unknown,
    words: readonly [Word, ...Word[]],
    code: WireErrorCode,
    whenMissing: Word | null,
  ): Word {
    if (isMissing(value)) {
      if (whenMissing === null) this.refuse(field, "required");
      return whenMissing ?? words[0];
    }
    const word = words.find((candidate) => candidate === value);
    if (word === undefined) this.refuse(field, code);
    return word ?? words[0];
  }
}
