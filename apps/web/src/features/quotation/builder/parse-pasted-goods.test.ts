import { describe, expect, it } from "vitest";
import { isShorthandBegun, normaliseFigure } from "./goods-shorthand.ts";
import { isFreeText, parsePastedGoods } from "./parse-pasted-goods.ts";

describe("pasting goods from a spreadsheet", () => {
  it("reads plain cells in the order of the grid", () => {
    const pasted = parsePastedGoods("4\t120\t80\t100\t410\n2\t60\t40\t50\t1,250.5");
    expect(pasted?.rows).toHaveLength(2);
    expect(pasted?.rows[0]).toMatchObject({
      pieces: "4",
      length: "120",
      width: "80",
      height: "100",
      totalWeight: "410",
    });
    expect(pasted?.rows[1]?.totalWeight).toBe("1250.5");
    expect(pasted?.hadHeader).toBe(false);
  });

  it("takes the columns and the units from a header, in any order", () => {
    const pasted = parsePastedGoods("Gross weight (lb)\tQty\tL (in)\tW (in)\tH (in)\n500\t2\t48\t40\t63");
    expect(pasted).toMatchObject({ hadHeader: true, dimensionUnit: "in", weightUnit: "lb" });
    expect(pasted?.rows).toMatchObject([
      { pieces: "2", length: "48", width: "40", height: "63", totalWeight: "500" },
    ]);
  });

  it("knows the package type among the cells", () => {
    expect(parsePastedGoods("2\tPallet\t120\t80\t100\t300")?.rows[0]).toMatchObject({
      pieces: "2",
      packageType: "Pallet",
      length: "120",
      totalWeight: "300",
    });
  });

  it("reads the shorthand of a mail", () => {
    expect(parsePastedGoods("3@120x80x100 250")?.rows).toMatchObject([
      { pieces: "3", length: "120", width: "80", height: "100", totalWeight: "250" },
    ]);
  });

  it.each([
    [`3@5'6"x4'x3' 900 lb`, ["66", "48", "36", "900"]],
    [`3 x 5' 6 1/2" x 4' x 36" 900`, ["66.5", "48", "36", "900"]],
    ["3@5'6x4'0x3'2", ["66", "48", "38", ""]],
    [`3@48 1/2"x40"x36" 900`, ["48.5", "40", "36", "900"]],
  ])("reads a shorthand in feet and inches: %s", (line, [length, width, height, totalWeight]) => {
    expect(parsePastedGoods(line)).toMatchObject({
      rows: [{ pieces: "3", length, width, height, totalWeight }],
      dimensionUnit: "in",
    });
  });

  it("leaves a shorthand alone where one side is in feet and another has no sign", () => {
    expect(parsePastedGoods(`3@5'6"x4x3`)).toBeNull();
  });

  it("reads a line by volume", () => {
    expect(parsePastedGoods("2@1.8m3 350")?.rows).toMatchObject([
      { pieces: "2", length: "1.8", sizeUnit: "m3", totalWeight: "350" },
    ]);
    expect(parsePastedGoods("2 x 64 cft 100 lb")).toMatchObject({
      rows: [{ length: "64", sizeUnit: "ft3", weightUnit: "" }],
      weightUnit: "lb",
    });
  });

  it("leaves each line its own units where they differ, and says none for the grid", () => {
    const pasted = parsePastedGoods("3@120x80x100 cm 250 kg\n2@40x40x40 in 100 lb\n1@10x10x10 5");
    expect(pasted).toMatchObject({ dimensionUnit: null, weightUnit: null });
    expect(pasted?.rows.map(({ sizeUnit, weightUnit }) => [sizeUnit, weightUnit])).toEqual([
      ["cm", "kg"],
      ["in", "lb"],
      ["", ""],
    ]);
  });

  it("keeps bad cells so that they can be shown", () => {
    expect(parsePastedGoods("4\tabc\t80\t100\t-5")?.rows[0]?.totalWeight).toBeDefined();
    expect(parsePastedGoods("4\t120\t80\t100\t-5")?.rows[0]?.totalWeight).toBe("-5");
  });

  it("leaves a single value to the cell it is pasted in", () => {
    expect(parsePastedGoods("120")).toBeNull();
    expect(parsePastedGoods("")).toBeNull();
  });

  it("turns thousands separators and decimal commas into plain figures", () => {
    expect(normaliseFigure("1,234.5")).toBe("1234.5");
    expect(normaliseFigure("1.234,5")).toBe("1234.5");
    expect(normaliseFigure("12,5 kg")).toBe("12.5");
    expect(normaliseFigure("120 cm")).toBe("120");
  });
});

describe("what is a text rather than cells", () => {
  it.each([
    "3 pallets 120 x 80 x 100 cm, 250 kg",
    "2 skids: 48x40x50 in\n1 box 10x10x10 in",
    "Total weight 480 kg",
    "Hello,\n3@120x80x100 250",
  ])("a sentence is read as a mail: %s", (text) => {
    expect(isFreeText(text)).toBe(true);
  });

  it.each([
    "4\t120\t80\t100\t410",
    "3@120x80x100 250",
    "2@1.8m3 350",
    "1,250.5 kg",
    "Qty\tL (cm)\tKG\n2\t120\t80",
  ])("cells and shorthands stay cells: %s", (text) => {
    expect(isFreeText(text)).toBe(false);
  });
});

describe("a shorthand in the making", () => {
  it.each(["3@", "3 @ 120x80", "12×", "2*1.8m3", "3@120x80x100 250"])(
    "begins with its pieces: %s",
    (text) => {
      expect(isShorthandBegun(text)).toBe(true);
    },
  );

  it.each(["", "3", "1,250.5", "@120", "x", "12 kg", "-3@120"])(
    "a figure or other words are none: %s",
    (text) => {
      expect(isShorthandBegun(text)).toBe(false);
    },
  );
});
