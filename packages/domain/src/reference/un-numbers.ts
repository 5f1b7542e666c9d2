import type { DgClass } from "./cargo.ts";

/**
 * Blocks that UN numbers are given in: explosives, then everything else up to the 23rd revision of the UN Model
 * Regulations with room for the next. IATA alone adds ID8000; NA numbers are the ones of 49 CFR.
 */
const BLOCKS = { explosive: [4, 550], other: [1001, 3600] } as const;
const CONSUMER_COMMODITY = "ID8000";

function isWithin(number: number, [first, last]: readonly [number, number]): boolean {
  return number >= first && number <= last;
}

/** Whether a number can be that of a substance: `UN9999` is in no block. Reads `UN1263`, as the forms send it. */
export function isAssignableUnNumber(unNumber: string): boolean {
  if (unNumber === CONSUMER_COMMODITY) return true;
  const [, prefix = "", digits = ""] = /^(UN|NA)(\d{4})$/.exec(unNumber) ?? [];
  if (prefix === "NA") return Number(digits) > 0;
  return (
    prefix === "UN" && (isWithin(Number(digits), BLOCKS.explosive) || isWithin(Number(digits), BLOCKS.other))
  );
}

/**
 * Whether a class can be that of a UN number. Where the list of substances knows the number, `listed` is its class;
 * of all others it is known that class 1 has the numbers below 1000, and no other class does.
 */
export function isClassOfUnNumber(
  unNumber: string,
  hazardClass: DgClass,
  listed: string | undefined,
): boolean {
  if (listed !== undefined) return hazardClass === listed;
  if (!unNumber.startsWith("UN")) return true;
  return hazardClass.startsWith("1.") === isWithin(Number(unNumber.slice(2)), BLOCKS.explosive);
}
