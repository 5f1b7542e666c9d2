import { differencesOf, type Difference } from "./rate-differences.ts";
import type { RateDraft } from "./rate-draft.ts";

/** The part of a draft that a difference lies in. */
function partOf(difference: Difference) {
  if (difference.kind === "field") return difference.name;
  return ({ band: "bands", surcharge: "surcharges", lane: "lanes" } as const)[difference.kind];
}
type Part = ReturnType<typeof partOf>;

function changedParts(before: RateDraft, after: RateDraft): ReadonlySet<Part> {
  const parts = new Set(differencesOf(before, after).map(partOf));
  // The prices of lanes stand under the ranges: neither is understood without the other.
  const hasLanePrices = parts.has("lanes") || (after.isPerLane && parts.has("bands"));
  return hasLanePrices ? parts.add("lanes").add("bands") : parts;
}

/** Whether figures of one state mean the same in the other. */
function isAlike(one: RateDraft, other: RateDraft): boolean {
  return (
    one.currency === other.currency &&
    one.weightUnit === other.weightUnit &&
    one.isPerLane === other.isPerLane
  );
}

/**
 * What somebody typed on top of what somebody else stored meanwhile: parts that only the other one changed are taken
 * over, parts that both changed stay as typed. Where the currency, the unit or the way of pricing has changed, figures
 * of the two would not go together: all stays as typed.
 *
 * @param base the state that both began with
 */
export function mergeDrafts(base: RateDraft, mine: RateDraft, theirs: RateDraft): RateDraft {
  if (!isAlike(base, mine) || !isAlike(base, theirs)) return mine;
  const typed = changedParts(base, mine);
  return [...changedParts(base, theirs)]
    .filter((part) => !typed.has(part))
    .reduce<RateDraft>((draft, part) => ({ ...draft, [part]: theirs[part] }), mine);
}

/** What the other one changed and a merged draft does not take over. */
export function refusedOf(base: RateDraft, theirs: RateDraft, merged: RateDraft): readonly Difference[] {
  const kept = new Set(differencesOf(theirs, merged).map(({ kind, name }) => `${kind} ${name}`));
  return differencesOf(base, theirs).filter(({ kind, name }) => kept.has(`${kind} ${name}`));
}
