import type { QuotationDetail, QuoteOption } from "@kilolane/contract";
import {
  amountOfRate,
  convertWeight,
  currencyDecimals,
  Exact,
  divideHalfUp,
  exact,
  faultOfMargin,
  formatExact,
  fromMinor,
  isBelowFloor,
  marginFromSell,
  moneyRule,
  multiplyFractions,
  parseDecimal,
  powerOfTen,
  profitsOfLines,
  roundMoney,
  sellLines,
  sellRateOf,
  sellStepOf,
  toFraction,
  totalsOf,
  type MarginRule,
  type Money,
  type MoneyRule,
  type SellStep,
} from "@kilolane/domain";
import type { SavedEdit } from "./detail-queries.ts";
import { type EditForm, isSameMargin, type OptionForm, toEdit } from "./edit-form.ts";

/** What an option will sell at once it is saved. */
export interface OptionPreview {
  /** sell amount per line, in the option's currency */
  readonly sells: Readonly<Record<string, string>>;
  readonly sellTotal: string;
  readonly profit: string;
  readonly marginPercent: string;
  readonly belowFloor: boolean;
  /** the margin as it is shown: where the freight's amount is typed, what that comes to */
  readonly margin: QuoteOption["margin"];
  /** true when the server may arrive at another figure: costs converted, or an amount taken back */
  readonly isEstimate: boolean;
}

const FORMS = { margin: "margin", markup: "markup", per_kg: "per-kg", flat: "flat" } as const;
/** Decimals of the weight in kg that a margin per kg is counted on, as the server keeps them. */
const WEIGHT_DECIMALS = 6;

function ruleOf({ kind, value, least }: OptionForm["margin"]): MarginRule | null {
  const amount = parseDecimal(value.trim());
  const leastProfit = least.trim() === "" ? null : parseDecimal(least.trim());
  if (amount === null || (leastProfit === null && least.trim() !== "")) return null;
  const rule: MarginRule = { form: FORMS[kind], value: amount, leastProfit, floorPercent: null };
  return faultOfMargin(rule) === null ? rule : null;
}

function chargeableKg({ chargeableWeight, weightUnit }: QuoteOption): Exact {
  const weight = exact(chargeableWeight);
  const kg = convertWeight(weight.units, weight.scale, weightUnit, "kg");
  return new Exact(divideHalfUp(kg.numerator * powerOfTen(WEIGHT_DECIMALS), kg.denominator), WEIGHT_DECIMALS);
}

/** How a quotation's amounts come to be whole: as it was priced. */
export interface PreviewRounding {
  readonly sellStep: SellStep | null;
  /** what amounts of its currency are rounded to, where that is coarser than the minor unit */
  readonly roundingUnit: string | null;
}

interface Rounding {
  readonly sellStep: SellStep | null;
  readonly money: MoneyRule;
}

/** Freight that is a weight × a rate: the sell rate is rounded to the company's step, and the amount follows. */
function sellByRate(
  option: QuoteOption,
  { quantity, unitValue, unitCurrency, basis }: QuoteOption["lines"][number],
  rule: MarginRule,
  { sellStep, money }: Rounding,
): Money | null {
  if (sellStep === null || quantity === null || unitValue === null || basis !== "rated") return null;
  const exchange = option.exchange.find(({ from }) => from === unitCurrency);
  const unitCost = multiplyFractions(toFraction(exact(unitValue)), toFraction(exact(exchange?.rate ?? "1")));
  const cost = multiplyFractions(unitCost, toFraction(exact(quantity)));
  const [profit] = profitsOfLines([cost], rule, toFraction(chargeableKg(option)), money);
  if (profit === undefined) return null;
  const units = { unitCost, quantity: exact(quantity), profit, least: rule.leastProfit };
  const rate = sellRateOf(units, sellStepOf(sellStep, option.currency));
  return fromMinor(amountOfRate(rate, exact(quantity), money), money);
}

