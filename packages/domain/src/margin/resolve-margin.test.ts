import * as fc from "fast-check";
import { expect, it } from "vitest";
import { parseCalendarDate } from "../measure/calendar.ts";
import { exact } from "../money/exact.ts";
import { toFraction } from "../money/fraction.ts";
import { RATE_TYPES } from "../rating/candidate.ts";
import { REGIONS, regionOf } from "../reference/regions.ts";
import { compareMarginRules, findCompetingRule } from "./margin-rule-order.ts";
import type { KeptMarginRule, RequestMarginRule, RuleConditions, RulePlace } from "./margin-rule-types.ts";
import { findOptionRules, findRequestRules, indexMarginRules, resolveMargin } from "./resolve-margin.ts";

const AIRPORTS = [
  { airport: "ORD", country: "US" },
  { airport: "JFK", country: "US" },
  { airport: "FRA", country: "DE" },
  { airport: "CDG", country: "FR" },
  { airport: "NRT", country: "JP" },
];
const PEOPLE = ["a", "b"];
const AGENTS = ["a", "b", "c", "d"];
const AIRLINES = [1, 2];
const BREAKS = ["45", "100", "100.5", "500"];
const DAYS = ["2026-01-01", "2026-03-01", "2026-06-01"].map((day) => parseCalendarDate(day));

const place: fc.Arbitrary<RulePlace | null> = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...AIRPORTS).map(({ airport }) => ({ kind: "airport", code: airport }) as const),
  fc.constantFrom("US", "DE", "FR", "JP").map((code) => ({ kind: "country", code }) as const),
  fc.constantFrom("north-america", "europe", "asia").map((code) => ({ kind: "region", code }) as const),
);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const conditions: fc.Arbitrary<RuleConditions> = fc.record({
  client: orNull(fc.record({ kind: fc.constantFrom("inquirer", "account"), id: fc.constantFrom(...PEOPLE) })),
  origin: place,
  destination: place,
  airlineId: orNull(fc.constantFrom(...AIRLINES)),
  rateType: orNull(fc.constantFrom(...RATE_TYPES)),
  fromKg: orNull(fc.constantFrom(...BREAKS)),
  agentIds: fc.subarray(AGENTS),
});
const percent = fc.integer({ min: 0, max: 99 }).map(String);
const share = fc.record({ form: fc.constantFrom("margin", "markup"), value: percent });
const rule: fc.Arbitrary<KeptMarginRule> = fc.record({
  id: fc.uuid(),
  version: fc.constant(1),
  name: fc.constant("rule"),
  validFrom: fc.constantFrom(...DAYS),
  validTo: orNull(fc.constantFrom(...DAYS)),
  conditions,
  values: fc.record({
    freight: share,
    leastProfit: orNull(percent),
    floorPercent: orNull(percent),
    surcharges: orNull(share),
    trucking: orNull(share),
    insurance: orNull(share),
  }),
});
const asked = fc.record({
  inquirerId: orNull(fc.constantFrom(...PEOPLE)),
  accountId: orNull(fc.constantFrom(...PEOPLE)),
  origin: fc.constantFrom(...AIRPORTS),
  destination: fc.constantFrom(...AIRPORTS),
  agentId: orNull(fc.constantFrom(...AGENTS)),
  on: fc.constantFrom(...DAYS),
});
const offered = fc.record({
  airlineId: fc.constantFrom(...AIRLINES),
  rateType: fc.constantFrom(...RATE_TYPES),
  chargeableKg: fc
    .constantFrom("44.9", "45", "100", "100.4", "100.5", "800")
    .map((kg) => toFraction(exact(kg))),
});

/** Rules as a company can have them: none competes with one that was there before. */
const rules = fc
  .array(rule, { maxLength: 40 })
  .map((all) =>
    all.reduce<KeptMarginRule[]>(
      (kept, next) =>
        (next.validTo !== null && next.validTo < next.validFrom) || findCompetingRule(next, kept)
          ? kept
          : [...kept, next],
      [],
    ),
  );
