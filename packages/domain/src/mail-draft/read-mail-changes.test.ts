import { expect, test } from "vitest";
import { mailContext } from "../../test/mail-draft/mail-context.ts";
import { readMail } from "./read-mail.ts";

const read = (text: string) => readMail(text, mailContext("2026-12-01"));
const QUOTED = "\n> 12 ctns 50x40x40 cm 15 kg each, HKG to LAX, ready 5 Dec";

test.each([
  ["sorry, not HKG, it's SZX. Rest same", "SZX", "LAX"],
  ["SZX instead of HKG, rest same", "SZX", "LAX"],
  ["不是香港，是深圳", "SZX", "LAX"],
  ["Destination is Denver, not Los Angeles", "HKG", "DEN"],
  ["Rest same", "HKG", "LAX"],
])("an end of the quoted lane is changed by %j", (text, from, to) => {
  const { fields } = read(`Hello\n${text}${QUOTED}`);
  expect([fields.from?.value, fields.to?.value]).toEqual([from, to]);
  expect([fields.from?.confidence, fields.to?.confidence]).toEqual(["likely", "likely"]);
});

test("a package word in front of a comma or a times sign names the pieces of its line", () => {
  const { goods } = read("KIX-DEN\n1) Pallet, 110x110x120, 380kg\n2) Carton x 4, 50x40x30, 12kg each");
  expect(goods).toMatchObject([
    { pieces: 1, packageType: "Pallet", totalWeight: 380 },
    { pieces: 4, packageType: "Carton", totalWeight: 48 },
  ]);
});

test("weights of one piece each are added up behind the name that says their unit", () => {
  const { goods, questions } = read(
    "SFO-NRT Dims (inches): 40x48x52 (3), 24x24x30 (1) / Wts (lbs): 900, 900, 880, 120 / Total 2800",
  );
  expect(goods.map((line) => line.totalWeight)).toEqual([2680, 120]);
  expect(questions).toEqual([]);
});

test("a weight in MT is in metric tons", () => {
  const { goods, fields } = read("LOS-IAH Weight: 1.2MT; Pieces: 8 pallets; Dim per pallet: 48*40*60in");
  expect([goods[0]?.totalWeight, fields.weightUnit?.value]).toEqual([1200, "kg"]);
});

test("a row with a bar in front below a head without one keeps its columns", () => {
  const { goods } = read("lane | pcs | kg | cbm\n| 64 | 980 | 6.2");
  expect(goods).toMatchObject([{ pieces: 64, totalWeight: 980, volumeM3: 6.2 }]);
});
