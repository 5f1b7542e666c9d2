import { expect, test } from "vitest";
import { mailContext } from "../../test/mail-draft/mail-context.ts";
import type { MailReading } from "./mail-reading.ts";
import { readMail } from "./read-mail.ts";

const read = (text: string, receivedOn = "2026-12-01"): MailReading =>
  readMail(text, mailContext(receivedOn));

test.each([
  ["10 drums dia 60 x 90 cm, 200 kg each", [60, 60, 90]],
  ["3 fûts (ø 60 x 90 cm) de 200 kg chaque", [60, 60, 90]],
  ["5 fusti diam. 58 h 88 cm, 190 kg/cad", [58, 58, 88]],
  ["4 Paletten (Euro, 120x80 cm, height 105 cm), 400 kg total", [120, 80, 105]],
  ["1 pallet 120 x 80 x 100 (H) cm, 250 kg", [120, 80, 100]],
  ["1 crate 2.1mx1.2mx1.65m, 400 kg", [210, 120, 165]],
  ["3 pallet 80x120xh110 cm, 250 kg l'uno", [80, 120, 110]],
  ["3 pallet 80x120 h.110, 250 kg l'uno", [80, 120, 110]],
  ["1 caisse L 1m80 x l 0m90 x H 1m10, 415 kg", [180, 90, 110]],
  ["2 pallets 1200*800*1100, 320 kg each", [120, 80, 110]],
  ["2 pallets 1.2x0.8x1.1, 320 kg each", [120, 80, 110]],
])("the sides of %j are %j", (text, [length, width, height]) => {
  expect(read(text).goods[0]).toMatchObject({ length, width, height });
});

test.each([
  [`5'6"\t4'\t3'`, [66, 48, 36]],
  [`5'6"\t4'\t36"`, [66, 48, 36]],
  [`36"\t5' 6"\t4'`, [36, 66, 48]],
  ["5 ft 6 in\t4 ft\t36 in", [66, 48, 36]],
  ["5.5'\t4'\t3'", [66, 48, 36]],
  [`5' 6 1/2"\t4'\t3'`, [66.5, 48, 36]],
  [`48 1/2"\t40"\t36 3/4"`, [48.5, 40, 36.75]],
])("a table's sides of %j are the inches %j", (cells, [length, width, height]) => {
  const reading = read(`Pcs\tLength\tWidth\tHeight\tWeight\n1\t${cells}\t90 lb`);
  expect(reading.fields.dimensionUnit?.value).toBe("in");
  expect(reading.goods).toMatchObject([{ length, width, height, totalWeight: 90 }]);
});

test.each([
  [`2\t5'6"\t4'\t3'\t900 lb`, { pieces: 2, length: 66, width: 48, height: 36, totalWeight: 900 }],
  [`1 | 48 1/2" | 40" | 36 3/4" | 500 lb`, { pieces: 1, length: 48.5, height: 36.75, totalWeight: 500 }],
  [`1\t5' 6 1/2"\t4'\t36\t500 lb`, { length: 66.5, width: 48, height: 36, totalWeight: 500 }],
  [`48"\t40"\t36"\t300 lb`, { pieces: 1, length: 48, width: 40, height: 36, totalWeight: 300 }],
  ["120\t80\t100\t250 kg", { pieces: 1, length: 120, width: 80, height: 100, totalWeight: 250 }],
  ["2 | 1.2m | 80cm | 100cm | 250 kg", { pieces: 2, length: 120, width: 80, height: 100, totalWeight: 250 }],
])("a row of figures without a head says what each is by its unit: %j", (row, line) => {
  expect(read(`ORD-FRA\n${row}`).goods).toMatchObject([line]);
});

test.each([
  [`3@5'6"x4'x3' 1,200 lbs total`, [66, 48, 36]],
  [`2 crates 5' 6 1/2" x 4' x 3' 500 lbs each`, [66.5, 48, 36]],
  ["2 crates 5'6 x 4'0 x 3'2, 800 lbs each", [66, 48, 38]],
  [`1 pallet 48 1/2" x 40" x 36 3/4", 500 lbs`, [48.5, 40, 36.75]],
])("feet, inches and their fractions are inches: %j", (text, [length, width, height]) => {
  expect(read(text).goods).toMatchObject([{ length, width, height, confidence: "certain" }]);
});

