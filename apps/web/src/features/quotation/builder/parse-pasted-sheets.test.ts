import { describe, expect, it } from "vitest";
import { isFreeText, parsePastedGoods } from "./parse-pasted-goods.ts";

/** A sheet of cells that are parted by bars here, as the clipboard has them. */
const sheet = (...lines: string[]) => parsePastedGoods(lines.join("\n").replaceAll(/ *\| */g, "\t"));
const weightsOf = (...lines: string[]) => sheet(...lines)?.rows.map(({ totalWeight }) => totalWeight);

describe("a column of weights per piece", () => {
  it.each([
    "Weight per piece",
    "Weight each",
    "Weight/pc",
    "kg per pc",
    "Unit weight",
    "Unit weight (kg)",
    "Gross weight per piece (kg)",
    "单件重量(kg)",
    "单重",
    "Peso por bulto",
    "Peso unitario (kg)",
    "Poids par colis",
    "Poids unitaire",
    "Peso per collo",
    "Peso cad.",
    "وزن القطعة",
    "الوزن لكل قطعة",
  ])("weighs the line with all its pieces: %s", (head) => {
    const pasted = sheet(`Pcs | L | W | H | ${head}`, "4 | 120 | 80 | 100 | 250");
    expect(pasted?.rows).toMatchObject([{ pieces: "4", length: "120", totalWeight: "1000" }]);
  });

  it("is multiplied without the noise of binary fractions", () => {
    expect(weightsOf("Qty | L | W | H | Weight each", "3 | 1 | 1 | 1 | 0.1", "7 | 1 | 1 | 1 | 1.1")).toEqual([
      "0.3",
      "7.7",
    ]);
  });

  it("gives way to a column of the line's weight, on either side", () => {
    const sides = "| 120 | 80 | 100 |";
    expect(weightsOf("Pcs | L | W | H | Total weight kg | Weight each kg", `4 ${sides} 1000 | 250`)).toEqual([
      "1000",
    ]);
    expect(weightsOf("Pcs | L | W | H | Weight each | Weight", `4 ${sides} 250 | 1010`)).toEqual(["1010"]);
    expect(weightsOf("Pcs | L | W | H | Total weight | Weight each", `4 ${sides} | 250`)).toEqual(["1000"]);
  });

  it("counts one piece where none is said, and asks where the pieces are no number", () => {
    expect(sheet("L | W | H | Weight each", "120 | 80 | 100 | 250")?.rows).toMatchObject([
      { pieces: "1", totalWeight: "250" },
    ]);
    expect(weightsOf("Pcs | L | W | H | Weight each", "4.5 | 120 | 80 | 100 | 250")).toEqual([""]);
  });

  it("is known by a cell that says so", () => {
    expect(
      weightsOf("Pcs | L | W | H | Weight", "4 | 120 | 80 | 100 | 250/pc", "2 | 60 | 40 | 50 | 90"),
    ).toEqual(["1000", "90"]);
  });

  it("leaves a weight of the line as it stands", () => {
    for (const head of ["Weight", "Gross weight (kg)", "Total weight", "KG", "毛重", "Peso", "Poids brut"])
      expect(weightsOf(`Pcs | L | W | H | ${head}`, "4 | 120 | 80 | 100 | 250")).toEqual(["250"]);
  });
});

describe("a column of pieces", () => {
  it.each([
    "Total pieces",
    "Total pcs",
    "Total units",
    "Total number of pieces",
    "总件数",
    "Total bultos",
    "Total colis",
    "Totale colli",
    "عدد القطع",
  ])("may be headed as a sum: %s", (head) => {
    const pasted = sheet(`${head} | L | W | H | Weight`, "4 | 120 | 80 | 100 | 1000");
    expect(pasted?.rows).toMatchObject([{ pieces: "4", totalWeight: "1000" }]);
  });

  it("is not taken for a weight by its sum, nor is a volume or a price", () => {
    const pasted = sheet(
      "Pcs | L | W | H | Weight | Total CBM | Price per kg",
      "4 | 120 | 80 | 100 | 1000 | 3.84 | 7",
    );
    expect(pasted?.rows).toMatchObject([{ pieces: "4", totalWeight: "1000" }]);
  });
});

