import { describe, expect, it } from "vitest";
import { exact } from "../money/exact.ts";
import { rankCarriers, type ComparableCarrier } from "./rank-carriers.ts";

const carrier = (name: string, sell: string | null, unpriced: readonly string[] = []) => ({
  name,
  sell: sell === null ? null : exact(sell),
  unpriced,
});

function rank(...carriers: readonly (ComparableCarrier & { readonly name: string })[]) {
  return rankCarriers(carriers).map(
    ({ carrier: { name }, isCheapest }) => `${name}${isCheapest ? " cheapest" : ""}`,
  );
}

describe("carriers of a leg", () => {
  it("come by their amount, and the cheapest is named where there are two to compare", () => {
    expect(rank(carrier("A", "200"), carrier("B", "150.50"))).toEqual(["B cheapest", "A"]);
    expect(rank(carrier("A", "150.5"), carrier("B", "150.50"))).toEqual(["A cheapest", "B cheapest"]);
    expect(rank(carrier("A", "200"))).toEqual(["A"]);
    expect(rank()).toEqual([]);
  });

  it("that lack a price come after those that price everything, however cheap they are", () => {
    const cheap = carrier("Cheap", "10", ["liftgate"]);
    expect(rank(cheap, carrier("A", "200"), carrier("B", "150"))).toEqual(["B cheapest", "A", "Cheap"]);
    expect(rank(cheap, carrier("A", "200"))).toEqual(["A", "Cheap"]);
  });

  it("are compared only with the same services when none prices everything", () => {
    const lists = [
      carrier("No inside", "10", ["inside"]),
      carrier("No liftgate", "5", ["liftgate"]),
      carrier("No inside either", "8", ["inside"]),
      carrier("Neither", "1", ["inside", "liftgate"]),
    ];
    expect(rank(...lists)).toEqual(["No inside either cheapest", "No inside", "No liftgate", "Neither"]);
    expect(rank(carrier("A", "5", ["inside", "waiting"]), carrier("B", "4", ["waiting", "inside"]))).toEqual([
      "B cheapest",
      "A",
    ]);
  });

  it("without a known amount come last and are never cheapest", () => {
    expect(rank(carrier("A", null), carrier("B", "150"))).toEqual(["B", "A"]);
    expect(rank(carrier("A", null), carrier("B", null))).toEqual(["A", "B"]);
  });
});