test.each([
  ["pieces: 3, dims 120*80*100/120*80*120/100*100*100cm, weights 200/240/180kg", [1, 1, 1], [200, 240, 180]],
  ["WT: 450 KGS\nDIMS: 2/120X80X100CM 1/100X80X60CM", [2, 1], [null, null]],
  ["Hi - 12 x 20kg cartons, 40x30x30cm ea", [12], [240]],
])("pieces and weights that slashes and times part belong to their lots: %j", (text, pieces, weights) => {
  const { goods } = read(text);
  expect(goods.map((line) => line.pieces)).toEqual(pieces);
  expect(goods.map((line) => line.totalWeight)).toEqual(weights);
});

test("a volume weight in short is no total of the goods", () => {
  const { goods, questions } = read("3 pallets 48x40x48in 1,050 lb each (3,150 lb total), vol wt 1,666 lb");
  expect(goods).toMatchObject([{ totalWeight: 3150 }]);
  expect(questions).toEqual([]);
});

test("a count of times in brackets behind the sides is that of the lot", () => {
  const { goods } = read("1200 x 800 x 1500 mm (2x), 600 x 400 x 400 mm (x5), GW 780 kgs");
  expect(goods.map(({ pieces }) => pieces)).toEqual([2, 5]);
});

test("the volume that only the mail's total says is that of its one lot without sides", () => {
  const { goods } = read("total 1,250.5 kgs / 8.4 cbm, 6 pallets, FRA - BOM, no dims yet");
  expect(goods).toMatchObject([{ pieces: 6, totalWeight: 1250.5, volumeM3: 8.4 }]);
});

test.each([
  ["2 colli 120x80x105 cm a 245,5 kg", 491],
  ["3 Kisten 140x90x80 cm à 265 kg", 795],
  ["2 paletes 120 x 100 x 130 cm, 420 kg cada", 840],
  ["100 ctns x 12.5 kgs = 1,250 kgs, ctn size 40x40x35cm", 1250],
  ["10 pcs 50x40x30cm, G.W. 15.5 kgs/N.W. 14 kgs per pc", 155],
  ["3 neveras de 65x55x50 cm, 32 kg cada nevera", 96],
  ["20箱 15kg/箱 40*30*30", 300],
  ["4 pal 120x80x100cm - 1600kg ( 400kg each )", 1600],
  ["4 boxes 0.76m x 0.5m x 0.4m 318kg each", 1272],
  ["5 fusti da 60 litri (dimensioni 40x40x65 cm, peso lordo 68 kg per fusto)", 340],
  ["五托货,每托一百二十公斤,尺寸110*110*100厘米", 600],
])("the weight of %j is %d in all", (text, totalWeight) => {
  expect(read(text).goods).toMatchObject([{ totalWeight, weightWas: "per-piece" }]);
});

test.each([
  ["Pallet 1: 120x80x100 cm, 320 kg\nPallet 2: 120x80x140 cm, 410 kg", "Pallet"],
  ["PLT#1 48x40x50 in 500 lbs PLT#2 48x40x60 in 520 lbs", "Pallet"],
  ["托1:120*100*150 CM,重 320KG\n托2:120*100*130 CM,重 285KG", "Pallet"],
])("numbered pieces of %j are lines of one piece", (text, packageType) => {
  expect(read(text).goods).toMatchObject([
    { pieces: 1, packageType },
    { pieces: 1, packageType },
  ]);
});

test.each([
  ["12 plts\n120x100x165 (8 plts) / 120x100x120 (4 plts)\ngw 4,560 kgs ttl", [8, 4], 4560],
  ["3 pcs: 96x48x36 in, 96x48x36 in, 40x40x40 in, 2150 lbs total", [1, 1, 1], 2150],
  [
    "Nombre de colis : 3\nDimensions : 2 x (80x60x50 cm) + 1 x (120x60x60 cm)\nPoids total : 186 kg",
    [2, 1],
    186,
  ],
  ["共3件,总毛重450公斤,尺寸分别为120*80*100、100*80*90、80*60*60厘米", [1, 1, 1], 450],
])("a count in front of several sides is that of all: %j", (text, pieces, totalWeight) => {
  const { goods, fields, questions } = read(text);
  expect(goods.map((line) => line.pieces)).toEqual(pieces);
  expect(fields.totalWeight?.value).toBe(totalWeight);
  expect(questions.map((question) => question.code)).toEqual(["split-weight"]);
});

test("as many weights as lots without one go to them in order", () => {
  const { goods } = read("2 crates: 200 x 100 x 90 cm / 150 x 80 x 80 cm; weights: 450 kg / 280 kg");
  expect(goods.map((line) => line.totalWeight)).toEqual([450, 280]);
});

