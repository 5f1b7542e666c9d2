import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { carryDecisions, type Offer, type OptionDecision } from "./carry-decisions.ts";

const LABELS = ["Air freight", "Fuel", "Security", "Handling", "Fuel"] as const;

function offerOf(parts: Partial<Offer> & { readonly quoteId: string }): Offer {
  return {
    identities: [`rate ${parts.quoteId}`, `air ${parts.quoteId}`],
    currency: "USD",
    buyTotal: "500.00",
    sellTotal: "585.23",
    marginPercent: "12.50",
    lines: [{ code: "freight", label: "Air freight", kind: "freight", leg: "air" }],
    ...parts,
  };
}

const line = fc.constantFrom(...LABELS);
/** Lines as the engine codes them: the place among the surcharges, whatever their names. */
const lines = fc.array(line, { minLength: 1, maxLength: 6 }).map((labels) =>
  labels.map((label, index) => ({
    code: index === 0 ? "surcharge" : `surcharge-${index + 1}`,
    label,
    kind: "surcharge",
    leg: "air",
  })),
);
const money = fc.integer({ min: 1, max: 999_999 }).map((cents) => (cents / 100).toFixed(2));
const offers = (prefix: string) =>
  fc
    .uniqueArray(
      fc.record({
        airline: fc.integer({ min: 1, max: 5 }),
        chain: fc.integer({ min: 1, max: 9 }),
        currency: fc.constantFrom("USD", "EUR"),
        buyTotal: money,
        sellTotal: money,
        lines,
      }),
      { maxLength: 6, selector: ({ chain }) => chain },
    )
    .map((found) =>
      found.map(({ airline, chain, ...parts }, index) =>
        offerOf({
          ...parts,
          quoteId: `${prefix}${index}`,
          identities: [`chain ${chain}`, `airline ${airline}`],
        }),
      ),
    );
const margin = fc.record({
  form: fc.constantFrom("margin" as const, "markup" as const, "per-kg" as const, "flat" as const),
  value: money,
  leastProfit: fc.option(money),
  floorPercent: fc.constant(null),
});
const approval = money.map((sellTotal) => ({
  userId: "u",
  reason: "regular customer",
  at: "now",
  sellTotal,
}));

/** Former options, what was decided on some of them, and the options of the next pricing. */
const scene = fc.tuple(offers("old"), offers("new")).chain(([former, next]) =>
  fc.record({
    former: fc.constant(former),
    next: fc.constant(next),
    chosen: fc.subarray(former.map(({ quoteId }) => quoteId)),
    decisions: fc
      .tuple(
        ...former.map((offer) =>
          fc.option(
            fc.record(
              {
                margin,
                remarks: fc.string({ maxLength: 12 }),
                floorApproval: approval,
                sell: fc.dictionary(fc.constantFrom(...offer.lines.map(({ code }) => code)), money),
              },
              { requiredKeys: [] },
            ),
            { nil: undefined },
          ),
        ),
      )
      .map((found) => {
        const decisions: Record<string, OptionDecision> = {};
        former.forEach(({ quoteId }, index) => {
          const decision = found[index];
          if (decision !== undefined) decisions[quoteId] = decision;
        });
        return decisions;
      }),
  }),
);

const labelOf = (offer: Offer | undefined, code: string) =>
  offer?.lines.find((entry) => entry.code === code)?.label;

