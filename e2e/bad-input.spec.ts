import { now } from "./clock.ts";
import type { Page } from "@playwright/test";
import type { Language } from "@kilolane/phrases";
import { expect, test } from "./fixtures.ts";
import {
  chooseAirport,
  chooseSubstance,
  GOODS_COLUMNS,
  goodsCell,
  openCreate,
  openQuestion,
  pasteText,
  typeGoods,
} from "./steps/create-quotation.ts";
import { expectPriced } from "./steps/option-card.ts";
import { loadWords, type Words } from "./steps/words.ts";

type Column = (typeof GOODS_COLUMNS)[number];
type Problem =
  | "negative"
  | "zero"
  | "required"
  | "number"
  | "too-large"
  | "same-airport"
  | "past-date"
  | "currency-without-rate"
  | "too-many";

const GOODS: readonly (readonly [Column, string, Problem])[] = [
  ["pieces", "-2", "negative"],
  ["length", "", "required"],
  ["width", "0", "zero"],
  ["height", "tall", "number"],
  ["totalWeight", "99999999", "too-large"],
];

/** Everything that is in the fields of shipment and goods, in their order. */
function typedValues(page: Page): Promise<readonly string[]> {
  return (
    page
      .locator("main section")
      .filter({ has: page.locator('[name="readyDate"], [name="typeOfGoods"]') })
      .locator("input:not([type=checkbox]):not([type=radio]), select")
      // Details that are folded away are fetched later.
      .filter({ visible: true })
      .evaluateAll((fields) =>
        fields.map((field) =>
          field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : "",
        ),
      )
  );
}

/** Does something wrong to a form that has prices, asks for them again, and expects the form to keep everything. */
async function spoil(page: Page, change: () => Promise<void>): Promise<void> {
  await change();
  const typed = await typedValues(page);
  await goodsCell(page, 0, "pieces").focus();
  await page.keyboard.press("Control+Enter");
  await expect(page.locator("[aria-invalid=true]").or(page.getByRole("alert")).first()).toBeAttached();
  expect(await typedValues(page)).toEqual(typed);
}

/** The field is marked and names its problem in the reader's language. */
async function expectProblem(page: Page, words: Words, label: string, problem: Problem): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(escape(words.error(`field.${problem}`))));
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

async function openFilled(page: Page, language: Language, words: Words): Promise<void> {
  await page.evaluate(
    (locale) => localStorage.setItem("kilolane.preferences", JSON.stringify({ language: locale })),
    language,
  );
  await openCreate(page, "?story=volume-beats-weight");
  await expectPriced(page, words, 2);
  await openQuestion(page, words);
}