test("columns of net weights and of numbers are no goods, a cell may say its own share", () => {
  const packing = read(
    "Pkg no. | Type | L x W x H (cm) | Gross (kg) | Net (kg)\n1 | Pallet | 120x80x95 | 288.0 | 265.0\n2 | Box | 60x40x40 | 21.0 | 19.5",
  );
  expect(packing.goods).toMatchObject([
    { pieces: 1, packageType: "Pallet", totalWeight: 288 },
    { pieces: 1, packageType: "Box", totalWeight: 21 },
  ]);
  const cells = read("件数\t毛重(KG)\t尺寸(CM)\n12\t18.5/件\t60*45*40");
  expect(cells.goods).toMatchObject([{ pieces: 12, totalWeight: 222 }]);
});

test("a postcode beside a city abroad is no ZIP, and a term of delivery no airport", () => {
  const { fields } = read("Ramassage à 75008 Paris, 2 palettes 120x80x100 cm 400 kg au total vers Dakar");
  expect([fields.pickupZip, fields.from?.value]).toEqual([null, "CDG"]);
  expect(read("2 crates ex Houston, 60x40x40 in 900 lbs each, CPT").fields.to).toBeNull();
});

test.each([
  ["ready rdy 11th", "2026-12-11", "likely"],
  ["prêt le 11", "2026-12-11", "likely"],
  ["Goods are ready.", "2026-12-01", "likely"],
  ["cargo is not ready", undefined, undefined],
  ["tell us when the goods are ready", undefined, undefined],
  ["十二月十五日备好", "2026-12-15", "certain"],
  ["disponible el viernes 11", "2026-12-11", "likely"],
  ["本周五可以出货", "2026-12-04", "certain"],
  ["ready around 18 December", "2026-12-18", "likely"],
  ["3天后货好", "2026-12-04", "likely"],
  ["disponível dia 9 de dezembro", "2026-12-09", "certain"],
  ["ready beginning of January 1 ctn extra", undefined, undefined],
  ["our rate was USD 3.10/kg", undefined, undefined],
])("%j makes the ready date %s", (text, value, confidence) => {
  const { readyDate } = read(`ORD-FRA 2 crates 80x60x60 cm 90 kg each, ${text}`).fields;
  expect([readyDate?.value, readyDate?.confidence]).toEqual([value, confidence]);
});

test.each([
  ["CHI-LON", "ORD", "LHR"],
  ["PAR/TYO", "CDG", "NRT"],
  ["CDG/DKR", "CDG", "DSS"],
  ["Please quote CIF Jeddah from Milan Malpensa", "MXP", "JED"],
  ["pick up near Düsseldorf and delivery CPT Mumbai airport", "DUS", "BOM"],
  ["SEA/ANC to HND", "SEA", "HND"],
  ["Oslo Gardermoen - Houston", "OSL", "IAH"],
  ["Pickup: Memphis TN; delivery: door Munich", "MEM", "MUC"],
  ["Our ref: FRA-JFK-2026/118. New request: MUC to ORD", "MUC", "ORD"],
  ["Airport of departure: AMS\nAirport of destination: DEL", "AMS", "DEL"],
  ["Budapest to Lagos, CPT LOS", "BUD", "LOS"],
  ["250 kg per unit / HEL - ICN", "HEL", "ICN"],
])("the lane of %j is %s to %s", (text, from, to) => {
  const { fields } = read(`2 crates 80x60x60 cm 90 kg each, ${text}`);
  expect([fields.from?.value, fields.to?.value]).toEqual([from, to]);
});

test("euro pallets name no currency, and a lower-case term before an airport is one", () => {
  expect(read("pls quote 4 Paletten (Euro, 120x80x105 cm)").fields.currency?.confidence).toBe("likely");
  expect(read("pls quote fob STR to PVG").fields.incoterm?.value).toBe("FOB");
});

test("a table goes on below blank lines, and its second length is the width", () => {
  const rows = [
    "Nb colis\tL (cm)\tl (cm)\tH (cm)\tPoids unitaire (kg)",
    "",
    "3\t120\t80\t100\t180",
    "",
    "2\t100\t60\t80\t95",
  ];
  expect(read(rows.join("\n")).goods).toMatchObject([
    { pieces: 3, length: 120, width: 80, height: 100, totalWeight: 540 },
    { pieces: 2, length: 100, width: 60, height: 80, totalWeight: 190 },
  ]);
});

