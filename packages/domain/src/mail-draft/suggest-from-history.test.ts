import { expect, test } from "vitest";
import { mailContext } from "../../test/mail-draft/mail-context.ts";
import { readMail } from "./read-mail.ts";
import { suggestFromHistory, type HistorySuggestions, type PastQuotation } from "./suggest-from-history.ts";

const past = (number: number, lane: string, changes: Partial<PastQuotation<string>> = {}) => {
  const [from = "", to = ""] = lane.split("-");
  return {
    id: `id-${number}`,
    number: `HS-2026-00000${number}`,
    from,
    to,
    typeOfGoods: "General" as const,
    currency: "USD",
    pickupZip: null,
    deliveryZip: null,
    goods: `goods of ${number}`,
    ...changes,
  };
};

/** Newest first: the last one went to Tokyo, most of them went to Frankfurt. */
const HISTORY = [
  past(5, "ORD-NRT", { currency: "EUR" }),
  past(4, "ORD-FRA", { typeOfGoods: "Perishable", pickupZip: "60018", deliveryZip: "60313" }),
  past(3, "ORD-FRA"),
  past(2, "JFK-LHR"),
  past(1, "ORD-FRA"),
];

function suggest(text: string, history: readonly PastQuotation<string>[] = HISTORY) {
  return suggestFromHistory(text, readMail(text, mailContext("2026-11-23")), history);
}

const isLast = (text: string): boolean => suggest(text).to?.value === "NRT";

/** Values by field, and the one quotation that they come from. */
function told(suggestions: HistorySuggestions<string>) {
  const found = Object.entries(suggestions).flatMap(([field, entry]) =>
    entry === null ? [] : [{ field, entry }],
  );
  return {
    values: Object.fromEntries(found.map(({ field, entry }) => [field, entry.value])),
    quotations: [...new Set(found.map(({ entry }) => entry.quotation.number))],
  };
}

test.each([
  "Please quote same as last time.",
  "Hola, cotización igual que la última vez, por favor",
  "Bonjour, merci de coter comme la dernière fois",
  "Buongiorno, ci serve una quotazione come l'ultima volta",
  "您好，请报价，和上次一样，谢谢",
  "مرحبا، نرجو عرض سعر مثل المرة السابقة",
])("%j takes all from the last quotation", (text) => {
  expect(told(suggest(text))).toEqual({
    values: { from: "ORD", to: "NRT", currency: "EUR", goods: "goods of 5" },
    quotations: ["HS-2026-000005"],
  });
});

test.each([
  "Please quote as usual.",
  "Por favor, cotizar como siempre",
  "Merci de coter comme d'habitude",
  "Una quotazione come al solito, grazie",
  "请报价，老样子",
  "نرجو عرض سعر كالعادة",
  "Please send us a quote.",
])("%j takes all from the newest quotation on the usual lane", (text) => {
  expect(told(suggest(text))).toEqual({
    values: {
      from: "ORD",
      to: "FRA",
      typeOfGoods: "Perishable",
      pickupZip: "60018",
      deliveryZip: "60313",
      goods: "goods of 4",
    },
    quotations: ["HS-2026-000004"],
  });
});

test("without a lane that most are on, the last quotation is taken", () => {
  expect(told(suggest("Please quote.", HISTORY.slice(0, 2))).quotations).toEqual(["HS-2026-000005"]);
});

test("what the text gives gets no suggestion, the rest comes from a quotation that agrees with it", () => {
  const text = "Please quote from JFK, 2 crates 80x60x60 cm, 90 kg each, general cargo, in USD";
  expect(told(suggest(text))).toEqual({ values: { to: "LHR" }, quotations: ["HS-2026-000002"] });
  const complete = `${text}, to MAD. Pickup 10001`;
  expect(told(suggest(complete)).values).toEqual({});
});

test("an end that would be the other end is not suggested, nor the ZIP of another airport", () => {
  const { values } = told(suggest("Please quote to ORD, 2 crates 80x60x60 cm, 90 kg each"));
  expect(values).toEqual({ typeOfGoods: "Perishable" });
});

test("goods are suggested beside a part of them only where the mail refers to earlier ones", () => {
  const part = "ORD to FRA, 5 pallets";
  expect(suggest(part).goods).toBeNull();
  expect(suggest(`Same as last time but ${part}`).goods?.value).toBe("goods of 4");
  const whole = "ORD to FRA, 2 crates 80x60x60 cm, 90 kg each";
  expect(suggest(`Same as last time: ${whole}`).goods).toBeNull();
  expect(suggest("ORD to FRA, general cargo, total weight 800 kg").goods).toBeNull();
});

test("words that are denied, or quoted from an earlier mail, refer to nothing", () => {
  expect(isLast("This is not the same as last time, please quote.")).toBe(false);
  const thread = ["Please quote.", "", "On Mon, 2 Nov 2026 Ada wrote:", "> same as last time"].join("\n");
  expect(isLast(thread)).toBe(false);
});

test("without a history nothing is suggested", () => {
  expect(told(suggest("Same as last time, please.", []))).toEqual({ values: {}, quotations: [] });
});
