import { describe, expect, it } from "vitest";
import { buildDetail, buildOption, FIRST } from "./build-detail.ts";
import { editFormOf } from "./edit-form.ts";
import { previewOption } from "./edit-preview.ts";

describe("figures before saving", () => {
  const option = buildOption(FIRST);
  const [form] = editFormOf(buildDetail()).options;
  if (form === undefined) throw new Error("the detail has options");

  it("are the stored ones while nothing changed", () => {
    expect(previewOption(option, form, "8")).toEqual({
      sells: { freight: "2000.00", mawb: "40.00" },
      sellTotal: "2040.00",
      profit: "400.00",
      marginPercent: "19.61",
      belowFloor: false,
      margin: option.margin,
      isEstimate: false,
    });
  });

  it.each([
    [{ kind: "margin", value: "50", least: "" }, "3200.00", "3240.00"],
    [{ kind: "markup", value: "50", least: "" }, "2400.00", "2440.00"],
    [{ kind: "per_kg", value: "0.35", least: "" }, "1775.00", "1815.00"],
    [{ kind: "flat", value: "120", least: "" }, "1720.00", "1760.00"],
    [{ kind: "margin", value: "1", least: "90" }, "1690.00", "1730.00"],
  ] as const)("follow the margin %j", (margin, freight, total) => {
    expect(previewOption(option, { ...form, margin }, "8")).toMatchObject({
      sells: { freight, mawb: "40.00" },
      sellTotal: total,
    });
  });

  it("are rounded to the unit that the quotation was priced with", () => {
    const margin = { kind: "markup", value: "33.33", least: "" } as const;
    expect(previewOption(option, { ...form, margin }, "8")?.sells["freight"]).toBe("2133.28");
    const coarse = { sellStep: null, roundingUnit: "10" };
    expect(previewOption(option, { ...form, margin }, "8", coarse)?.sells["freight"]).toBe("2130.00");
    const typed = { ...form, sell: { freight: "1996" } };
    expect(previewOption(option, typed, "8", coarse)).toMatchObject({
      sells: { freight: "2000.00" },
      margin: { value: "20.00" },
    });
  });

  it("let a typed amount win over the margin, and tell the floor", () => {
    expect(previewOption(option, { ...form, sell: { freight: "1700" } }, "8")).toMatchObject({
      sellTotal: "1740.00",
      profit: "100.00",
      belowFloor: true,
    });
  });

  it("are none while something is not a figure, or sold at 100 % margin", () => {
    expect(previewOption(option, { ...form, sell: { mawb: "abc" } }, "8")).toBeNull();
    expect(previewOption(option, { ...form, margin: { ...form.margin, value: "100" } }, "8")).toBeNull();
    expect(previewOption(option, { ...form, margin: { ...form.margin, value: "" } }, "8")).toBeNull();
  });

  it("are marked as estimates when costs were converted", () => {
    const converted = { ...option, exchange: [{ from: "EUR", to: "USD", rate: "1.1", asOf: "2026-11-20" }] };
    const preview = previewOption(converted, { ...form, margin: { ...form.margin, value: "25" } }, "8");
    expect(preview?.isEstimate).toBe(true);
  });
});
