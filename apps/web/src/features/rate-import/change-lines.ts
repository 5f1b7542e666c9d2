import type { LaneChange } from "./queries.ts";

type LaneState = NonNullable<LaneChange["after"]>;

type SaySurcharge = (surcharge: LaneState["surcharges"][number]) => string;

/** One figure or date of a lane as it was and as it will be; null: it was not there, or is not any more. */
export interface ChangeLine {
  readonly kind:
    | "minimum"
    | "basic"
    | "break"
    | "class"
    | "commodity"
    | "uld"
    | "from"
    | "until"
    | "transit"
    | "cutOff"
    | "flights"
    | "currency"
    | "goods"
    | "aircraft"
    | "surcharge"
    | "term";
  /** label of a `surcharge`, field of a `term` */
  readonly name?: string;
  /** lower limit of a `break` with its unit */
  readonly weight?: { readonly figure: string; readonly unit: string };
  readonly before: string | null;
  readonly after: string | null;
}

type Side = LaneState | null;

function breakLines(before: Side, after: Side): ChangeLine[] {
  const rateOf = (side: Side, weight: string) =>
    side?.breaks.find((entry) => entry.weight === weight)?.rate ?? null;
  const unit = (after ?? before)?.weightUnit ?? "";
  const weights = [...(before?.breaks ?? []), ...(after?.breaks ?? [])].map(({ weight }) => weight);
  return [...new Set(weights)]
    .toSorted((left, right) => Number(left) - Number(right))
    .map((weight) => ({
      kind: "break",
      weight: { figure: weight, unit },
      before: rateOf(before, weight),
      after: rateOf(after, weight),
    }));
}

/** `150 % N · ≥ 10 kg`: so much of which rate, from which weight. */
function classText({ classRate, weightUnit }: LaneState): string | null {
  if (classRate === null) return null;
  const { percent, base, minWeight, minPercent } = classRate;
  const from = minWeight === null ? [] : [`≥ ${minWeight} ${weightUnit}`];
  const least = minPercent === null ? [] : [`≥ ${minPercent} % M`];
  return [`${percent} % ${base}`, ...from, ...least].join(" · ");
}

/** `0300 · 1.9 · ≥ 100 kg`: the item, its rate and from which weight. */
function commodityText({ specificCommodity, weightUnit }: LaneState): string | null {
  if (specificCommodity === null) return null;
  const { item, minWeight, rate } = specificCommodity;
  return `${item} · ${rate} · ≥ ${minWeight} ${weightUnit}`;
}

/** `2500 · ≤ 1000 kg · > 2.4`: the charge up to the pivot weight, and the rate above it. */
function uldText({ uld, weightUnit }: LaneState): string | null {
  if (uld === null) return null;
  const tare = uld.tare === null ? [] : [`− ${uld.tare} ${weightUnit}`];
  return [`${uld.pivotCharge} · ≤ ${uld.pivotWeight} ${weightUnit} · > ${uld.overPivotRate}`, ...tare].join(
    " · ",
  );
}

/** Prices beside the breaks, where the lane has them. */
function specialLines(before: Side, after: Side): ChangeLine[] {
  const texts = [
    ["basic", (side: LaneState) => side.basicCharge],
    ["class", classText],
    ["commodity", commodityText],
    ["uld", uldText],
  ] as const;
  return texts
    .map(([kind, of]) => ({ kind, before: before && of(before), after: after && of(after) }))
    .filter((entry) => entry.before !== null || entry.after !== null);
}

/** Surcharges by their label; several of one label are one text. */
function surchargeLines(before: Side, after: Side, say: SaySurcharge): ChangeLine[] {
  const textOf = (side: Side, name: string) => {
    const texts = (side?.surcharges ?? []).filter(({ label }) => label === name).map(say);
    return texts.length === 0 ? null : texts.join(" + ");
  };
  const labels = [...(before?.surcharges ?? []), ...(after?.surcharges ?? [])].map(({ label }) => label);
  return [...new Set(labels)].map((name) => ({
    kind: "surcharge",
    name,
    before: textOf(before, name),
    after: textOf(after, name),
  }));
}

function termLines(before: LaneState, after: LaneState): ChangeLine[] {
  const valueOf = ({ terms }: LaneState, name: string) =>
    terms.find(({ field }) => field === name)?.value ?? "–";
  const fields = [...before.terms, ...after.terms].map(({ field }) => field);
  return [...new Set(fields)].map((name) => ({
    kind: "term",
    name,
    before: valueOf(before, name),
    after: valueOf(after, name),
  }));
}

/**
 * What changes on a lane: of a new or ended lane its prices and surcharges, of a changed one only what differs.
 * @param say writes a surcharge in the reader's words
 */
export function changeLinesOf(
  { before, after }: Pick<LaneChange, "before" | "after">,
  say: SaySurcharge,
): ChangeLine[] {
  const line = (kind: ChangeLine["kind"], of: (side: LaneState) => string): ChangeLine => ({
    kind,
    before: before && of(before),
    after: after && of(after),
  });
  const prices = [
    line("minimum", (side) => side.minCharge),
    ...breakLines(before, after),
    ...specialLines(before, after),
    ...surchargeLines(before, after, say),
  ];
  if (before === null || after === null) return prices;
  return [
    ...prices,
    line("currency", (side) => `${side.currency} / ${side.weightUnit}`),
    line("from", (side) => side.validFrom),
    line("until", (side) => side.validTo),
    line("transit", (side) => (side.transitDays === null ? "–" : String(side.transitDays))),
    line("cutOff", (side) => side.cutOff ?? "–"),
    line("flights", (side) => side.flights ?? "–"),
    line("goods", (side) => side.goods.join(", ")),
    line("aircraft", (side) => side.aircraft),
    ...termLines(before, after),
  ].filter((entry) => entry.before !== entry.after);
}
