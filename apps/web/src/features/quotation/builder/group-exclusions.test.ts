import type { ExcludedRate } from "@kilolane/contract";
import { EXCLUSION_REASONS } from "@kilolane/domain";
import { expect, it } from "vitest";
import { groupExclusions } from "./group-exclusions.ts";

function rate(reason: ExcludedRate["reason"], id = reason): ExcludedRate {
  return {
    rate_id: id,
    airline: "Quiet Air",
    airlineIata: "QA",
    rateType: "general",
    reason,
    detail: "",
    figure: null,
  };
}

it("shows first what a person could change, and folds rates of other goods types", () => {
  const { changeable, otherGoods } = groupExclusions(EXCLUSION_REASONS.map((reason) => rate(reason)));
  expect(changeable.map(({ reason }) => reason)).toEqual([
    "weight",
    "height",
    "size",
    "piece-weight",
    "future",
    "expired",
    "shipper",
    "customer",
    "inactive",
    "cargo-aircraft-only",
    "currency",
    "lane",
  ]);
  expect(otherGoods.map(({ reason }) => reason)).toEqual(["goods"]);
});