const random = { seed: 20261123, numRuns: 2000 };

function toRequestRule({ id, version, name, conditions: of, values }: KeptMarginRule): RequestMarginRule {
  const { airlineId, rateType, fromKg } = of;
  return { id, version, name, airlineId, rateType, fromKg, ...values };
}

type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;
type Offered = typeof offered extends fc.Arbitrary<infer T> ? T : never;

function countingIds(all: readonly KeptMarginRule[], request: Asked, option: Offered): string[] {
  const found = findRequestRules(indexMarginRules(all), request).map(toRequestRule);
  return findOptionRules(found, option).map(({ id }) => id);
}

/** The same by the words of the decision, without an index: of all that fit, the one no other one precedes. */
function simpleIds(all: readonly KeptMarginRule[], request: Asked, option: Offered): string[] {
  const within = (wanted: RulePlace | null, end: Asked["origin"]) =>
    wanted === null || [end.airport, end.country, regionOf(end.country)].includes(wanted.code);
  const fitting = all.filter(({ conditions: of, validFrom, validTo }) => {
    const person = of.client?.kind === "inquirer" ? request.inquirerId : request.accountId;
    return (
      (of.client === null || of.client.id === person) &&
      within(of.origin, request.origin) &&
      within(of.destination, request.destination) &&
      (of.airlineId ?? option.airlineId) === option.airlineId &&
      (of.rateType ?? option.rateType) === option.rateType &&
      Number(of.fromKg ?? 0) <=
        Number(option.chargeableKg.numerator) / Number(option.chargeableKg.denominator) &&
      (of.agentIds.length === 0 || of.agentIds.some((id) => id === request.agentId)) &&
      validFrom <= request.on &&
      (validTo ?? request.on) >= request.on
    );
  });
  const width = { airport: "3", country: "2", region: "1" };
  const wordOf = ({ conditions: of }: KeptMarginRule) => {
    const from = of.origin ? width[of.origin.kind] : "0";
    const to = of.destination ? width[of.destination.kind] : "0";
    return [
      of.client ? { inquirer: "2", account: "1" }[of.client.kind] : "0",
      [from, to].toSorted().toReversed().join(""),
      from,
      of.airlineId === null ? "0" : "1",
      of.rateType === null ? "0" : "1",
      String(Number(of.fromKg ?? 0) * 10).padStart(8, "0"),
      ["0", "2", "1"][Math.min(of.agentIds.length, 2)] ?? "",
    ].join("/");
  };
  return fitting.toSorted((a, b) => (wordOf(a) < wordOf(b) ? 1 : -1)).map(({ id }) => id);
}

it("the rules that count, and their order, are those of a plain reading of the decision", () => {
  fc.assert(
    fc.property(rules, asked, offered, (all, request, option) => {
      expect(countingIds(all, request, option)).toEqual(simpleIds(all, request, option));
    }),
    random,
  );
});

it("the order of rows changes nothing", () => {
  fc.assert(
    fc.property(rules, asked, offered, fc.infiniteStream(fc.nat()), (all, request, option, keys) => {
      const shuffled = all
        .map((entry) => ({ entry, key: Number(keys.next().value) }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ entry }) => entry);
      expect(countingIds(shuffled, request, option)).toEqual(countingIds(all, request, option));
    }),
    { ...random, numRuns: 500 },
  );
});

it("a rule that does not fit changes nothing, and rules that fit together are never equal", () => {
  fc.assert(
    fc.property(rules, rule, asked, offered, (all, added, request, option) => {
      const before = countingIds(all, request, option);
      if (countingIds([added], request, option).length === 0) {
        expect(countingIds([...all, added], request, option)).toEqual(before);
      }
      const fitting = all.filter(({ id }) => before.includes(id)).map((entry) => ({ ...entry, id: "" }));
      const pairs = fitting.flatMap((a, at) => fitting.slice(at + 1).map((b) => compareMarginRules(a, b)));
      expect(pairs).not.toContain(0);
    }),
    random,
  );
});

