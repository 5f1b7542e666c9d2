import { expect, test } from "vitest";
import { mailContext } from "../../test/mail-draft/mail-context.ts";
import { readMail } from "./read-mail.ts";

const read = (text: string) => readMail(text, mailContext("2026-12-01"));
const weightsOf = (text: string) => read(text).goods.map(({ totalWeight }) => totalWeight);
const asksEachOrTotal = (text: string) => read(text).questions.some(({ code }) => code === "each-or-total");

const LINES = "2 pallets 120x80x100 250 kg\n3 boxes 60x40x40 30 kg\n";

test.each([
  ["MUC-JFK", "Weights are per piece, dims in cm."],
  ["MUC-JFK", "(all weights each)"],
  ["MUC-JFK", "Gewichte je Stück"],
  ["MAD-BOG", "Pesos unitarios."],
  ["MIL-NYC", "(pesi per collo)"],
  ["PAR-NYC", "Poids indiqués par colis"],
  ["PVG-LAX", "以上重量均为单件重量"],
  ["DXB-RUH", "الأوزان للقطعة"],
])('of %s, "%s" says that every weight is a piece\'s', (lane, note) => {
  expect(weightsOf(`${lane}\n${LINES}${note}`)).toEqual([500, 90]);
  expect(asksEachOrTotal(`${lane}\n${LINES}${note}`)).toBe(false);
});

test("a note can say that the weights are those of the lines", () => {
  const text = `MUC-JFK\n${LINES}weights shown are totals per line`;
  expect(weightsOf(text)).toEqual([250, 30]);
  expect(asksEachOrTotal(text)).toBe(false);
});

test.each([
  "Is the weight per piece or total?",
  "Weight per piece to follow.",
  "Max weight per piece is fine",
])('a question or a promise decides nothing: "%s"', (note) => {
  expect(asksEachOrTotal(`MUC-JFK\n${LINES}${note}`)).toBe(true);
});

test("a note below a table gives its units and says what its weights are", () => {
  const table = "Pcs    L    W    H    Wt (lbs)\n2      48   40   62   1,180\n1      30   30   30   145\n";
  const { fields, goods } = read(`${table}Dims in inches, weights per piece\nORD to FRA`);
  expect(fields.dimensionUnit).toMatchObject({ value: "in", confidence: "certain" });
  expect(goods.map(({ totalWeight, length }) => [totalWeight, length])).toEqual([
    [2360, 48],
    [145, 30],
  ]);
});

test("the head of a table goes before a note", () => {
  const table = "Qty | L | W | H | Total wt\n2 | 120 | 80 | 100 | 500\n3 | 60 | 40 | 40 | 60\n";
  expect(weightsOf(`JFK-LHR\n${table}Weights per piece in kg`)).toEqual([500, 60]);
});

test("weights without a unit behind the sides take that of the note", () => {
  const text =
    "ORD to FRA\nAll dims in inches, all weights per piece in lbs\n2 pallets 48 x 40 x 62, 1180\n1 crate 30 x 30 x 30, 145";
  expect(weightsOf(text)).toEqual([2360, 145]);
  expect(read(text).fields.weightUnit).toMatchObject({ value: "lb", confidence: "certain" });
});

test("a label on the line above says whether a weight is the total", () => {
  const { goods, questions } = read("JFK-LHR\nTotal weight:\n500 kg\n2 pallets 120x80x100 cm");
  expect(goods).toMatchObject([{ pieces: 2, totalWeight: 500 }]);
  expect(questions).toEqual([]);
});

const FORM = [
  ["Name", "Sarah Quinn"],
  ["Company", "Quinn Instruments Ltd"],
  ["Email", "sarah@quinn.example"],
  ["Origin", "Manchester"],
  ["Destination", "Melbourne"],
  ["Pieces", "3"],
  ["Dimensions (cm)", "60 x 50 x 40"],
  ["Weight per piece (kg)", "18.5"],
];

