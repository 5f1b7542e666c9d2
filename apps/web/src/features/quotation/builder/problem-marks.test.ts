import { describe, expect, it } from "vitest";
import { newCreateForm } from "./create-form.ts";
import { doMarksStand, marksOf } from "./problem-marks.ts";

const form = newCreateForm({ measurementUnit: "Metric", currency: "USD", today: "2026-01-05" });
const weight = "goods.0.totalWeight";
const tooLarge = marksOf({ ...form, goods: form.goods.map((row) => ({ ...row, totalWeight: "9" })) }, [
  { field: "goodsArray.0.totalWeight", message: "too-large" },
  { field: "goodsArray.0.totalWeight", message: "number" },
]);

describe("marks of problems", () => {
  it("keeps the first of several problems at one field", () => {
    expect([...tooLarge]).toEqual([[weight, "too-large"]]);
  });

  it("stand while the fields show what is wanted", () => {
    expect(doMarksStand(tooLarge, new Map(tooLarge), () => "too-large")).toBe(true);
  });

  it("are made again when a field no longer shows its own", () => {
    expect(doMarksStand(tooLarge, new Map(tooLarge), () => undefined)).toBe(false);
  });

  it("are made again when the problem is another, is gone, or others were made", () => {
    expect(doMarksStand(tooLarge, new Map([[weight, "negative"]] as const), () => "negative")).toBe(false);
    expect(doMarksStand(tooLarge, new Map(), () => "too-large")).toBe(false);
    expect(doMarksStand(null, tooLarge, () => "too-large")).toBe(false);
  });
});
