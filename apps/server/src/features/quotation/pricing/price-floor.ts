import {
  addMoney,
  formatExact,
  isBelowFloor,
  type MarginRule,
  type Money,
  type MoneyRule,
  type PricedOption,
  sellAtFloor,
  subtractMoney,
  totalsOf,
} from "@kilolane/domain";
import { codesOf } from "./price-option-details.ts";

type Line = PricedOption["lines"][number];

/** Raises the line until the lines sell at the rule's floor; they stay as they are where they keep it. */
function raised(lines: readonly Line[], raisedLine: Line, rule: MarginRule, money: MoneyRule): Money | null {
  const { buy, sell } = totalsOf(lines, money);
  if (!isBelowFloor(buy, sell, rule)) return null;
  return addMoney(raisedLine.sell, subtractMoney(sellAtFloor(buy, rule, money), sell));
}

/**
 * What of an option sells dearer so that it keeps every floor, by line code: a trucking leg its carrier's least margin
 * by its first line, the whole the company's floor by its freight. Empty where the prices keep them anyway.
 */
export function amountsAtFloor(
  { lines, truckingMargins }: PricedOption,
  floor: MarginRule,
  money: MoneyRule,
): Readonly<Record<string, string>> {
  const codes = codesOf(lines);
  const amounts: Record<string, string> = {};
  const now = [...lines];
  const raise = (own: readonly Line[], index: number, rule: MarginRule) => {
    const line = now[index];
    const amount = line === undefined ? null : raised(own, line, rule, money);
    if (line === undefined || amount === null) return;
    now[index] = { ...line, sell: amount };
    amounts[codes[index] ?? line.code] = formatExact(amount, money.decimals);
  };
  for (const { leg, rule } of truckingMargins) {
    const isOwn = (line: Line) => line.kind === "trucking" && line.leg === leg;
    raise(now.filter(isOwn), now.findIndex(isOwn), rule);
  }
  raise(
    now,
    now.findIndex(({ code }) => code === "freight"),
    floor,
  );
  return amounts;
}
