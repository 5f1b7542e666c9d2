import { expect, test } from "vitest";
import { mailContext } from "../../test/mail-draft/mail-context.ts";
import { readMail } from "./read-mail.ts";

const read = (text: string) => readMail(text, mailContext("2026-12-01"));

const ROWS = [
  ["Qty", "Length", "Width", "Height", "Kg"],
  ["2", "120", "80", "100", "250"],
  ["1", "60", "40", "40", "25"],
];

test.each([
  ["commas", ","],
  ["commas and blanks", ", "],
  ["dashes", " - "],
  ["slashes", " / "],
  ["blanks", " "],
  ["tabs", "\t"],
])("a table whose cells are parted by %s is read", (_, between) => {
  const table = ROWS.map((row) => row.join(between)).join("\n");
  const { goods, fields } = read(`Hello,\n${table}\nFRA-JFK, please quote, thanks`);
  expect(goods).toMatchObject([
    { pieces: 2, length: 120, width: 80, height: 100, totalWeight: 250 },
    { pieces: 1, length: 60, width: 40, height: 40, totalWeight: 25 },
  ]);
  expect(fields.weightUnit?.value).toBe("kg");
  const [first] = goods;
  expect(first?.at).toEqual([expect.any(Number), expect.any(Number)]);
});

test("a place in a table of dashes is where the mail has it", () => {
  const text = `Hi\n${ROWS.map((row) => row.join(" - ")).join("\n")}\nFRA-JFK`;
  const { fields, goods } = read(text);
  expect(text.slice(...(fields.from?.at ?? [0, 0]))).toBe("FRA");
  expect(text.slice(...(goods[0]?.at ?? [0, 0]))).toContain("2 - 120 - 80 - 100 - 250");
});

test("words with commas are no head of a table", () => {
  const { goods } = read("Pieces, weight, height\nwill follow, 2 pallets 120x80x100 cm 250 kg each, FRA-JFK");
  expect(goods).toMatchObject([{ pieces: 2, totalWeight: 500 }]);
});

test("the total of a table shows that its weights are those of the pieces", () => {
  const table =
    "| Ctn # | Qty | Dims (in) | Weight (lb) |\n|---|---|---|---|\n| 1-10 | 10 | 18x16x12 | 22 |\n| 11-15 | 5 | 20x20x20 | 35 |\n| Total | 15 | | 395 |";
  const { goods, questions } = read(`${table}\nDFW to LHR`);
  expect(goods).toMatchObject([
    { pieces: 10, totalWeight: 220, packageType: "Carton", weightWas: "per-piece" },
    { pieces: 5, totalWeight: 175, packageType: "Carton", weightWas: "per-piece" },
  ]);
  expect(questions).toEqual([]);
});

test("weights listed above as many sizes are told in their order", () => {
  const { goods } = read("Weights: 250, 300, 310 kg\nDims: 120x80x100, 120x80x110, 120x80x120 cm\nFRA-JFK");
  expect(goods.map(({ height, totalWeight }) => [height, totalWeight])).toEqual([
    [100, 250],
    [110, 300],
    [120, 310],
  ]);
});

test("names of sides in brackets stand in front of their figures", () => {
  const { goods } = read("Dims: (L)2.2m x (W)1.1m x (H)1.3m - 2 units\nWeight: 1,150kg per unit\nPUS - HAM");
  expect(goods).toMatchObject([{ pieces: 2, length: 220, width: 110, height: 130, totalWeight: 2300 }]);
});

test("one and another of two pallets are both pallets", () => {
  const { goods } = read(
    "GDL-FRA 2 tarimas: una de 1.20 x 1.00 x 1.45 m con 385 kg y otra de 1.20 x 1.00 x 0.90 m con 210 kg",
  );
  expect(goods.map(({ packageType, totalWeight }) => [packageType, totalWeight])).toEqual([
    ["Pallet", 385],
    ["Pallet", 210],
  ]);
});

test("a lane goes before two words that are codes as well", () => {
  const { fields } = read("Richiesta ADR/DGR: LIN-LHR 3 taniche 30x25x40 cm, 22 kg l'una");
  expect([fields.from?.value, fields.to?.value]).toEqual(["LIN", "LHR"]);
});

test("an airport behind the label of a delivery is where to", () => {
  expect(
    read("Pickup: Itasca, IL 60143\nDeliver: Narita airport\n1 skid 48x48x36 in 475 lb").fields.to?.value,
  ).toBe("NRT");
});

test("a phone with its plus at the end, as text from right to left leaves it", () => {
  const { fields } = read(
    "DOH-LHR 1 box 60x40x40 cm 20 kg\nمع الشكر\nمحمد العلي - شركة الخليج للمعدات - 97455512345+",
  );
  expect(fields.inquirer?.value.phone).toBe("+97455512345");
});

test("names with a Catalan i, and a firm in brackets in the last sentence", () => {
  const { fields } = read(
    "BCN-MEX 6 bultos 1.245 kg\nUn cordial saludo,\nNúria Vidal i Puig\nVidal Maquinària, S.L.U.\nT. 93 555 22 11",
  );
  expect(fields.inquirer?.value).toMatchObject({
    name: "Núria Vidal i Puig",
    company: "Vidal Maquinària, S.L.U.",
  });
  const inline = read(
    "I need 50 kg shipped from Dublin to Dubai. Regards Sean O'Neill (Emerald Foods), 087 555 1212",
  );
  expect(inline.fields.inquirer?.value).toMatchObject({
    name: "Sean O'Neill",
    company: "Emerald Foods",
    phone: "087 555 1212",
  });
});

test("a consignee's city is where to where nothing else says it", () => {
  const { fields } = read("Shipper zip 60018\nConsignee: Perth Australia\n2 crates 72x48x50, 1100 lbs/ea");
  expect([fields.from?.value, fields.to?.value]).toEqual(["ORD", "PER"]);
});

test("a Chinese form with its labels above their values says who filled it in", () => {
  const { fields } = read(
    "姓名：\n李娜\n公司：\n广州明辉照明有限公司\n电话：\n020-85556677\n起运地：\n广州\n目的地：\n迪拜",
  );
  expect(fields.inquirer?.value).toMatchObject({ name: "李娜", company: "广州明辉照明有限公司" });
});
