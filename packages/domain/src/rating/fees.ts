import { powerOfTen } from "../money/exact.ts";
import { type MoneyRule, fromMinor, toMinor } from "../money/rounding.ts";
import type { PricedCharge } from "./priced.ts";
import type { RateTerms } from "./terms.ts";

/** Labels of the fee lines (rating preview, reading 28) with the AWB other-charge code of each. */
const FEE_LABELS = { eawb: "eAWB", mawb: "MAWB", hawb: "HAWB", un: "UN number" } as const;
const FEE_AWB_CODES = { eawb: "AW", mawb: "AW", hawb: "AW", un: "RA" } as const;

function feeLine(fee: keyof typeof FEE_LABELS, minor: bigint, money: MoneyRule): PricedCharge {
  const amount = fromMinor(minor, money);
  return {
    label: FEE_LABELS[fee],
    kind: "fee",
    basis: null,
    quantity: null,
    quantityKind: null,
    quantityUnit: null,
    unitValue: null,
    currency: money.currency,
    amount,
    rateAmount: amount,
    due: "carrier",
    awbCode: FEE_AWB_CODES[fee],
  };
}

/** Dangerous-goods fee: the first distinct UN number, then each beyond the included ones (pricing rules §5). */
function unNumberFeeMinor(terms: RateTerms, unNumbers: number, money: MoneyRule): bigint {
  if (unNumbers === 0) return 0n;
  const first = terms.unNumberFee;
  const further = terms.additionalUnNumberFee;
  const scale = Math.max(first.scale, further.scale);
  const beyond = BigInt(Math.max(0, unNumbers - terms.unNumbersIncluded));
  const units =
    first.units * powerOfTen(scale - first.scale) +
    further.units * powerOfTen(scale - further.scale) * beyond;
  return toMinor(units, scale, money);
}

/** The flat fees of one master AWB; lines of 0 are left out (pricing rules §5, readings 19–20, 28). */
export function feeLines(
  terms: RateTerms,
  houses: number,
  unNumbers: number,
  money: MoneyRule,
): PricedCharge[] {
  const lines: PricedCharge[] = [];
  const add = (fee: keyof typeof FEE_LABELS, minor: bigint): void => {
    if (minor > 0n) lines.push(feeLine(fee, minor, money));
  };
  if (terms.eawbFee.units > 0n) add("eawb", toMinor(terms.eawbFee.units, terms.eawbFee.scale, money));
  else add("mawb", toMinor(terms.mawbFee.units, terms.mawbFee.scale, money));
  add("hawb", toMinor(terms.hawbFee.units * BigInt(houses), terms.hawbFee.scale, money));
  add("un", unNumberFeeMinor(terms, unNumbers, money));
  return lines;
}
