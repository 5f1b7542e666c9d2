import { parseCalendarDate } from "../measure/calendar.ts";
import { describe, expect, it } from "vitest";
import { buildLine } from "../../test/shipment-builders.ts";
import type { GoodsLine } from "../measure/goods.ts";
import { limitsInForce, STANDARD_AIRCRAFT_LIMITS } from "./aircraft-limits.ts";
import { estimatePositions } from "./aircraft-positions.ts";

const LIMITS = limitsInForce(STANDARD_AIRCRAFT_LIMITS, parseCalendarDate("2026-11-22"));

function positions(
  group: "wide-body" | "main-deck",
  goods: readonly GoodsLine[],
  units: { dimensionUnit?: "cm" | "in"; weightUnit?: "kg" | "lb" } = {},
) {
  const limit = LIMITS.get(group);
  if (limit === undefined) throw new Error(`no limit for ${group}`);
  return estimatePositions({ goods, dimensionUnit: "cm", weightUnit: "kg", ...units }, limit)?.count ?? null;
}

describe("the positions that goods fill", () => {
  it("are counted by the grid on the base and its layers", () => {
    // 318 × 244 takes 2 × 3 pieces of 120 × 80, turned 3 × 2; two layers of 80 cm: 12 a position
    expect(positions("wide-body", [buildLine(12, [120, 80, 80], "1200")])).toBe(1);
    expect(positions("wide-body", [buildLine(13, [120, 80, 80], "1300")])).toBe(2);
    expect(positions("wide-body", [{ ...buildLine(12, [120, 80, 80], "1200"), stackable: false }])).toBe(2);
  });

  it("are as many as a long piece reaches over, and shared by pieces side by side", () => {
    expect(positions("wide-body", [buildLine(1, [500, 100, 150], "900")])).toBe(2);
    expect(positions("wide-body", [buildLine(1, [500, 200, 150], "900")])).toBe(2);
    expect(positions("wide-body", [buildLine(2, [500, 100, 150], "1800")])).toBe(2);
    expect(positions("wide-body", [buildLine(3, [500, 100, 150], "2700")])).toBe(3);
    expect(positions("main-deck", [buildLine(1, [1200, 240, 150], "9000")])).toBe(2);
  });

  it("are no fewer than the weight asks for", () => {
    expect(positions("wide-body", [buildLine(4, [100, 100, 80], "12000")])).toBe(4);
    expect(
      positions("wide-body", [buildLine(4, [40, 40, 30], "26400")], {
        dimensionUnit: "in",
        weightUnit: "lb",
      }),
    ).toBe(4);
  });

  it("are not named for goods that fill less than half of one, or have no sides", () => {
    expect(positions("wide-body", [buildLine(5, [120, 80, 80], "500")])).toBeNull();
    expect(positions("wide-body", [buildLine(6, [120, 80, 80], "600")])).toBe(1);
    expect(positions("wide-body", [buildLine(5, [0, 0, 0], "500")])).toBeNull();
  });
});
