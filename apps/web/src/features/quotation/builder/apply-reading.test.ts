import { describe, expect, test } from "vitest";
import {
  applyReading,
  newInquirerOf,
  passagesOf,
  temperatureRangeOf,
  type MailReading,
} from "./apply-reading.ts";
import { newCreateForm } from "./create-form.ts";

const form = newCreateForm({ measurementUnit: "Metric", currency: "USD", today: "2026-11-24" });

const reading: MailReading = {
  fields: {
    from: null,
    to: null,
    readyDate: { value: "2026-12-05", confidence: "guess", at: [30, 34], others: ["2026-05-12"] },
    typeOfGoods: { value: "Dangerous Goods", confidence: "certain", at: [10, 16] },
    dimensionUnit: { value: "in", confidence: "certain", at: [0, 9] },
    weightUnit: { value: "lb", confidence: "certain", at: [0, 9] },
    currency: { value: "EUR", confidence: "likely", at: null },
    pickupZip: null,
    deliveryZip: null,
    unNumbers: { value: ["UN1263"], confidence: "certain", at: [10, 16] },
    packingGroup: null,
    temperature: { value: { min: 2, max: 8 }, confidence: "certain", at: [20, 24] },
    incoterm: null,
    inquirer: null,
    totalWeight: null,
  },
  goods: [
    {
      pieces: 3,
      length: 48,
      width: 40,
      height: 50,
      totalWeight: 880,
      volumeM3: null,
      packageType: "Skid",
      stackable: false,
      confidence: "certain",
      at: [0, 9],
      weightWas: "total",
    },
  ],
  questions: [],
  unread: [[36, 40]],
  context: null,
};

const inGroup = (value: "I" | "III"): MailReading => ({
  ...reading,
  fields: { ...reading.fields, packingGroup: { value, confidence: "likely", at: null } },
});

const signedBy = (email: string | null): MailReading => ({
  ...reading,
  fields: {
    ...reading.fields,
    inquirer: {
      value: { name: "Ana Ruiz", company: null, email, phone: "+34915550100" },
      confidence: "likely",
      at: [0, 9],
    },
  },
});

describe("a reading becomes the form", () => {
  const paint = {
    number: "UN1263",
    name: "Paint",
    hazardClass: "3",
    packingGroups: ["II", "III"],
    cargoAircraftOnly: false,
  };
  const filled = applyReading(form, reading, { from: null, to: null, substances: [paint], inquirer: null });

  test("certain and likely values are filled in, guesses and the company's default are not", () => {
    expect(filled).toMatchObject({
      typeOfGoods: "Dangerous Goods",
      units: { dimensionUnit: "in", weightUnit: "lb" },
      temperatureRange: "+2/+8°C",
      readyDate: "2026-11-24",
      currency: "USD",
    });
    expect(filled.dangerousGoods).toMatchObject([
      { unNumber: "UN1263", hazardClass: "3", packingGroup: "II", properName: "Paint" },
    ]);
    const unknown = applyReading(form, reading, { from: null, to: null, substances: [], inquirer: null });
    expect(unknown.dangerousGoods).toMatchObject([{ unNumber: "UN1263", hazardClass: "" }]);
  });

  test("a packing group in the mail goes before the first one that the substance has", () => {
    const found = { from: null, to: null, substances: [paint], inquirer: null };
    expect(applyReading(form, inGroup("III"), found).dangerousGoods[0]?.packingGroup).toBe("III");
    expect(applyReading(form, inGroup("I"), found).dangerousGoods[0]?.packingGroup).toBe("II");
    const unknown = applyReading(form, inGroup("I"), { ...found, substances: [] });
    expect(unknown.dangerousGoods[0]?.packingGroup).toBe("I");
  });

  test("who asks is offered as new by an address, and by nothing less", () => {
    expect(newInquirerOf(signedBy("ana@ruiz.example"))).toEqual({
      email: "ana@ruiz.example",
      nameofInquirer: "Ana Ruiz",
      phone: "+34915550100",
    });
    expect(newInquirerOf(signedBy(null))).toBeNull();
    expect(newInquirerOf(reading)).toBeNull();
  });

  test("goods lines fill the grid with an empty row behind them", () => {
    expect(filled.goods).toHaveLength(2);
    expect(filled.goods[0]).toMatchObject({
      pieces: "3",
      length: "48",
      totalWeight: "880",
      stackable: false,
    });
  });

  test("what is read cold or warm finds its range, anything else none", () => {
    expect(temperatureRangeOf({ min: -20, max: -20 })).toBe("-25°C");
    expect(temperatureRangeOf({ min: 15, max: 25 })).toBe("+15/+25°C");
    expect(temperatureRangeOf({ min: null, max: 30 })).toBe("");
  });
});

test("the passages of a text are the text again, marked where something was read", () => {
  const text = "3 skids…, UN1263, + 2-8 C, rdy 12/05 x 99.";
  const passages = passagesOf(text, reading);
  expect(passages.map((passage) => passage.text).join("")).toBe(text);
  expect(passages.flatMap(({ field }) => field ?? [])).toEqual([
    "goods[0]",
    "typeOfGoods",
    "temperature",
    "readyDate",
    "unread",
  ]);
});
