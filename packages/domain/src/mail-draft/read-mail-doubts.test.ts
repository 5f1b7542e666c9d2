import { expect, test } from "vitest";
import { mailContext } from "../../test/mail-draft/mail-context.ts";
import type { MailReading, ReadingConfidence } from "./mail-reading.ts";
import { readMail } from "./read-mail.ts";

const read = (text: string): MailReading => readMail(text, mailContext("2026-11-23"));
const surenessOf = (text: string): ReadingConfidence[] => read(text).goods.map((line) => line.confidence);

test.each([
  "ORD-FRA, 1 pallet 120x80x100 cm, 250 kg",
  "ORD-FRA, 3 crates 80x60x60 cm, 90 kg each",
  "ORD-FRA\n1. 2 crates 80x60x60 cm, 90 kg each\n2. 1 crate 120x80x100 cm, 250 kg each",
  "ORD-FRA, 1 crate 80x60x60 cm, net 540 kg, gross 612 kg, not stackable",
])("goods are certain where all of %j was understood", (text) => {
  expect(new Set(surenessOf(text))).toEqual(new Set(["certain"]));
});

test.each([
  ["a total that differs", "ORD-FRA, 3 crates 80x60x60 cm, 90 kg each, total 300 kg"],
  ["a number beside them that was not read", "ORD-FRA, 3 crates 80x60x60 cm, 90 kg each, 17 of something"],
  ["a package word that is not the line's", "ORD-FRA, 2 pcs 80x60x60 cm, 90 kg each. The crate is new"],
  ["a word about stacking that was not read", "ORD-FRA, 1 crate 80x60x60 cm, 90 kg, ask before overstacking"],
  [
    "lines told in different ways",
    "ORD-FRA\n2 crates 80x60x60 cm, 90 kg each\n1 crate 120x80x100 cm\nready 3 Dec",
  ],
])("goods are to be checked beside %s", (_, text) => {
  expect(surenessOf(text)).not.toContain("certain");
});

test("a weight of all among numbers that were not read is to be checked", () => {
  const { totalWeight } = read("ORD-FRA, 2 pallets and 3 crates, 17 of something, in total 684 kg").fields;
  expect(totalWeight).toMatchObject({ value: 684, confidence: "likely" });
});

test.each([
  ["a second airport that no one explains", "DMM-BAH please, the CAI desk knows"],
  ["a lane that was taken back", "DMM-BAH? No, sorry: DMM-CAI"],
])("the lane is to be checked beside %s", (_, text) => {
  const { from, to } = read(`${text}. 1 crate 80x60x60 cm, 90 kg`).fields;
  expect([from?.confidence, to?.confidence]).toEqual(["likely", "likely"]);
});

test.each(["flash point 23 °C", "闪点43℃", "infiammabilità -4 °C", "نقطة الوميض 30 درجة مئوية"])(
  "%j is no temperature of the transport",
  (text) => {
    expect(read(`ORD-FRA UN1263, 4 drums 60x60x90 cm, 90 kg each, ${text}`).fields.temperature).toBeNull();
  },
);

test("a temperature that nobody asks for is to be checked", () => {
  expect(read("ORD-FRA, 1 crate 80x60x60 cm, 90 kg, hall 12 °C").fields.temperature?.confidence).toBe(
    "likely",
  );
});

test.each([
  ["UN1993 - pls disregard this one, the new sheet says UN1307", ["UN1307"]],
  ["la ficha antigua indicaba UN 3077, ya no aplica; UN1263", ["UN1263"]],
  ["UN1993作废,UN1307", ["UN1307"]],
])("a UN number that was taken back is left out: %j", (text, numbers) => {
  const { unNumbers } = read(`ORD-FRA, 4 drums 60x60x90 cm, 90 kg each. ${text}`).fields;
  expect(unNumbers).toMatchObject({ value: numbers, confidence: "likely" });
});

test.each(["sorry, make that 5 pallets and 325 kg each", "更正:5托,每托325公斤"])(
  "figures that are taken back are those behind %j",
  (text) => {
    const { goods } = read(`ORD-FRA, 4 pallets 120x80x130 cm, 340 kg each. ${text}`);
    expect(goods).toMatchObject([{ pieces: 5, totalWeight: 1625, height: 130, confidence: "likely" }]);
  },
);

test("sides come in the order that their letters say", () => {
  const [line] = read("ORD-FRA, 2 crates, dims HxLxW 95x140x70 cm, 159 kg each").goods;
  expect(line).toMatchObject({ length: 140, width: 70, height: 95 });
});

test.each(["电池除外", "batteries are not included"])("%j leaves no battery to ask about", (text) => {
  const { questions, fields } = read(`ORD-FRA, 2 crates 80x60x60 cm, 90 kg each, lithium ${text}`);
  expect(questions).toEqual([]);
  expect(fields.typeOfGoods?.value).toBe("General");
});

test.each([
  ["Routing: CPT to FRA", "CPT", null],
  ["Price CPT to Frankfurt", null, "CPT"],
])("CPT in front of another airport is Cape Town, else a term: %j", (text, from, incoterm) => {
  const { fields } = read(`${text}. 1 crate 80x60x60 cm, 90 kg`);
  expect([fields.from?.value ?? null, fields.incoterm?.value ?? null]).toEqual([from, incoterm]);
});

