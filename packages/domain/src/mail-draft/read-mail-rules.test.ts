import { expect, test } from "vitest";
import { mailContext } from "../../test/mail-draft/mail-context.ts";
import type { MailReading } from "./mail-reading.ts";
import { readMail } from "./read-mail.ts";

const read = (text: string, receivedOn = "2026-11-23"): MailReading =>
  readMail(text, mailContext(receivedOn));

test.each([
  "60x40x30 cm - 5 nos\n50x40x30 cm - 2 nos\ntotal 120 kg",
  "60x40x30 cm - 5 Nos.\n50x40x30 cm - 2 Nos.\ntotal 120 kg",
  "5 nos 60x40x30 cm\n2 nos 50x40x30 cm\ntotal 120 kg",
  "60x40x30 cm = 5\n50x40x30 cm = 2\ntotal 120 kg",
])("%j counts five and two pieces", (text) => {
  expect(read(text).goods.map(({ pieces }) => pieces)).toEqual([5, 2]);
});

test.each([
  ["UN 1263, class 3, PG II", "II"],
  ["UN1263 packing group: III", "III"],
  ["UN 1263, Paint, 3, II, 4 drums", "II"],
  ["UN1263 clase 3 grupo de embalaje I", "I"],
  ["UN1263 PG II and UN1993 PG III", undefined],
  ["3 drums of oil, PG II", undefined],
])("of %j the packing group read is %s, to be checked", (text, group) => {
  const { packingGroup } = read(text).fields;
  expect(packingGroup?.value).toBe(group);
  expect(packingGroup?.confidence ?? "likely").toBe("likely");
});

test.each([
  "Goods are near Frankfurt airport, they fly ex FRA. 5 cartons 40x30x30 cm",
  "From Chicago. 3 pallets 120x80x100 cm. To be picked up at Chicago O'Hare",
  "pickup 60018, deliver to ORD",
])("in %j origin and destination are never the same airport", (text) => {
  const { from, to } = read(text).fields;
  expect(from?.value ?? "none").not.toBe(to?.value ?? "neither");
});

test.each([
  ["goods are not considered hazardous", "General"],
  ["DG: no", "General"],
  ["Dangerous goods (Y/N): N", "General"],
  ["la marchandise n'est pas dangereuse", "General"],
  ["without any lithium batteries", "General"],
  ["dangerous goods, see MSDS", "Dangerous Goods"],
])("%j is %s", (text, type) => {
  expect(read(`ORD-FRA 2 crates 80x60x60 cm 90 kg each, ${text}`).fields.typeOfGoods?.value).toBe(type);
});

test("a weekday that is not that of its date is to be checked", () => {
  const { readyDate } = read("ORD-FRA, ready Monday 2 December 2026").fields;
  expect(readyDate).toMatchObject({ value: "2026-12-02", confidence: "likely" });
});

test("net and chargeable weights are no gross weight", () => {
  const [line] = read(
    "HAM-PVG, 1 case 165x85x98 cm, net 540 kg, gross 612 kg, chargeable weight 700 kg",
  ).goods;
  expect(line).toMatchObject({ totalWeight: 612, confidence: "certain" });
});

test("of a range of pieces or weights nothing is certain", () => {
  const [pieces] = read("3-4 pallets 120x80x100 cm, 200 kg each").goods;
  expect(pieces).toMatchObject({ pieces: 4, confidence: "likely" });
  const [weight] = read("1 pallet 120x80x100 cm, 400 to 450 kg").goods;
  expect(weight).toMatchObject({ totalWeight: 450, confidence: "likely" });
});

test("a postal code beside a city abroad is no US ZIP code", () => {
  const { deliveryZip, pickupZip } = read("Pickup 60018 Chicago, delivery to 60313 Frankfurt").fields;
  expect(pickupZip?.value).toBe("60018");
  expect(deliveryZip).toBeNull();
});

test.each([
  "Quote 4 skids JFK-AMS 120x100x130 cm. From: bob@acme.example +49 69 60018",
  "4 skids 120x100x130 cm, pickup, call tel. 069/60018",
  "4 skids 120x100x130 cm ready for pickup (phone: 60018)",
])("the last figures of a phone are no ZIP code: %j", (text) => {
  expect(read(text).fields.pickupZip).toBeNull();
});

test.each(["1 x 20ft", "2x40' HC", "1x40ft HC"])("a container of %s is no size of a piece", (container) => {
  const reading = read(`Rate for ${container} by sea, or by air 4 pallets 110x110x120 cm, 800 kg in total`);
  expect(reading.goods).toMatchObject([
    { pieces: 4, length: 110, width: 110, height: 120, totalWeight: 800 },
  ]);
});
