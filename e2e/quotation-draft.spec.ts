import { expect, test } from "./fixtures.ts";
import { chooseAirport, goodsCell, openCreate, saveQuotation, typeGoods } from "./steps/create-quotation.ts";
import { loadWords } from "./steps/words.ts";

test("a quotation that is left in the middle of typing is back, until it is begun with an empty form", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFAGENT");
  const words = await loadWords("en");
  const note = page.getByText(words.quotation("summary.draftRestored"));
  await openCreate(page, "", "agent");
  await typeGoods(page, 0, ["2", "80", "60", "55", "240"]);
  await page.reload();
  await expect(note).toBeVisible();
  await expect(goodsCell(page, 0, "totalWeight")).toHaveValue("240");

  await goodsCell(page, 0, "totalWeight").fill("260");
  await page.getByRole("link", { name: "Quotation list", exact: true }).click();
  await expect(page).toHaveURL(/\/quotation\/list\/view/);
  await page.goBack();
  await expect(goodsCell(page, 0, "totalWeight")).toHaveValue("260");

  await page.getByRole("button", { name: words.quotation("summary.discard"), exact: true }).click();
  await expect(goodsCell(page, 0, "totalWeight")).toHaveValue("");
  await page.reload();
  await expect(goodsCell(page, 0, "totalWeight")).toHaveValue("");
  await expect(note).toHaveCount(0);
});

test("a priced form that is loaded again goes on as its request, and is saved into the same quotation", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  const words = await loadWords("en");
  await openCreate(page);
  await chooseAirport(page, words.quotation("field.from"), "atlanta", "ATL");
  await chooseAirport(page, words.quotation("field.to"), "luxem", "LUX");
  await typeGoods(page, 0, ["4", "120", "80", "100", "410"]);
  const option = page.getByTestId("option").first();
  await option.getByRole("button", { name: words.quotation("option.choose"), exact: true }).click();
  const number = await saveQuotation(page, words);
  await page.reload();
  const chosen = page.getByRole("button", { name: words.quotation("option.chosen"), exact: true });
  await expect(chosen).toHaveCount(1);
  expect(await saveQuotation(page, words)).toBe(number);

  // changed after the restart, and loaded once more before it has a price
  await page.route("**/api/ffadmin/quotation/create**", () => undefined);
  await page.reload();
  await goodsCell(page, 0, "totalWeight").fill("430");
  await page.unrouteAll();
  await page.reload();
  await expect(goodsCell(page, 0, "totalWeight")).toHaveValue("430");
  await expect(chosen).toHaveCount(1);
  expect(await saveQuotation(page, words)).toBe(number);
});
