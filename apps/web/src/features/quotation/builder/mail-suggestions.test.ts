import { expect, test } from "vitest";
import { emptyDangerousRow, newCreateForm } from "./create-form.ts";
import { takenFrom } from "./mark-of-field.ts";
import { applySuggestions, goodsText, offersOf, type Suggestions } from "./mail-suggestions.ts";

const form = {
  ...newCreateForm({ measurementUnit: "Metric", currency: "USD", today: "2026-11-24" }),
  pickupZip: "10001",
};

const from = <Value>(value: Value) => ({
  value,
  confidence: "likely" as const,
  quotation: { id: "q-198", number: "HS-2026-000198" },
});
const LINE = {
  pieces: 4,
  packageType: "Pallet" as const,
  totalWeight: "880",
  stackable: false,
  tiltable: true,
};

const suggestions: Suggestions = {
  from: from("ORD"),
  to: from("FRA"),
  typeOfGoods: from("Dangerous Goods" as const),
  currency: null,
  pickupZip: from("60018"),
  deliveryZip: null,
  goods: from({
    lines: [
      { ...LINE, length: "48", width: "40", height: "50" },
      { ...LINE, volume: "1.5", volumeUnit: "m3" as const },
    ],
    dimensionUnit: "in" as const,
    weightUnit: "lb" as const,
  }),
};
const NO_AIRPORTS = { from: null, to: null };

test("the lane is one row, every other suggestion a row of its own, each with a letter", () => {
  expect(offersOf(suggestions).map(({ key, names }) => [key, ...names])).toEqual([
    ["a", "from", "to"],
    ["b", "typeOfGoods"],
    ["c", "goods"],
    ["d", "pickupZip"],
  ]);
  expect(offersOf({ ...suggestions, to: null })[0]).toMatchObject({
    names: ["from"],
    quotation: { number: "HS-2026-000198" },
  });
});

test("taking one suggestion changes its field alone", () => {
  const taken = applySuggestions(form, suggestions, ["pickupZip"], NO_AIRPORTS);
  expect(taken).toEqual({ ...form, pickupZip: "60018" });
});

test("goods are taken in their own units, with an empty row behind them", () => {
  const { goods, units } = applySuggestions(form, suggestions, ["goods"], NO_AIRPORTS);
  expect(units).toEqual({ dimensionUnit: "in", weightUnit: "lb" });
  expect(goods).toMatchObject([
    { pieces: "4", length: "48", totalWeight: "880", packageType: "Pallet", stackable: false, sizeUnit: "" },
    { length: "1.5", sizeUnit: "m3" },
    { pieces: "" },
  ]);
});

test("what was taken leads to its quotation, the empty row behind taken goods to none", () => {
  const filled = applySuggestions(form, suggestions, ["goods", "pickupZip"], NO_AIRPORTS);
  const quotation = { id: "q-198", number: "HS-2026-000198" };
  const marks = { filled, taken: { goods: quotation, pickupZip: quotation } };
  expect(takenFrom(marks, "pickupZip")).toEqual(quotation);
  expect(takenFrom(marks, "goods.1")).toEqual(quotation);
  expect(takenFrom(marks, "goods.2")).toBeNull();
  expect(takenFrom(marks, "deliveryZip")).toBeNull();
});

test("dangerous goods are taken without their substance, which a person names", () => {
  const { typeOfGoods, dangerousGoods } = applySuggestions(form, suggestions, ["typeOfGoods"], NO_AIRPORTS);
  expect([typeOfGoods, dangerousGoods]).toEqual(["Dangerous Goods", [emptyDangerousRow()]]);
});

test("goods are named in short, with how many more lines there are", () => {
  const goods = suggestions.goods?.value ?? { lines: [], dimensionUnit: "cm", weightUnit: "kg" };
  expect(goodsText(goods)).toBe("4 × 48 × 40 × 50 in, 880 lb + 1");
  expect(goodsText({ ...goods, lines: goods.lines.slice(1) })).toBe("4 × 1.5 m³, 880 lb");
});