for (const language of ["en", "fr"] as const) {
  test(`wrong figures of a goods line are named at their cells (${language})`, async ({ page, signInAs }) => {
    const words = await loadWords(language);
    await signInAs("ROLE_FFADMIN");
    await openFilled(page, language, words);
    await goodsCell(page, 0, "length").fill("long");
    await expectProblem(page, words, `${words.quotation("goods.length")} 1`, "number");
    await goodsCell(page, 0, "width").focus();
    await expectProblem(page, words, `${words.quotation("goods.length")} 1`, "number");
    await spoil(page, async () => {
      for (const [column, figure] of GOODS) await goodsCell(page, 0, column).fill(figure);
    });
    for (const [column, , problem] of GOODS) {
      await expect(goodsCell(page, 0, column)).toHaveAttribute("aria-invalid", "true");
      await expect(goodsCell(page, 0, column)).toHaveAccessibleDescription(
        new RegExp(escape(`${words.quotation(`goods.${column}`)}: ${words.error(`field.${problem}`)}`)),
      );
    }
    for (const [at, column] of GOODS_COLUMNS.entries()) {
      await goodsCell(page, 0, column).fill(["4", "120", "80", "100", "410"][at] ?? "");
    }
    await expect(page.locator("main [aria-invalid=true]")).toHaveCount(0);
    await expectPriced(page, words, 2);
  });

  test(`a plainly wrong figure is named without asking for a price (${language})`, async ({
    page,
    signInAs,
  }) => {
    const words = await loadWords(language);
    await signInAs("ROLE_FFADMIN");
    await openFilled(page, language, words);
    await goodsCell(page, 0, "height").fill("-10");
    await expect(goodsCell(page, 0, "height")).toHaveAccessibleDescription(
      new RegExp(escape(words.error("field.negative"))),
    );
    await goodsCell(page, 0, "height").fill("");
    await expect(goodsCell(page, 0, "height")).not.toHaveAttribute("aria-invalid", "true");
  });

  test(`wrong places, dates and currencies are named at their fields (${language})`, async ({
    page,
    signInAs,
  }) => {
    const words = await loadWords(language);
    const { quotation } = words;
    await signInAs("ROLE_FFADMIN");
    await openFilled(page, language, words);

    await spoil(page, () =>
      page.getByLabel(quotation("field.readyDate"), { exact: true }).fill("2020-01-31"),
    );
    await expectProblem(page, words, quotation("field.readyDate"), "past-date");
    const soon = new Date(now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(quotation("field.readyDate"), { exact: true }).fill(soon);
    await expect(page.locator("main [aria-invalid=true]")).toHaveCount(0);

    const currency = page.getByLabel(quotation("field.currency"), { exact: true });
    await spoil(page, async () => {
      await currency.selectOption("CLF");
    });
    await expectProblem(page, words, quotation("field.currency"), "currency-without-rate");
    await currency.selectOption("USD");
    await expect(page.locator("main [aria-invalid=true]")).toHaveCount(0);

    await spoil(page, () => chooseAirport(page, quotation("field.to"), "atl", "ATL"));
    await expectProblem(page, words, quotation("field.to"), "same-airport");

    await page.getByLabel(quotation("field.to"), { exact: true }).fill("qqqq");
    await expect(page.getByText(words.place("none"), { exact: true })).toBeVisible();
  });

  test(`201 pasted lines are one too many, and all of them stay (${language})`, async ({
    page,
    signInAs,
  }) => {
    const words = await loadWords(language);
    await signInAs("ROLE_FFADMIN");
    await openFilled(page, language, words);
    await goodsCell(page, 0, "pieces").focus();
    await pasteText(page, Array.from({ length: 200 }, () => "1\t40\t30\t30\t5").join("\n"));
    await expect(goodsCell(page, 200, "pieces")).toHaveValue("4");
    await goodsCell(page, 0, "pieces").focus();
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("alert").filter({ hasText: words.error("field.too-many") })).toBeVisible();
    await page.locator('tr[data-line="200"]').scrollIntoViewIfNeeded();
    await expect(goodsCell(page, 200, "totalWeight")).toHaveValue("410");
    await page
      .getByRole("button", { name: words.quotation("goods.removeLine", { line: "1" }), exact: true })
      .click();
    await expect(page.getByRole("alert").filter({ hasText: words.error("field.too-many") })).toHaveCount(0);
  });
}

test("a UN number with another one's class, and a number that is none, are refused at their fields", async ({
  page,
  signInAs,
}) => {
  const words = await loadWords("en");
  await signInAs("ROLE_FFADMIN");
  await openCreate(page);
  await chooseAirport(page, words.quotation("field.from"), "ATL", "ATL");
  await chooseAirport(page, words.quotation("field.to"), "LUX", "LUX");
  await typeGoods(page, 0, ["1", "60", "40", "40", "90"]);
  await chooseSubstance(page, words, "1263");
  const unNumber = page.getByRole("combobox", { name: words.quotation("field.unNumber"), exact: true });
  const hazardClass = page.getByLabel(words.quotation("field.hazardClass"), { exact: true });
  await expect(hazardClass).toHaveValue("3");
  await hazardClass.selectOption("8");
  await expect(hazardClass).toHaveAccessibleDescription(words.error("field.un-class"));
  await hazardClass.selectOption("3");
  await expect(hazardClass).not.toHaveAttribute("aria-invalid", "true");
  await unNumber.fill("UN9999");
  await expect(unNumber).toHaveAccessibleDescription(words.error("field.unknown-un-number"));
  await expect(unNumber).toHaveValue("UN9999");
});