test.each([
  ["6 boxes 60x40x40 cm 15 kg, 4 boxes 80x60x50 cm 28 kg. Total 202 kg", [90, 112]],
  ["6 boxes 60x40x40 cm 15 kg, 4 boxes 80x60x50 cm 28 kg. Total 43 kg", [15, 28]],
])("a total on the line of the last lot is that of all: %j", (text, weights) => {
  const { goods, questions } = read(`ORD-FRA ${text}`);
  expect(goods.map((line) => line.totalWeight)).toEqual(weights);
  expect(questions).toEqual([]);
});

test("weights of one piece below several lots are told apart by their order", () => {
  const { goods } = read("ORD-FRA\n10 ctn 24x18x16 in\n6 ctn 30x20x20 in\nWt 12 lbs ea / 26 lbs ea");
  expect(goods.map((line) => line.totalWeight)).toEqual([120, 156]);
});

test.each([
  "17 pcs, 3455 kg, 19.8 cbm, largest piece 310x120x105 cm",
  "17 colis, 3455 kg, 19,8 m3, la plus grande caisse 310x120x105 cm",
  "17 bultos, 3455 kg, 19,8 m3, el más grande 310x120x105 cm",
  "共17件,3455公斤,19.8立方,最大件310*120*105厘米",
])("the sides of the largest piece are not those of all: %j", (text) => {
  const { goods, questions } = read(`LYS-DKR ${text}`);
  expect(goods).toMatchObject([{ pieces: 17, length: null, totalWeight: 3455, volumeM3: 19.8 }]);
  expect(questions.map(({ code }) => code)).toContain("dimensions-missing");
});

test.each(["500kg+ and 1000kg+ levels", "价格500kg以上"])(
  "the weight of a rate is none of the goods: %j",
  (text) => {
    const { goods } = read(`AMS-ICN 38 boxes 612 kg 4.1 cbm, ${text}`);
    expect(goods.map((line) => line.totalWeight)).toEqual([612]);
  },
);

test("pieces behind a dash count the sides in front, in the package of all", () => {
  const { goods } = read("4 wooden boxes, 110x100x150 cm - 2 nos; 100x90x120 cm - 2 nos, ORD-FRA");
  expect(goods).toMatchObject([
    { pieces: 2, height: 150, packageType: "Crate" },
    { pieces: 2, height: 120, packageType: "Crate" },
  ]);
});

test.each([
  ["Origin: MUC\nDest: PEK/PVG/CAN", "MUC", "PEK"],
  ["Origins: SZX/HKG\nDest: DFW", "SZX", "DFW"],
  ["EXW Lyon vers Abidjan (ABJ), MAD 07/12", "LYS", "ABJ"],
])("the lane of %j", (text, from, to) => {
  const { fields } = read(`${text}\n3 crates 80x60x60 cm, 90 kg each`);
  expect([fields.from?.value, fields.to?.value]).toEqual([from, to]);
});

test.each([
  ["2 pallets (1.0 x 1.2 x 1.5 m each), weight 800 kg", [800], ["each-or-total"]],
  ["25 ctns 410 kgs. each carton 60x50x40cm", [410], ["each-or-total"]],
  ["3 palettes (120x80x95 cm) 180/210/195 kg", [180, 210, 195], []],
  ["1 pallet 120/80/70 190 kg", [190], []],
])("each belongs to the figures beside it: %j", (text, weights, codes) => {
  const { goods, questions } = read(`LIM-IAH ${text}`);
  expect(goods.map((line) => line.totalWeight)).toEqual(weights);
  expect(questions.map(({ code }) => code)).toEqual(codes);
});

test("MAD behind a dash is Madrid, also in front of a number", () => {
  const { fields } = read("MEX-MAD 4 boxes 60x40x40 cm 20 kg each");
  expect([fields.from?.value, fields.to?.value]).toEqual(["MEX", "MAD"]);
});

test("a point parts thousands where decimals would weigh next to nothing", () => {
  const { fields, goods } = read(
    "MEX-MAD, peso bruto 1.180 kg, medidas 1.20 x 1.00 x 1.35 m (2), 1.20 x 0.80 x 1.10 m (2)",
  );
  expect(fields.totalWeight?.value).toBe(1180);
  expect(goods.map(({ pieces }) => pieces)).toEqual([2, 2]);
  expect(read("LIM-IAH, 1 crate 1.20 x 1.00 x 1.35 m, 1.180 kg").goods).toMatchObject([
    { totalWeight: 1180, confidence: "likely" },
  ]);
});

test("a noun that is weighed before its sides is counted, and a semicolon ends the line", () => {
  const { goods } = read('MIA-CCS 1 motor 850 lb 50"x40"x45"; 2 cajas repuestos 60 lb c/u 20x20x20 in');
  expect(goods).toMatchObject([
    { pieces: 1, totalWeight: 850 },
    { pieces: 2, totalWeight: 120 },
  ]);
});

test("dots part the limits of a temperature", () => {
  const { fields } = read("HEL-BKK, 1 crate 80x60x60 cm, 90 kg, +15..+25 °C");
  expect(fields.temperature).toMatchObject({ value: { min: 15, max: 25 }, confidence: "certain" });
});