const margin = (value: string) => ({ form: "margin", value }) as const;

it("the first rule sets the freight, and each part that it leaves empty the next rule that says something", () => {
  const base = { version: 1, airlineId: null, rateType: null, fromKg: null, surcharges: null } as const;
  const resolved = resolveMargin([
    {
      ...base,
      id: "1",
      name: "first",
      freight: { form: "markup", value: "12" },
      leastProfit: null,
      floorPercent: null,
      trucking: margin("9"),
      insurance: null,
    },
    {
      ...base,
      id: "2",
      name: "second",
      freight: margin("20"),
      leastProfit: "30",
      floorPercent: "4",
      trucking: margin("1"),
      insurance: null,
    },
  ]);
  expect(resolved).toEqual({
    freight: { form: "markup", value: "12" },
    leastProfit: "30",
    floorPercent: "4",
    surcharges: null,
    trucking: margin("9"),
    insurance: null,
  });
  expect(resolveMargin([]).freight).toBeNull();
});

it("rules with the same conditions compete on days that overlap, however the weight is written", () => {
  const nothing = { client: null, origin: null, destination: null, airlineId: null, rateType: null };
  const kept: KeptMarginRule = {
    id: "1",
    version: 1,
    name: "first",
    validFrom: DAYS[0] ?? parseCalendarDate("2026-01-01"),
    validTo: parseCalendarDate("2026-03-01"),
    conditions: { ...nothing, fromKg: "100", agentIds: [] },
    values: resolvedNothing(),
  };
  const next = (validFrom: string, fromKg: string) => ({
    ...kept,
    id: "2",
    validFrom: parseCalendarDate(validFrom),
    conditions: { ...kept.conditions, fromKg },
  });
  expect(findCompetingRule(next("2026-03-01", "100.0"), [kept])?.name).toBe("first");
  expect(findCompetingRule(next("2026-03-02", "100"), [kept])).toBeUndefined();
  expect(findCompetingRule(next("2026-03-01", "101"), [kept])).toBeUndefined();
  expect(findCompetingRule(kept, [kept])).toBeUndefined();
});

it("rules for several people compete when they share one of them; one person's rule stands before both", () => {
  const nothing = {
    client: null,
    origin: null,
    destination: null,
    airlineId: null,
    rateType: null,
    fromKg: null,
  };
  const ruleOf = (id: string, agentIds: readonly string[]): KeptMarginRule => ({
    id,
    version: 1,
    name: id,
    validFrom: parseCalendarDate("2026-01-01"),
    validTo: null,
    conditions: { ...nothing, agentIds },
    values: resolvedNothing(),
  });
  const kept = ruleOf("east", ["a", "b"]);
  expect(findCompetingRule(ruleOf("west", ["b", "c"]), [kept])?.name).toBe("east");
  expect(findCompetingRule(ruleOf("south", ["c", "d"]), [kept])).toBeUndefined();
  expect(findCompetingRule(ruleOf("one", ["b"]), [kept])).toBeUndefined();
  expect(findCompetingRule(ruleOf("all", []), [kept])).toBeUndefined();
  const order = [ruleOf("all", []), kept, ruleOf("one", ["b"])].toSorted(compareMarginRules);
  expect(order.map(({ id }) => id)).toEqual(["one", "east", "all"]);
});

function resolvedNothing(): KeptMarginRule["values"] {
  const none = { leastProfit: null, floorPercent: null, surcharges: null, trucking: null, insurance: null };
  return { freight: { form: "margin", value: "10" }, ...none };
}

it.each([
  ["US", "north-america"],
  ["MX", "latin-america"],
  ["TR", "europe"],
  ["AE", "middle-east"],
  ["ZA", "africa"],
  ["IN", "asia"],
  ["NZ", "oceania"],
])("%s is in %s", (country, region) => {
  expect(regionOf(country)).toBe(region);
  expect(REGIONS).toContain(region);
});

it("a code that is no country is in no region", () => {
  expect(regionOf("ZZ")).toBeNull();
});
