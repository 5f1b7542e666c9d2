/*
 * Pricing again keeps what was decided: the decisions made on the options of a former pricing, carried to those of
 * the next. Pure; amounts are decimal strings and stay as they are.
 */

/** A line as far as it says what it is; codes may count up (`surcharge-2`) and move between pricings. */
export interface OfferLine {
  readonly code: string;
  readonly label: string;
  readonly kind: string;
  readonly leg: string;
}

/** An option of one pricing. */
export interface Offer {
  readonly quoteId: string;
  /**
   * What tells that an option of the next pricing is the same offer, the surest first: its rate, then what a rate is
   * to the trade (airline, rate type, service, aircraft, goods). A level counts where it is unique on both sides.
   */
  readonly identities: readonly string[];
  readonly currency: string;
  readonly buyTotal: string;
  readonly sellTotal: string;
  readonly marginPercent: string;
  readonly lines: readonly OfferLine[];
}

/** The figures that a decision was made on. */
export interface SeenPrice {
  readonly sellTotal: string;
  readonly buyTotal: string;
  readonly marginPercent: string;
  readonly currency: string;
}

/** Something decided that the next pricing has no place for. */
export interface LostDecision {
  readonly kind: "typed-amount" | "margin" | "floor-approval" | "pickup-carrier" | "delivery-carrier";
  /** the line of a typed amount, as it was named; the name of a carrier; empty for the others */
  readonly label: string;
  /** the typed amount; empty for the others */
  readonly amount: string;
  readonly currency: string;
}

/** What a person decided about an option. */
export interface OptionDecision {
  readonly margin?: {
    /** `per-kg`, `flat` and a least profit are amounts in the quotation's currency */
    readonly form: "margin" | "markup" | "per-kg" | "flat";
    readonly value: string;
    readonly leastProfit: string | null;
    readonly floorPercent: string | null;
  };
  /** sell amounts typed over, by line code */
  readonly sell?: Readonly<Record<string, string>>;
  readonly remarks?: string;
  /** leave to sell below the floor, for the figures it was given on */
  readonly floorApproval?: {
    readonly userId: string;
    readonly reason: string;
    readonly at: string;
    /** the sell total it was given for: a lower one needs another approval */
    readonly sellTotal: string;
    /** the profit it was given for, likewise; absent in approvals of before */
    readonly profit?: string;
  };
  /** the figures it was decided on; those of the former pricing when absent */
  readonly seen?: SeenPrice;
  /** what an earlier pricing could not keep, until the price is taken */
  readonly lost?: readonly LostDecision[];
}

export interface CarriedDecisions {
  /** quote id that each option of the next pricing goes on with: the former one's where it is the same offer */
  readonly quoteIds: ReadonlyMap<string, string>;
  /** by the quote id that the option goes on with */
  readonly decisions: Readonly<Record<string, OptionDecision>>;
  /** former options with a decision that are not offered any more */
  readonly gone: readonly Offer[];
}

export interface DecisionCarry {
  readonly former: readonly Offer[];
  readonly next: readonly Offer[];
  /** by the former quote id */
  readonly decisions: Readonly<Record<string, OptionDecision>>;
  /** former options that were chosen: a decision of its own, also where nothing else was decided */
  readonly chosen: readonly string[];
}

/** Offers of an identity; undefined where several have it. */
function uniqueBy(offers: readonly Offer[], level: number): Map<string, Offer | undefined> {
  const found = new Map<string, Offer | undefined>();
  for (const offer of offers) {
    const identity = offer.identities[level];
    if (identity === undefined) continue;
    found.set(identity, found.has(identity) ? undefined : offer);
  }
  return found;
}

/** Pairs of the same offer, from the surest identity to the widest; each offer is in one pair at most. */
function matchOffers(former: readonly Offer[], next: readonly Offer[]): Map<Offer, Offer> {
  const pairs = new Map<Offer, Offer>();
  const taken = new Set<Offer>();
  const pair = (old: Offer, offer: Offer) => {
    pairs.set(old, offer);
    taken.add(offer);
  };
  const byId = new Map(next.map((offer) => [offer.quoteId, offer]));
  for (const old of former) {
    const same = byId.get(old.quoteId);
    if (same !== undefined) pair(old, same);
  }
  const levels = Math.max(0, ...former.map((offer) => offer.identities.length));
  for (let level = 0; level < levels; level += 1) {
    const olds = uniqueBy(
      former.filter((offer) => !pairs.has(offer)),
      level,
    );
    const offers = uniqueBy(
      next.filter((offer) => !taken.has(offer)),
      level,
    );
    for (const [identity, old] of olds) {
      const offer = offers.get(identity);
      if (old !== undefined && offer !== undefined) pair(old, offer);
    }
  }
  return pairs;
}