describe("pricing again keeps what was decided", () => {
  it("loses nothing silently: every decision is carried, named as lost, or gone with its option", () => {
    fc.assert(
      fc.property(scene, ({ former, next, decisions, chosen }) => {
        const result = carryDecisions({ former, next, decisions, chosen });
        for (const old of former) {
          const decision = decisions[old.quoteId];
          if (decision === undefined && !chosen.includes(old.quoteId)) continue;
          const carried = result.decisions[old.quoteId];
          expect(carried !== undefined).toBe(!result.gone.includes(old));
          if (carried === undefined) continue;
          const lost = carried.lost ?? [];
          expect(carried.remarks).toBe(decision?.remarks);
          for (const [kind, isKept] of [
            ["margin", carried.margin !== undefined],
            ["floor-approval", carried.floorApproval !== undefined],
          ] as const) {
            const wasThere = kind === "margin" ? decision?.margin : decision?.floorApproval;
            expect(wasThere !== undefined).toBe(isKept || lost.some((entry) => entry.kind === kind));
          }
          const amounts = [
            ...Object.values(carried.sell ?? {}),
            ...lost.filter(({ kind }) => kind === "typed-amount").map(({ amount }) => amount),
          ];
          expect(amounts.toSorted()).toEqual(Object.values(decision?.sell ?? {}).toSorted());
          expect(carried.seen).toMatchObject({ sellTotal: old.sellTotal, currency: old.currency });
        }
      }),
      { numRuns: 500 },
    );
  });

  it("lets a typed amount fall on a line of the same name alone, and money on the same currency alone", () => {
    fc.assert(
      fc.property(scene, ({ former, next, decisions, chosen }) => {
        const result = carryDecisions({ former, next, decisions, chosen });
        for (const offer of next) {
          const quoteId = result.quoteIds.get(offer.quoteId) ?? "";
          const old = former.find((entry) => entry.quoteId === quoteId);
          const carried = result.decisions[quoteId];
          if (old === undefined || carried === undefined) continue;
          for (const [code, amount] of Object.entries(carried.sell ?? {})) {
            expect(old.currency).toBe(offer.currency);
            const typed = Object.entries(decisions[quoteId]?.sell ?? {});
            const origins = typed.filter(([, value]) => value === amount).map(([key]) => labelOf(old, key));
            expect(origins).toContain(labelOf(offer, code));
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it("gives each former option to one next option at most, whatever their order", () => {
    fc.assert(
      fc.property(scene, ({ former, next, decisions, chosen }) => {
        const result = carryDecisions({ former, next, decisions, chosen });
        const ids = [...result.quoteIds.values()];
        expect(new Set(ids).size).toBe(next.length);
        const turned = carryDecisions({
          former: former.toReversed(),
          next: next.toReversed(),
          decisions,
          chosen,
        });
        expect(Object.fromEntries(turned.quoteIds)).toEqual(Object.fromEntries(result.quoteIds));
        expect(turned.decisions).toEqual(result.decisions);
      }),
      { numRuns: 500 },
    );
  });

  it("changes nothing on the same options, and remembers the figures first decided on", () => {
    fc.assert(
      fc.property(scene, ({ former, decisions, chosen }) => {
        const once = carryDecisions({ former, next: former, decisions, chosen });
        expect(once.gone).toEqual([]);
        for (const { quoteId } of former) {
          const { seen: _seen, ...kept } = once.decisions[quoteId] ?? {};
          const { sell, ...others } = decisions[quoteId] ?? {};
          const isTyped = Object.keys(sell ?? {}).length > 0;
          expect(kept).toEqual(isTyped ? { ...others, sell } : others);
        }
        const moved = former.map((offer) => ({ ...offer, sellTotal: "1.00" }));
        const twice = carryDecisions({ former: moved, next: moved, decisions: once.decisions, chosen });
        expect(twice.decisions).toEqual(once.decisions);
      }),
      { numRuns: 200 },
    );
  });

  it("follows a re-published rate by its chain, else as the only one of its airline and kind", () => {
    const old = offerOf({ quoteId: "a", identities: ["chain 1", "LH general"] });
    const decisions = { a: { remarks: "door to door" } };
    const follow = (...next: Offer[]) =>
      carryDecisions({ former: [old], next, decisions, chosen: ["a"] }).quoteIds;
    const republished = offerOf({ quoteId: "n1", identities: ["chain 1", "LH general"] });
    const imported = offerOf({ quoteId: "n2", identities: ["chain 7", "LH general"] });
    const another = offerOf({ quoteId: "n3", identities: ["chain 8", "LH general"] });
    expect(follow(imported, republished).get("n1")).toBe("a");
    expect(follow(imported).get("n2")).toBe("a");
    // two of them could be meant: neither is
    expect([...follow(imported, another).values()]).toEqual(["n2", "n3"]);
  });
});