test.each([
  ["beside its value", ": "],
  ["above its value", ":\n"],
  ["above its value with an empty line between", ":\n\n"],
])("a website's form with each label %s is read", (_, between) => {
  const text = FORM.map(([label, value]) => `${label}${between}${value}`).join(
    between.endsWith("\n\n") ? "\n\n" : "\n",
  );
  const { fields, goods } = read(`New quote request\n\n${text}`);
  expect(fields.from?.value).toBe("MAN");
  expect(fields.to?.value).toBe("MEL");
  expect(goods).toMatchObject([{ pieces: 3, length: 60, width: 50, height: 40, totalWeight: 55.5 }]);
  expect(fields.inquirer?.value).toEqual({
    name: "Sarah Quinn",
    company: "Quinn Instruments Ltd",
    email: "sarah@quinn.example",
    phone: null,
  });
});

test("a form's contact below the goods, with a phone", () => {
  const contact = "Name: John Doe\nCompany: Doe Inc\nEmail: john@doe.example\nPhone: 713-555-0101";
  const { fields } = read(`Houston to Bogota\n2 drums 60x60x90 cm 200 kg each\n\n${contact}`);
  expect(fields.inquirer?.value).toEqual({
    name: "John Doe",
    company: "Doe Inc",
    email: "john@doe.example",
    phone: "+17135550101",
  });
});

test("the names of a shipper and a consignee are not who asks", () => {
  const parties =
    "Shipper:\nName: ACME GmbH\nPhone: 069 1234567\nConsignee:\nName: Foo Ltd\nPhone: 020 7946 0000\n";
  const { fields } = read(`${parties}FRA-LHR 2 plts 120x80x100 cm 200 kg each\nRegards\nMax Weber`);
  expect(fields.inquirer?.value).toMatchObject({ name: "Max Weber", company: null, phone: null });
});

test("lots counted by bare numbers behind their sum", () => {
  const text = "JFK-LHR 3 pallets: 2 at 120x100x120 cm (350 kg ea.) and one at 120x100x60 cm (150 kg)";
  expect(read(text).goods).toMatchObject([
    { pieces: 2, packageType: "Pallet", totalWeight: 700 },
    { pieces: 1, packageType: "Pallet", totalWeight: 150 },
  ]);
});

test("German tonnes, and a firm in brackets behind who signs", () => {
  const { fields, goods } = read(
    "MUC/DXB, abt 1,5 to, 9 cbm, 6 pll, non stack\nCargo ready 12.12.\nBest, Anke (Alpine Sports AG)",
  );
  expect(goods).toMatchObject([{ pieces: 6, totalWeight: 1500, volumeM3: 9 }]);
  expect(fields.inquirer?.value).toMatchObject({ name: "Anke", company: "Alpine Sports AG" });
});

test("a French phone of no known country stays as it is written", () => {
  const { fields } = read(
    "LYS-YUL 1 palette 120x80x100 cm 200 kg\n\nCordialement,\nClaire Fabre\nTél : 04 78 00 11 22",
  );
  expect(fields.inquirer?.value.phone).toBe("04 78 00 11 22");
});

test("pieces said once more in front of what each weighs", () => {
  expect(read("BCN-EZE 4 plts (120x80x100) 4x250kg rdy 04/12 FCA").goods).toMatchObject([
    { pieces: 4, totalWeight: 1000, weightWas: "per-piece" },
  ]);
});

test("some of the goods in brackets are no line of their own", () => {
  expect(
    read("MIA-SCL\nBultos: 12 cajas\nPeso: 245,6 kg\nUN1950 aerosoles incluidos (2 cajas)").goods,
  ).toHaveLength(1);
});

test("a cube has three equal sides, and two codes in capitals are a lane", () => {
  const { fields, goods } = read("hi can you do LHR DEL 45kg 1 box 50cm cube ready today");
  expect([fields.from?.value, fields.to?.value]).toEqual(["LHR", "DEL"]);
  expect(goods).toMatchObject([{ length: 50, width: 50, height: 50, totalWeight: 45 }]);
});

test("a unit behind its figure is no airport", () => {
  const { fields } = read("PO 4500123456 / 3 PLT / 1.234,5 KG / 4,608 CBM / HAM - ATL / CRD 10.12.2026");
  expect([fields.from?.value, fields.to?.value]).toEqual(["HAM", "ATL"]);
});

test("the day on which dimensions will be sent is not the ready date; the loading date is", () => {
  expect(
    read("700 kgs from Osaka to Chicago. 4 crates. Will send dims tomorrow.").fields.readyDate,
  ).toBeNull();
  expect(read("WAW-MEX 7 pallets\nloading date: 08.12.2026").fields.readyDate).toMatchObject({
    value: "2026-12-08",
    confidence: "certain",
  });
});

