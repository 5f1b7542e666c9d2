import type { ExcludedRate } from "@kilolane/contract";

/** What a person could change comes first: the shipment, then its dates, then who it is for; `goods` is folded. */
const ORDER: Record<ExcludedRate["reason"], number> = {
  weight: 0,
  height: 1,
  size: 2,
  "piece-weight": 3,
  future: 4,
  expired: 5,
  shipper: 6,
  customer: 7,
  inactive: 8,
  "cargo-aircraft-only": 9,
  currency: 10,
  lane: 11,
  goods: 12,
};

const isOtherGoods = ({ reason }: ExcludedRate) => reason === "goods";

/** Splits rates that fell out into those a person could win back, in that order, and those of other goods types. */
export function groupExclusions(excluded: readonly ExcludedRate[]): {
  readonly changeable: readonly ExcludedRate[];
  readonly otherGoods: readonly ExcludedRate[];
} {
  return {
    changeable: excluded
      .filter((rate) => !isOtherGoods(rate))
      .toSorted((left, right) => ORDER[left.reason] - ORDER[right.reason]),
    otherGoods: excluded.filter(isOtherGoods),
  };
}
