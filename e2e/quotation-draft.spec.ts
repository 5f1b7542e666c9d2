import { expect, test } from "./fixtures.ts";
import {
  chooseAirport,
  goodsCell,
  openCreate,
  openQuestion,
  saveQuotation,
  typeGoods,
} from "./steps/create-quotation.ts";
import { expectPriced } from "./steps/option-card.ts";
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

test("without a network prices stay marked as old, and new ones come by themselves once it is back", async ({
  page,
  context,
  signInAs,
  complaints,
}) => {
  await signInAs("ROLE_FFAGENT");
  const words = await loadWords("en");
  await openCreate(page, "?story=volume-beats-weight", "agent");
  await expectPriced(page, words, 2);
  await openQuestion(page, words);
  const total = page.getByTestId("option-total").first();
  const old = await total.innerText();
  await context.setOffline(true);
  // a failed call is made once more, and then given up
  const givenUp = page.waitForEvent("requestfailed").then(() => page.waitForEvent("requestfailed"));
  await goodsCell(page, 0, "totalWeight").fill("4100");
  await givenUp;
  const options = page.getByRole("region", { name: words.quotation("section.options"), exact: true });
  await expect(options).toContainText(words.quotation("option.updating"));
  await expect(total).toHaveText(old);
  await context.setOffline(false);
  await expectPriced(page, words, 2);
  await expect(total).not.toHaveText(old);
  // What this test cut off is no complaint of the page.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED")),
  );
});