/** What a line is, with its place among those of the same name. */
function lineKeys(lines: readonly OfferLine[]): [key: string, line: OfferLine][] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const base = [line.leg, line.kind, line.label].join("|");
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return [`${base}|${count}`, line];
  });
}

/** Typed amounts under the codes that their lines have now; those without a line are lost. */
function carrySell(
  sell: Readonly<Record<string, string>>,
  old: Offer,
  offer: Offer,
): { readonly sell: Record<string, string>; readonly lost: LostDecision[] } {
  const codes = new Map(lineKeys(offer.lines).map(([key, { code }]) => [key, code]));
  const byCode = new Map(lineKeys(old.lines).map(([key, line]) => [line.code, { key, line }]));
  const carried: Record<string, string> = {};
  const lost: LostDecision[] = [];
  for (const [code, amount] of Object.entries(sell)) {
    const line = byCode.get(code);
    const next = line === undefined ? undefined : codes.get(line.key);
    if (next !== undefined && old.currency === offer.currency) carried[next] = amount;
    else lost.push({ kind: "typed-amount", label: line?.line.label ?? code, amount, currency: old.currency });
  }
  return { sell: carried, lost };
}

function holdsMoney({ form, leastProfit }: NonNullable<OptionDecision["margin"]>): boolean {
  return form === "per-kg" || form === "flat" || leastProfit !== null;
}

/** One decision on the offer that goes on with it. */
function carryOne(decision: OptionDecision, old: Offer, offer: Offer): OptionDecision {
  const { sellTotal, buyTotal, marginPercent, currency } = old;
  const { margin, sell: typed, floorApproval, lost: lostBefore = [], ...others } = decision;
  const isSameCurrency = currency === offer.currency;
  const { sell, lost } = carrySell(typed ?? {}, old, offer);
  const keepsMargin = margin !== undefined && (isSameCurrency || !holdsMoney(margin));
  if (margin !== undefined && !keepsMargin) lost.push({ kind: "margin", label: "", amount: "", currency });
  // leave was given for a profit: at other costs it is another one
  const keepsApproval = isSameCurrency && old.buyTotal === offer.buyTotal;
  if (floorApproval !== undefined && !keepsApproval)
    lost.push({ kind: "floor-approval", label: "", amount: "", currency });
  const allLost = [...lostBefore, ...lost];
  return {
    ...others,
    ...(keepsMargin ? { margin } : {}),
    ...(Object.keys(sell).length === 0 ? {} : { sell }),
    ...(floorApproval !== undefined && keepsApproval ? { floorApproval } : {}),
    ...(allLost.length === 0 ? {} : { lost: allLost }),
    seen: decision.seen ?? { sellTotal, buyTotal, marginPercent, currency },
  };
}

/**
 * Carries the decisions of a former pricing to the options of the next. An option that is the same offer goes on
 * under the former quote id, so that it stays chosen; whatever cannot be kept is named in `lost` of its option, or
 * in `gone` with the whole option. A decision goes nowhere else than to the same offer, a typed amount nowhere else
 * than to the line of the same name.
 */
export function carryDecisions({ former, next, decisions, chosen }: DecisionCarry): CarriedDecisions {
  const pairs = matchOffers(former, next);
  const quoteIds = new Map(next.map(({ quoteId }) => [quoteId, quoteId]));
  for (const [old, offer] of pairs) quoteIds.set(offer.quoteId, old.quoteId);
  const carried: Record<string, OptionDecision> = {};
  const gone: Offer[] = [];
  for (const old of former) {
    const decision = decisions[old.quoteId];
    if (decision === undefined && !chosen.includes(old.quoteId)) continue;
    const offer = pairs.get(old);
    if (offer === undefined) gone.push(old);
    else carried[old.quoteId] = carryOne(decision ?? {}, old, offer);
  }
  return { quoteIds, decisions: carried, gone };
}