test.each([
  [
    "Tesfaye Bekele, Kaffa Example Exporters PLC, Addis Ababa, Ethiopia, tel +251 11 555 0123",
    "Tesfaye Bekele",
    "Kaffa Example Exporters PLC",
  ],
  [
    "Best regards,\nWinnie Lam (Ms)\nHarbour Sample Logistics (HK) Ltd.",
    "Winnie Lam",
    "Harbour Sample Logistics (HK) Ltd.",
  ],
  [
    "Mit freundlichen Grüßen\ni.A. Birgit Hausmann\nMuster Werkzeugbau GmbH & Co. KG",
    "Birgit Hausmann",
    "Muster Werkzeugbau GmbH & Co. KG",
  ],
  [
    "Mit freundlichen Grüssen, Urs Bänziger, Säntis Muster AG, 9000 St. Gallen, Schweiz",
    "Urs Bänziger",
    "Säntis Muster AG",
  ],
])("%j is signed by %s of %s", (signature, name, company) => {
  const { inquirer } = read(
    `ORD-FRA 2 crates 80x60x60 cm 90 kg each, ready 12 Dec 2026\n\n${signature}`,
  ).fields;
  expect(inquirer?.value).toMatchObject({ name, company });
});

test("each of several is counted by its own words", () => {
  const { goods } = read(
    "7 pallets to Detroit. Four of them are 120 x 80 x 95 cm at 245 kg apiece, the other three 120 x 100 x 130 cm at 410 kg apiece. None of them can be stacked.",
  );
  expect(goods).toMatchObject([
    { pieces: 4, totalWeight: 980, packageType: "Pallet", stackable: false },
    { pieces: 3, totalWeight: 1230, packageType: "Pallet", stackable: false },
  ]);
});

test.each([
  "Nothing may be placed on top.",
  "Nothing can go on top of them, please.",
  "Make sure nobody puts anything on top of them.",
  "No admiten ninguna carga encima.",
  "Rien ne doit être posé dessus.",
  "Los bultos no admiten apilamiento.",
  "No pueden apilarse.",
  "Ne rien poser dessus.",
  "Les caisses ne peuvent pas être gerbées.",
  "Non mettere nulla sopra.",
  "Non possono essere sovrapposte.",
  "上面不能放东西。",
  "请勿堆叠。",
  "لا يجوز التكديس.",
  "لا يوضع شيء فوقها.",
])("%j: the pieces carry no others", (sentence) => {
  const { goods } = read(`ORD-FRA 2 crates 80x60x60 cm 90 kg each, ready 12 Dec 2026\n${sentence}`);
  expect(goods).toMatchObject([{ pieces: 2, stackable: false }]);
});

test("a limit may be said behind its temperature", () => {
  expect(read("frozen, -25C or colder, 2 boxes").fields.temperature?.value).toEqual({ min: null, max: -25 });
});

test("shipments numbered with # weigh nothing", () => {
  const { goods, fields } = read(
    "Two shipments:\n#1 SIN to SYD, 3 cartons 50x50x50 cm, 22 kg each\n#2 SIN to AKL, 2 pallets",
  );
  expect(goods).toMatchObject([{ pieces: 3, totalWeight: 66 }]);
  expect(fields.weightUnit?.value).toBe("kg");
});

test.each([
  "The product is not classified as dangerous.",
  "El producto no está clasificado como peligroso.",
  "Le produit n'est pas classé comme dangereux.",
  "Il prodotto non è classificato come pericoloso.",
])("%j: no dangerous goods", (sentence) => {
  const { fields } = read(`ORD-FRA 2 crates 80x60x60 cm 90 kg each, ready 12 Dec 2026\n${sentence}`);
  expect(fields.typeOfGoods?.value).toBe("General");
  expect(fields.unNumbers).toBeNull();
});

test.each([
  ["264 kg per pallet, not 246, and 4 pallets instead of 5", 4, 1056],
  ["264 kg each instead of 246, please", 5, 1320],
])("a later mail: %j", (change, pieces, totalWeight) => {
  const { goods } = read(
    `${change}. The rest as before.\n\nOn Wed, 14 Apr 2027 at 15:36, Ann <ann@example.com> wrote:\n> LYS to MRU, 5 pallets, 120 x 80 x 132 cm, 246 kg per pallet`,
  );
  expect(goods).toMatchObject([{ pieces, totalWeight, packageType: "Pallet" }]);
});
