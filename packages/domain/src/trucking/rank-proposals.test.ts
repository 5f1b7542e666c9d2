import { expect, test } from "vitest";
import { exact } from "../money/exact.ts";
import { type ComparableProposal, rankProposals } from "./rank-proposals.ts";

const way = (
  name: string,
  price: string,
  doorDays: number | null,
  changes: Partial<ComparableProposal> = {},
) => ({ name, price: exact(price), doorDays, serviceLevel: "standard" as const, missing: [], ...changes });

const shown = (ways: readonly ReturnType<typeof way>[], most = 20) =>
  rankProposals(ways, most).map(({ proposal, isCheapest, isFastest }) =>
    [proposal.name, isCheapest && "cheapest", isFastest && "fastest"].filter(Boolean).join(" "),
  );

test("ways are ranked by price, and the cheapest and the fastest are marked", () => {
  expect(shown([way("slow", "900.00", 6), way("dear", "1500.00", 2), way("middle", "1000.00", 4)])).toEqual([
    "slow cheapest",
    "middle",
    "dear fastest",
  ]);
});

test("a price without a leg follows every whole one, however low it is", () => {
  const partial = way("partial", "100.00", null, { missing: ["delivery"] });
  expect(shown([partial, way("whole", "900.00", 6)])).toEqual(["whole cheapest fastest", "partial"]);
  expect(shown([partial])).toEqual(["partial cheapest"]);
});

test("priority ways are ranked among themselves, after the standard ones", () => {
  const express = way("express", "50.00", 1, { serviceLevel: "priority" });
  expect(shown([express, way("standard", "900.00", 6)])).toEqual([
    "standard cheapest fastest",
    "express cheapest fastest",
  ]);
});

test("of many ways the cheapest and the fastest stay, and a time that nobody knows is the slowest", () => {
  const ways = [way("a", "1", 9), way("b", "2", 8), way("c", "3", null), way("d", "4", 1)];
  expect(shown(ways, 1)).toEqual(["a cheapest", "d fastest"]);
  expect(shown([way("unknown", "5", null)])).toEqual(["unknown cheapest"]);
});