test("a first name takes the whole name from the quoted mail of the same person", () => {
  const { fields } = read(
    "We will pick up in Munich instead. Thx Bernd\n\n-----Original Message-----\nFrom: Bernd Kolb <b.kolb@kolb.example>\nSent: Friday, November 27, 2026 9:14 AM\nTo: Anna\nSubject: Quote FRA-BOM\n\n4 pallets 120x80x140 cm, 380 kg each, FRA to BOM",
  );
  expect(fields.inquirer?.value).toMatchObject({ name: "Bernd Kolb", email: "b.kolb@kolb.example" });
});

test("a city whose ZIP code lies in another state is not the city of that name with an airport", () => {
  const near = mailContext("2026-12-01", { zipPointOf: () => ({ latitude: 33.9, longitude: -84.8 }) });
  const text = "pick up in Dallas GA 30132, then air to Munich, 1 crate 60x40x45 in, 850 lbs";
  expect(readMail(text, near).fields.from).toMatchObject({ value: "ATL", confidence: "likely" });
  const own = mailContext("2026-12-01", { zipPointOf: () => ({ latitude: 32.8, longitude: -96.8 }) });
  expect(readMail(text.replace("GA 30132", "TX 75201"), own).fields.from?.value).toBe("DFW");
});

test("pallets that carry what was named before weigh what it weighs", () => {
  const { goods } = read('IAH-SIN 25 drums, 23" dia x 35" high, 460 lbs each on 7 pallets (48x48x41)');
  expect(goods).toMatchObject([
    { pieces: 7, packageType: "Pallet", length: 48, height: 41, totalWeight: 11500 },
  ]);
});

test("the address of a mail that was passed on is its writer's", () => {
  const { fields } = read(
    "From: Carla Nunes <carla@fast.example>\nTo: Quotes\nSubject: FW: urgente\n\n---------- Forwarded message ---------\nDe: Jorge Paz <jpaz@minera.example>\nTo: Carla Nunes <carla@fast.example>\n\nNecesito mover 1 bomba de 1.850 kg de Houston a Santiago.\nJorge Paz\nMinera del Norte S.A.\nCel +56 9 7777 8888",
  );
  expect(fields.inquirer?.value).toMatchObject({ name: "Jorge Paz", email: "jpaz@minera.example" });
});

test("a piece of the same size as the one before has its sides", () => {
  const { goods } = read(
    "3 crates. Crate A: 2.3 x 1.4 x 1.6 m, 1.9 t. Crate B same size, 2.1 t. Crate C: 1.1 x 0.8 x 0.9 m, 350 kg. LUX - ICN.",
  );
  expect(goods.map(({ pieces, length, totalWeight }) => [pieces, length, totalWeight])).toEqual([
    [1, 230, 1900],
    [1, 230, 2100],
    [1, 110, 350],
  ]);
});

test("a temperature at the end of its sentence", () => {
  expect(read("SEA-ICN 6 pallets, keep frozen -18C. Reefer PU at 98108.").fields.temperature?.value).toEqual({
    min: -18,
    max: -18,
  });
});

test("a chargeable weight is no weight of the goods", () => {
  expect(read("450kgs chg wt, 380 kgs gross, 8 ctns, DUB/BOS").goods).toMatchObject([
    { pieces: 8, totalWeight: 380 },
  ]);
});

test("unit load devices are counted", () => {
  expect(read("NBO to LGG, 2 ULD PMC 318x244x160 roses 2,400 kg each").goods).toMatchObject([
    { pieces: 2, totalWeight: 4800 },
  ]);
});

test("a ready date of both shipments is the first one's as well", () => {
  const text =
    "Lot A - HAM/HKG - 2 plts 120x80x90, 200 kg each\nLot B - HAM/SIN - 1 plt 120x80x110, 310 kg\n";
  expect(read(`${text}Both ready 4 Dec`).fields.readyDate).toMatchObject({
    value: "2026-12-04",
    confidence: "likely",
  });
  expect(read(`${text}Lot B ready 4 Dec`).fields.readyDate).toBeNull();
});
