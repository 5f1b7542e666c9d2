import { expect, test } from "./fixtures.ts";
import { openCreate, typeGoods } from "./steps/create-quotation.ts";
import { expectGoodLooks } from "./steps/looks.ts";
import { figureIn } from "./steps/option-card.ts";
import { loadWords } from "./steps/words.ts";

test("from two zips the cheapest way over nearby airports is taken over at its price, and taken back", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  const words = await loadWords("en");
  await openCreate(page);
  await page.getByLabel(words.quotation("field.pickupZip"), { exact: true }).fill("10001");
  await page.getByLabel(words.quotation("field.deliveryZip"), { exact: true }).fill("60607");
  await typeGoods(page, 0, ["2", "80", "60", "55", "240"]);
  await page.getByRole("button", { name: "Compare nearby airports" }).click();
  const dialog = page.getByRole("dialog", { name: "Door to door over nearby airports" });
  const ways = dialog.getByTestId("proposal");
  await expect(ways.first()).toContainText("Cheapest");
  await expectGoodLooks(page, "proposals");
  const fastest = dialog.getByRole("radio", { name: "Fastest" });
  await dialog.getByRole("radio", { name: "Cheapest" }).press("ArrowRight");
  await expect(fastest).toBeChecked();
  await expect(ways.first()).toContainText("Fastest");
  await fastest.press("ArrowLeft");
  const cheapest = ways.filter({ hasText: "Cheapest" }).first();
  const total = figureIn(await cheapest.getByTestId("whole-price").textContent());
  await cheapest.getByRole("button", { name: /^Use / }).click();
  await expect(dialog).toHaveCount(0);
  // the same total, with both trucks, stands chosen in the quotation
  await expect.poll(async () => figureIn(await page.getByTestId("summary-total").textContent())).toBe(total);
  await expect(page.getByRole("combobox", { name: "From", exact: true })).not.toHaveValue("");
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByRole("combobox", { name: "From", exact: true })).toHaveValue("");
  await expect(page.getByLabel(words.quotation("field.pickupZip"), { exact: true })).toHaveValue("10001");
});

test("what a comparison misses is marked until it is there", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  const words = await loadWords("en");
  await openCreate(page);
  await page.getByLabel(words.quotation("field.pickupZip"), { exact: true }).fill("10001");
  await page.getByLabel(words.quotation("field.deliveryZip"), { exact: true }).fill("60607");
  await page.getByRole("button", { name: "Compare nearby airports" }).click();
  const mark = page.getByRole("region", { name: words.quotation("section.goods") }).getByRole("alert");
  await expect(mark).toBeVisible();
  await typeGoods(page, 0, ["2", "80", "60", "55", "240"]);
  await expect(mark).toHaveCount(0);
});
