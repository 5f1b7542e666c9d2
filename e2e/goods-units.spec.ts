import { expect, expectAccessible, test } from "./fixtures.ts";
import {
  chooseAirport,
  goodsCell,
  openCreate,
  openQuestion,
  pasteText,
  saveQuotation,
  typeGoods,
} from "./steps/create-quotation.ts";
import { expectPriced, openCharges, readSaid } from "./steps/option-card.ts";
import { loadWords } from "./steps/words.ts";

const words = await loadWords("en");

test("a line by volume and a line in inches are weighed on the screen as they are priced, and saved as typed", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await openCreate(page);
  await chooseAirport(page, "From", "ATL", "ATL");
  await chooseAirport(page, "To", "LUX", "LUX");
  const unit = (name: "sizeUnit" | "weightUnit", line: number) =>
    page.getByLabel(`${words.quotation(`goods.${name}`)} ${line}`, { exact: true });
  await unit("sizeUnit", 1).selectOption("m³");
  const volume = page.getByRole("textbox", { name: `${words.quotation("goods.volume")} 1`, exact: true });
  await goodsCell(page, 0, "pieces").fill("2");
  await goodsCell(page, 0, "pieces").press("ArrowRight");
  await expect(volume).toBeFocused();
  await page.keyboard.type("1.8");
  await page.keyboard.press("ArrowRight");
  await expect(goodsCell(page, 0, "totalWeight")).toBeFocused();
  await page.keyboard.type("90");
  await page.keyboard.press("Enter");
  await typeGoods(page, 1, ["1", "40", "40", "40", "100"]);
  await unit("sizeUnit", 2).selectOption("in");
  await unit("weightUnit", 2).selectOption("lb");
  // 1.8 m³ and 64,000 in³ are 2.849 m³ / 0.006; 90 kg and 100 lb
  const bar = page.locator("[aria-live=polite]").filter({ hasText: words.quotation("weight.chargeable") });
  await expect(bar).toContainText("475");
  await expect(bar).toContainText("135.5");
  const card = page.getByTestId("option").first();
  await openCharges(card, words);
  await expect(card).toContainText("475.0");
  await expect(page.getByText(words.quotation("flag.size-unknown"))).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("button", { name: words.quotation("option.choose"), exact: true }).click();
  await saveQuotation(page, words);
  await page.getByTestId("saved-note").getByRole("link").click();
  const goods = page.getByRole("region", { name: words.quotation("detail.shipment"), exact: true });
  await expect.poll(() => readSaid(goods)).toMatch(/1\.8\s*m³.*40 × 40 × 40\s*in.*100\s*lb/);
});

test("a paste of lines in different units leaves each its own", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await openCreate(page);
  await goodsCell(page, 0, "pieces").focus();
  await pasteText(page, "1@100x100x120 cm 80 kg\n1@40x40x40 in 100 lb\n2@1.8m3 90 kg");
  const bar = page.locator("[aria-live=polite]").filter({ hasText: words.quotation("weight.chargeable") });
  // 1.2 + 1.0487721 + 1.8 m³
  await expect(bar).toContainText("675");
  const size = page.getByLabel(`${words.quotation("goods.sizeUnit")} 2`, { exact: true });
  await expect(size).toHaveValue("in");
  // the grid's switch leaves a line in its own unit where it is
  await page.getByText(words.quotation("goods.imperial"), { exact: true }).click();
  await expect(size).toHaveValue("in");
  await expect(bar).toContainText("675");
});

test("figures of goods, sell amount and margin are typed and shown as the language writes them", async ({
  page,
  signInAs,
}) => {
  const italian = await loadWords("it");
  await signInAs("ROLE_FFADMIN");
  await page.evaluate(() => localStorage.setItem("kilolane.preferences", JSON.stringify({ language: "it" })));
  await openCreate(page, "?story=volume-beats-weight");
  await expectPriced(page, italian, 2);
  await openQuestion(page, italian);
  await goodsCell(page, 0, "length").fill("120,5");
  const bar = page.locator("[aria-live=polite]").filter({ hasText: italian.quotation("weight.chargeable") });
  // 4 × 121 × 80 × 100 cm³ / 6000: half a centimetre counts as one
  await expect(bar).toContainText("645,5");
  await expectPriced(page, italian, 2);
  const card = page.getByTestId("option").first();
  await openCharges(card, italian);
  const sell = card.getByRole("table").first().locator("tbody input").first();
  await expect(sell).toHaveValue(/^\d+,\d\d$/);
  await sell.fill("2.950,5");
  await sell.press("Enter");
  await expect(sell).toHaveValue("2950,50");
  await card.getByTestId("margin-value").fill("12,5");
  // 1,451.57 / 0.875 = 1,658.94; surcharges 477.28
  await expect(card.getByTestId("option-total")).toContainText("2136,22");
  await expect(card.getByText(italian.quotation("margin.floor", { percent: "5" }))).toBeVisible();
});
