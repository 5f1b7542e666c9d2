import { describe, expect, it } from "vitest";
import { adviseOnPieces, findPieceRefusal, STANDARD_AIRCRAFT_LIMITS } from "../acceptance/aircraft-limits.ts";
import { estimatePositions } from "../acceptance/aircraft-positions.ts";
import { exact } from "../money/exact.ts";
import { type EnteredLine, goodsInUnits } from "./entered-goods.ts";
import { weighGoods, type WeighingOptions } from "./goods.ts";
import type { DimensionUnit, WeightUnit } from "./units.ts";

type Sides = readonly [number, number, number];

function boxes(
  pieces: number,
  [length, width, height]: Sides,
  dimensionUnit: DimensionUnit,
  [weight, weightUnit]: readonly [string, WeightUnit] = ["1", "kg"],
): EnteredLine {
  const size = { length: exact(length), width: exact(width), height: exact(height), dimensionUnit };
  return { pieces, size, totalWeight: exact(weight), weightUnit };
}

const volume = (figure: string, volumeUnit: "m3" | "ft3", weight = "1"): EnteredLine => ({
  pieces: 2,
  size: { volume: exact(figure), volumeUnit },
  totalWeight: exact(weight),
  weightUnit: "kg",
});

function weigh(lines: readonly EnteredLine[], options: WeighingOptions = {}) {
  const { goods, dimensionUnit, weightUnit } = goodsInUnits(lines);
  const weighed = weighGoods(goods, dimensionUnit, weightUnit, options);
  const { volumeWeight, grossWeight, volumeM3, mainDeckFlag } = weighed;
  return {
    volumeWeight: `${volumeWeight.toString()} ${weighed.weightUnit}`,
    gross: grossWeight.toString(),
    volumeM3,
    mainDeckFlag,
  };
}

const wideBody = STANDARD_AIRCRAFT_LIMITS.find(({ group }) => group === "wide-body");
if (wideBody === undefined) throw new Error("no wide-body");

describe("goods lines as entered", () => {
  it("known by volume alone weigh m³ / 0.006, cubic feet converted exactly", () => {
    expect(weigh([volume("1", "m3")]).volumeWeight).toBe("167 kg"); // 166.67
    expect(weigh([volume("0.6", "m3")]).volumeWeight).toBe("100 kg");
    expect(weigh([volume("100", "ft3")]).volumeWeight).toBe("472 kg"); // 2.8316846592 m³ → 471.95
  });

  it("add up unrounded with lines that have sides, and with a rate's own divisor", () => {
    // 1.2 m³ + 0.4 m³
    expect(weigh([boxes(1, [100, 100, 120], "cm"), volume("0.4", "m3")]).volumeWeight).toBe("267 kg");
    expect(weigh([volume("1", "m3")], { divisor: exact(5000) }).volumeWeight).toBe("200 kg");
    // 61,023.74 in³ / 194: a divisor that speaks only of inches
    expect(weigh([volume("1", "m3")], { divisor: exact(194), rateWeightUnit: "lb" }).volumeWeight).toBe(
      "315 lb",
    );
  });

  it("in several units are added up in cm³ and kg, each side rounded in its own unit", () => {
    // 1,200,000 cm³ + 64,000 in³ × 16.387064 = 2,248,772.096 cm³
    const mixed = weigh([boxes(1, [100, 100, 120], "cm"), boxes(1, [39.6, 40, 40.4], "in", ["100", "lb"])]);
    expect(mixed).toMatchObject({ volumeWeight: "375 kg", gross: "46.5" });
    expect(mixed.volumeM3.toString()).toBe("2.249");
  });

  it("all in one unit are rated in it, whatever the grid's is", () => {
    const inches = goodsInUnits([boxes(2, [40, 40, 40], "in", ["100", "lb"])]);
    expect([inches.dimensionUnit, inches.weightUnit]).toEqual(["in", "lb"]);
    expect(inches.goods[0]).not.toHaveProperty("dimensionUnit");
    // 128,000 in³ / 166
    expect(weigh([boxes(2, [40, 40, 40], "in", ["100", "lb"])]).volumeWeight).toBe("772 lb");
  });

  it("are judged by height in their own unit: 63 in is not too high beside centimetres", () => {
    const flags = [63, 63.5].map(
      (height) => weigh([boxes(1, [10, 10, 10], "cm"), boxes(1, [10, 10, height], "in")]).mainDeckFlag,
    );
    expect(flags).toEqual([false, true]);
  });
});

describe("an aircraft's limits", () => {
  it("keep no piece out whose size is not known, but say so", () => {
    const unknown = goodsInUnits([volume("60", "m3", "400"), boxes(1, [50, 50, 50], "cm")]);
    expect(findPieceRefusal(unknown, wideBody)).toBeNull();
    expect(adviseOnPieces(unknown, wideBody).isSizeUnknown).toBe(true);
    expect(estimatePositions(unknown, wideBody)).toBeNull();
    expect(adviseOnPieces(goodsInUnits([boxes(1, [50, 50, 50], "cm")]), wideBody).isSizeUnknown).toBe(false);
  });

  it("still judge its weight", () => {
    expect(findPieceRefusal(goodsInUnits([volume("2", "m3", "12000")]), wideBody)?.measure).toBe(
      "piece-weight",
    );
  });

  it("name the side in the unit it was entered in", () => {
    const refusal = findPieceRefusal(
      goodsInUnits([boxes(1, [10, 10, 10], "cm"), boxes(1, [40, 40, 70], "in")]),
      wideBody,
    );
    expect([refusal?.measure, refusal?.actual.toString(), refusal?.limit.toString(), refusal?.unit]).toEqual([
      "height",
      "70",
      "63",
      "in",
    ]);
  });
});