/** Amounts of the lines; null where a typed one is no amount. The margin works on the air freight alone. */
function soldLines(option: QuoteOption, form: OptionForm, rule: MarginRule, rounding: Rounding) {
  const money = moneyRule(option.currency);
  const { kind, value, least } = option.margin;
  const isMarginNew = !isSameMargin(form.margin, { kind, value, least: least ?? "" });
  return option.lines.map((line) => {
    const typed = form.sell[line.code];
    if (typed !== undefined) {
      const amount = parseDecimal(typed);
      return { line, isKnown: true, sell: amount === null ? null : roundMoney(amount, rounding.money) };
    }
    if (line.kind === "freight" && (isMarginNew || line.isOverridden)) {
      const byRate = sellByRate(option, line, rule, rounding);
      const cost = toFraction(exact(line.buy));
      const [sell = 0n] = sellLines([cost], rule, toFraction(chargeableKg(option)), rounding.money);
      const isKnown = byRate !== null || option.exchange.length === 0;
      return { line, isKnown, sell: byRate ?? fromMinor(sell, rounding.money) };
    }
    return { line, isKnown: !line.isOverridden, sell: roundMoney(exact(line.sell), money) };
  });
}

function marginNow(option: QuoteOption, form: OptionForm, money: MoneyRule): QuoteOption["margin"] {
  const { kind, value, least } = form.margin;
  const freight = option.lines.find((line) => line.kind === "freight");
  const typed = freight && parseDecimal(form.sell[freight.code] ?? "");
  if (freight === undefined || !typed) return { kind, value, least: least === "" ? null : least };
  const sell = roundMoney(typed, money);
  const amounts = { cost: exact(freight.buy), sell, weightKg: toFraction(chargeableKg(option)) };
  return { kind, value: marginFromSell(FORMS[kind], amounts) ?? value, least: null };
}

/**
 * An edited option's lines and totals by the engine's own arithmetic (pricing rules §7), before the server has
 * seen them; null while something typed is not a figure.
 */
export function previewOption(
  option: QuoteOption,
  form: OptionForm,
  floorPercent: string,
  { sellStep, roundingUnit }: PreviewRounding = { sellStep: null, roundingUnit: null },
): OptionPreview | null {
  const rule = ruleOf(form.margin);
  if (rule === null) return null;
  const decimals = currencyDecimals(option.currency);
  const money = moneyRule(option.currency);
  const unit = roundingUnit === null ? null : { amount: exact(roundingUnit), minimumCharge: null };
  const coarse = unit === null ? money : moneyRule(option.currency, new Map([[option.currency, unit]]));
  const lines = soldLines(option, form, rule, { sellStep, money: coarse });
  const sold = lines.flatMap(({ line, sell }) =>
    sell === null ? [] : [{ buy: roundMoney(exact(line.buy), money), sell }],
  );
  if (sold.length !== lines.length) return null;
  const { buy, sell, profit, marginPercent } = totalsOf(sold, money);
  const floor = { ...rule, floorPercent: exact(floorPercent) };
  return {
    sells: Object.fromEntries(
      lines.map(({ line, sell: amount }) => [
        line.code,
        amount === null ? "" : formatExact(amount, decimals),
      ]),
    ),
    sellTotal: formatExact(sell, decimals),
    profit: formatExact(profit, decimals),
    marginPercent: marginPercent === null ? "0.00" : formatExact(marginPercent, 2),
    belowFloor: isBelowFloor(buy, sell, floor),
    margin: marginNow(option, form, coarse),
    isEstimate: lines.some(({ isKnown }) => !isKnown),
  };
}

/**
 * The price that an admin is asked for: of the first option that is edited to below its floor, else of the first whose
 * price is edited; null without one.
 */
export function askedEditOf(
  base: QuotationDetail,
  form: EditForm,
): NonNullable<SavedEdit["options"]>[number] | null {
  const edits = (toEdit(base, form)?.options ?? []).filter(({ margin, sell }) => margin ?? sell);
  const isBelow = (quoteId: string) => {
    const option = base.options.find(({ quote_id }) => quote_id === quoteId);
    const own = form.options.find((entry) => entry.quoteId === quoteId);
    if (option === undefined || own === undefined) return false;
    const floorPercent = option.floorPercent ?? base.marginFloorPercent;
    return previewOption(option, own, floorPercent, base)?.belowFloor === true;
  };
  return edits.find(({ quote_id }) => isBelow(quote_id)) ?? edits[0] ?? null;
}