describe("units that the grid does not have", () => {
  const side = { length: "120", width: "80", height: "100" };

  it.each([
    ["Length (mm) | Width (mm) | Height (mm)", "1200 | 800 | 1000"],
    ["L (m) | W (m) | H (m)", "1.2 | 0.8 | 1"],
    ["长(毫米) | 宽(毫米) | 高(毫米)", "1200 | 800 | 1000"],
    ["Longueur en mètres | Largeur en mètres | Hauteur en mètres", "1.2 | 0.8 | 1.0"],
    ["الطول (مم) | العرض (مم) | الارتفاع (مم)", "1200 | 800 | 1000"],
    ["L | W | H", "1200 mm | 800 mm | 1000mm"],
    ["L (mm) | W | H", "1200 | 800 | 1000"],
    ["L | W | H | Unit", "1200 | 800 | 1000 | mm"],
  ])("become centimetres exactly: %s", (heads, figures) => {
    const pasted = sheet(`Pcs | ${heads} | Weight kg`, `4 | ${figures} | 1000`);
    expect(pasted).toMatchObject({ rows: [side], dimensionUnit: "cm", weightUnit: "kg" });
  });

  it("become inches, kilograms and, of a mixture, centimetres", () => {
    expect(sheet("Pcs | L (ft) | W (ft) | H (ft) | Weight (t)", "1 | 4 | 2.5 | 3 | 0.4")).toMatchObject({
      rows: [{ length: "48", width: "30", height: "36", totalWeight: "400" }],
      dimensionUnit: "in",
      weightUnit: "kg",
    });
    expect(sheet("Pcs | L (cm) | W (in) | H (mm) | Weight (g)", "1 | 120 | 10 | 50 | 2500")).toMatchObject({
      rows: [{ length: "120", width: "25.4", height: "5", totalWeight: "2.5" }],
      dimensionUnit: "cm",
    });
  });

  it("are told to the grid where they are inches and pounds", () => {
    expect(
      sheet("Pcs | Length inches | Width inches | Height inches | Weight lbs", "1 | 48 | 40 | 50 | 880"),
    ).toMatchObject({
      rows: [{ length: "48", totalWeight: "880" }],
      dimensionUnit: "in",
      weightUnit: "lb",
    });
  });

  it.each([
    [`5'6"`, "66"],
    [`5' 6"`, "66"],
    [`5'6''`, "66"],
    ["5′6″", "66"],
    ["5’6”", "66"],
    ["5'6", "66"],
    [`5'6.5"`, "66.5"],
    [`5'6,5"`, "66.5"],
    [`10'11"`, "131"],
    ["5 ft 6 in", "66"],
    ["5'", "60"],
    [`6"`, "6"],
    ["5ft", "60"],
    [`5' 6 1/2"`, "66.5"],
    [`5'6-1/2"`, "66.5"],
    [`5'6½"`, "66.5"],
    [`48 1/2"`, "48.5"],
    [`48½"`, "48.5"],
    [`48-3/16 in`, "48.1875"],
    [`5 1/2'`, "66"],
  ])("are inches in a cell of feet, inches or both: %s", (cell, length) => {
    const rows = [{ length, width: "48", height: "36", totalWeight: "90" }];
    const line = `1 | ${cell} | 4' | 3' | 90`;
    expect(sheet("Pcs | L | W | H | Weight", line)).toMatchObject({ rows, dimensionUnit: "in" });
    // the cell's own sign counts more than the head's unit
    expect(sheet("Pcs | L (in) | W | H | Weight", line)).toMatchObject({ rows, dimensionUnit: "in" });
  });

  it.each([`5'6"`, "5′6″", "5’6”"])("are cells and no sentence with %s", (cell) => {
    expect(isFreeText(`1\t${cell}\t4'\t3'\t90`)).toBe(false);
  });

  it("are cells and no sentence with a fraction, which its column's unit goes for", () => {
    expect(isFreeText(`1\t48 1/2\t40\t36 3/4\t90`)).toBe(false);
    expect(sheet("Pcs | L (in) | W (in) | H (in) | Weight", "1 | 48 1/2 | 40 | 36 3/4 | 90")).toMatchObject({
      rows: [{ length: "48.5", width: "40", height: "36.75" }],
      dimensionUnit: "in",
    });
  });

  it("are no feet where a sign parts thousands", () => {
    const line = "1 | 1'200 | 1’100 | 1'000 | 90";
    expect(sheet("Pcs | L (mm) | W (mm) | H (mm) | Weight", line)).toMatchObject({
      rows: [{ length: "120", width: "110", height: "100" }],
      dimensionUnit: "cm",
    });
  });

  it("are feet and inches by their signs", () => {
    for (const [sign, length] of [
      ["'", "48"],
      ['"', "4"],
      ["''", "4"],
    ] as const)
      expect(sheet(`Pcs | L${sign} | W${sign} | H${sign} | Weight`, "1 | 4 | 3 | 2 | 90")).toMatchObject({
        rows: [{ length }],
        dimensionUnit: "in",
      });
  });

  it("are those of the column that is read", () => {
    expect(
      sheet("Pcs | L | W | H | Gross weight kg | Gross weight lb", "1 | 1 | 1 | 1 | 100 | 220.5"),
    ).toMatchObject({
      rows: [{ totalWeight: "100" }],
      weightUnit: "kg",
    });
  });
});

