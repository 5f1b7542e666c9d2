import {
  type ComponentMargins,
  convertWeight,
  exact,
  findOptionRules,
  type MarginRule,
  type MarginShare,
  type PricingSettings,
  type RequestMarginRule,
  resolveMargin,
  type RuleOption,
} from "@kilolane/domain";
import type { StoredMargin, StoredMargins, StoredPricing } from "../reads/content.ts";
import type { MarginSource } from "../reads/margin-source.ts";
import { AT_COST, parseMargin } from "./stored-margin.ts";

/** By what an option is sold when nobody typed a margin for it. */
interface OptionMargins {
  readonly margins: ComponentMargins;
  /** of the freight */
  readonly stored: StoredMargin;
  readonly rule: MarginRule;
  /** least margin of the whole option, per cent of sell */
  readonly floorPercent: string;
  /** the same as a rule that asks for nothing else */
  readonly floor: MarginRule;
  /** the rules that count, the deciding one first */
  readonly rules: readonly RequestMarginRule[];
}

/** The margins of each option of a request. */
export interface MarginsOfOption {
  readonly of: (option: RuleOption) => OptionMargins;
  /** how the engine asks for them */
  readonly ofEngine: Pick<PricingSettings, "margins" | "marginsOf">;
}

const PARTS = ["leastProfit", "floorPercent", "surcharges", "trucking", "insurance"] as const;

function marginOf(share: MarginShare | null, company: StoredMargin | null): StoredMargin | null {
  return share === null ? company : { ...share, leastProfit: null, floorPercent: null };
}

function parsed(margin: StoredMargin | null): MarginRule | null {
  return margin && parseMargin(margin);
}

/** The company's margins under what rules set of them (docs/decisions/0030). */
function optionMargins(
  company: StoredMargins,
  companyFloor: string,
  rules: readonly RequestMarginRule[],
): OptionMargins {
  const { freight, leastProfit, floorPercent, ...parts } = resolveMargin(rules);
  const ofFreight: StoredMargin | null =
    freight === null
      ? company.freight
      : {
          ...freight,
          leastProfit: leastProfit ?? company.freight?.leastProfit ?? null,
          floorPercent: company.freight?.floorPercent ?? null,
        };
  const margins = {
    freight: parsed(ofFreight),
    surcharges: parsed(marginOf(parts.surcharges, company.surcharges)),
    trucking: parsed(marginOf(parts.trucking, company.trucking)),
    insurance: parsed(marginOf(parts.insurance, company.insurance)),
  };
  const stored = ofFreight ?? AT_COST;
  const least = floorPercent ?? companyFloor;
  return {
    margins,
    stored,
    rule: margins.freight ?? parseMargin(stored),
    floorPercent: least,
    floor: { ...parseMargin(AT_COST), floorPercent: exact(least) },
    rules,
  };
}

/** The margins of a request's options: the company's alone, or those of the rules stored with the request. */
export function marginsOfOptions({
  margins,
  marginFloorPercent,
  marginRules,
}: StoredPricing): MarginsOfOption {
  const known = new Map<string, OptionMargins>();
  const under = (rules: readonly RequestMarginRule[]): OptionMargins => {
    const key = rules.map(({ id }) => id).join(" ");
    const found = known.get(key) ?? optionMargins(margins, marginFloorPercent, rules);
    known.set(key, found);
    return found;
  };
  if (marginRules === undefined) {
    const company = under([]);
    return { of: () => company, ofEngine: { margins: company.margins } };
  }
  const of = (option: RuleOption) => under(findOptionRules(marginRules, option));
  // what belongs to no option, as the comparison of carriers: by the rules that ask nothing of one
  const ofAll = under(
    marginRules.filter((rule) => rule.airlineId === null && rule.rateType === null && rule.fromKg === null),
  );
  return {
    of,
    ofEngine: {
      margins: ofAll.margins,
      marginsOf: ({ airlineId, rateType }, chargeableKg) => of({ airlineId, rateType, chargeableKg }).margins,
    },
  };
}

/** The least margin of typed lines in per cent of sell: of the first rule that sets one, else the company's. */
export function floorOfTyped(
  { marginFloorPercent, marginRules = [] }: StoredPricing,
  option: Omit<RuleOption, "rateType">,
): string {
  const rules = findOptionRules(marginRules, { ...option, rateType: null });
  return resolveMargin(rules).floorPercent ?? marginFloorPercent;
}

/** Which rule set the margin of an option, and which would have; nothing where no rule could count for the request. */
export function marginSourceOf(
  { margins, marginRules }: StoredPricing,
  { rules }: OptionMargins,
  isTyped: boolean,
): { readonly marginSource?: MarginSource } {
  if (marginRules === undefined) return {};
  const parts = PARTS.flatMap((part) => {
    const rule = rules.find((entry) => entry[part] !== null);
    return rule === undefined ? [] : [{ part, ruleId: rule.id, name: rule.name }];
  });
  return {
    marginSource: {
      isTyped,
      rules: rules.map(({ id, version, name, freight }) => ({ id, version, name, freight })),
      parts,
      company: margins.freight,
    },
  };
}

/** Chargeable weight in kg as rules count it. */
export function ruleKg({ units, scale }: { units: bigint; scale: number }, unit: "kg" | "lb") {
  return convertWeight(units, scale, unit, "kg");
}