describe("the decimal sign of a paste", () => {
  const head = "Pcs | L | W | H | Weight";

  it("is that of a figure which is readable in one way only", () => {
    expect(weightsOf(head, "1 | 47,5 | 80 | 100 | 12,500")).toEqual(["12.500"]);
    expect(weightsOf(head, "1 | 47,5 | 80 | 100 | 1.250")).toEqual(["1250"]);
    expect(weightsOf(head, "1 | 47 | 80 | 100 | 1.234,5", "1 | 47 | 80 | 100 | 1.250")).toEqual([
      "1234.5",
      "1250",
    ]);
    expect(weightsOf(head, "1 | 0.75 | 80 | 100 | 12,500")).toEqual(["12500"]);
    expect(weightsOf(head, "1 | 0.75 | 80 | 100 | 1.250")).toEqual(["1.250"]);
  });

  it("stays as it is typed where nothing says it, or figures contradict each other", () => {
    expect(weightsOf(head, "1 | 47 | 80 | 100 | 12,500", "1 | 47 | 80 | 100 | 1.250")).toEqual([
      "12500",
      "1.250",
    ]);
    expect(weightsOf(head, "1 | 47,5 | 0.75 | 100 | 12,500")).toEqual(["12500"]);
    expect(weightsOf(`Ready | ${head}`, "01.12 | 1 | 47,5 | 80 | 100 | 1.250")).toEqual(["1250"]);
  });
});

describe("sums at the foot of a sheet", () => {
  const lines = ["Pcs | L | W | H | Weight", "4 | 120 | 80 | 100 | 1000", "2 | 60 | 40 | 50 | 90.5"];

  it.each([
    "Total | | | | 1090.5",
    "Totals | | | | 1090.5",
    "TOTAL: 6 | | | | 1090.5",
    "Sum | | | | 1090.5",
    "Gesamt | | | | 1090.5",
    "Totale | | | | 1090.5",
    "Total général | | | | 1090.5",
    "合计 | | | | 1090.5",
    "المجموع | | | | 1090.5",
    "6 | | | | 1090.5",
    " | | | | 1090.5",
  ])("are no goods: %s", (sum) => {
    expect(sheet(...lines, sum)?.rows).toHaveLength(2);
  });

  it("are known without a head too", () => {
    expect(sheet("4 | 120 | 80 | 100 | 1000", "Total | | | | 1000")?.rows).toHaveLength(1);
  });

  it("are not taken for goods, nor goods for them", () => {
    expect(sheet(...lines, "6 | | | | 1100")?.rows).toHaveLength(3);
    expect(sheet(...lines, "6 | 120 | 80 | 100 | 1090.5")?.rows).toHaveLength(3);
    expect(sheet("Goods | L | W | H | Weight", "总成 | 120 | 80 | 100 | 90")?.rows).toHaveLength(1);
  });
});
