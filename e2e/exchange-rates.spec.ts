import type { Page } from "@playwright/test";
import { now } from "./clock.ts";
import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { downloadCsv } from "./steps/list-file.ts";
import { storeDraft } from "./steps/saved-quotation.ts";

const OPERATOR = "/super-admin/admins/setting/exchange-rates";
const OWN = "/freight-forwarder/admin/settings/exchange-rates";

const dayAgo = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString().slice(0, 10);

/** Chooses a file of rates in the open dialog. */
async function chooseFile(page: Page, csv: string): Promise<void> {
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "rates.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
}

test("the operator fetches the bank's rates, enters one, corrects it and deletes it", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(OPERATOR);
  const bank = page.getByRole("region", { name: "European Central Bank" });
  await bank.getByRole("button", { name: "Fetch now" }).click();
  await expect(bank.getByText(/Fetched .*: rates of/)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "1 EUR = " }).first()).toContainText("ECB");
  await expectAccessible(page);

  // the wrong way round: refused, confirmed is not what is wanted, so it is put right
  await page.getByRole("button", { name: "Enter a rate" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("From currency").getByRole("option", { name: "SEK" })).toBeAttached();
  await expect(dialog.getByLabel("From currency")).toHaveValue("EUR");
  await expect(dialog.getByLabel("To currency")).toHaveValue("USD");
  await dialog.getByLabel("From currency").selectOption("SEK");
  await dialog.getByLabel("To currency").selectOption("NOK");
  await dialog.getByLabel("Date of the rate").fill(dayAgo(2));
  await dialog.getByLabel("Rate", { exact: true }).fill("9.6");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText(/More than 20% off the last rate/)).toBeVisible();
  await expect(dialog.getByLabel("I have checked it: the rate is right")).not.toBeChecked();
  await expect(dialog.getByLabel("Rate", { exact: true })).toBeFocused();
  await dialog.getByLabel("Rate", { exact: true }).fill("0.96");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  await page.getByRole("searchbox").fill("SEK NOK");
  const row = page.getByRole("row").filter({ hasText: "1 SEK = 0.96 NOK" });
  await expect(row).toContainText("Entered");
  await row.getByRole("button", { name: /^Change/ }).click();
  await dialog.getByLabel("Rate", { exact: true }).fill("0.97");
  await dialog.getByRole("button", { name: "Save" }).click();
  const changed = page.getByRole("row").filter({ hasText: "1 SEK = 0.97 NOK" });
  await expect(changed).toBeVisible();
  const csv = await downloadCsv(page, "exchange-rates.csv");
  expect(csv).toContain(`${dayAgo(2)},SEK,NOK,0.97,Entered`);
  await changed.getByRole("button", { name: /^Delete/ }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(changed).toHaveCount(0);
  await expect(
    page
      .getByText("No exchange rate found")
      .or(page.getByText(/nothing/i))
      .first(),
  ).toBeVisible();
  coverScreen(page, OPERATOR, { task: "fetch, enter, correct and delete an exchange rate" });
});

test("a file of rates with a bad line says which, and a right one is imported whole", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${OPERATOR}?search=THB`);
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog");
  await chooseFile(page, `date,from,to,rate\n${dayAgo(3)},THB,XQX,1\n${dayAgo(3)},THB,INR,"2,9"\n`);
  await expect(dialog.getByText("Line 2 · To: This currency is not known")).toBeVisible();
  await expect(dialog.getByText(/Line 3 · Rate:/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
  await expectAccessible(page);
  await chooseFile(page, `date,from,to,rate\n${dayAgo(3)},THB,INR,0.35\n`);
  await expect(dialog.getByText("Often From and To are the wrong way round", { exact: false })).toBeVisible();
  await chooseFile(page, `date,from,to,rate\n${dayAgo(3)},THB,INR,2.86\n`);
  await expect(dialog.getByText("1 line is right: 1 new, 0 replaced, 0 unchanged")).toBeVisible();
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: "1 THB = 2.86 INR" })).toContainText("Imported");
});

/** What the cheapest option from Atlanta to Luxembourg costs in euros. */
async function priceInEuros(page: Page) {
  const { id } = await storeDraft(page, 1, { currency: "EUR" });
  const { options } = await ask<{ options: { sellTotal: string; exchange: { rate: string }[] }[] }>(
    page,
    "GET",
    `/ffadmin/quotation/${id}`,
  );
  const [option] = options;
  return { id, total: Number(option?.sellTotal), rate: Number(option?.exchange[0]?.rate) };
}

test("a forwarder's buffer makes what is bought in dollars dearer, and an old own rate is warned of", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  const before = await priceInEuros(page);
  await page.goto("/freight-forwarder/admin/settings/measurements");
  await page.getByRole("main").getByRole("link", { name: "Exchange rates" }).click();
  await expect(page).toHaveURL(OWN);
  const card = page.getByRole("region", { name: "Buffer" });
  const field = card.getByLabel("Buffer on the platform's rates, %");
  await field.fill("30");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByText("This is too large")).toBeVisible();
  await field.fill("10");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Buffer saved")).toBeVisible();
  await expectAccessible(page);
  const buffered = await priceInEuros(page);
  expect(buffered.rate / before.rate).toBeCloseTo(1.1, 6);
  expect(buffered.total / before.total).toBeGreaterThan(1.08);
  await page.goto(`/freight-forwarder/admin/quotation/details/${buffered.id}`);
  await expect(page.getByText(/including your buffer of 10%/)).toBeVisible();
  await expect(page.getByTestId("old-rate")).toHaveCount(0);

  await page.goto(OWN);
  await field.fill("0");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Buffer saved")).toBeVisible();
  await page.getByRole("button", { name: "Enter a rate" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("From currency").selectOption("USD");
  await dialog.getByLabel("To currency").selectOption("EUR");
  await dialog.getByLabel("Date of the rate").fill(dayAgo(9));
  await dialog.getByLabel("Rate", { exact: true }).fill("0.9");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const old = await priceInEuros(page);
  expect(old.rate).toBe(0.9);

  await page.goto(`/freight-forwarder/admin/quotation/details/${old.id}`);
  await expect(page.getByTestId("old-rate")).toContainText("1 USD = 0.9 EUR");
  await page.getByRole("button", { name: "Mail", exact: true }).click();
  const mail = page.getByRole("dialog");
  await expect(mail.getByTestId("old-rate")).toContainText("more than 7 days old");
  await expectAccessible(page);
  await mail.getByLabel("To").fill("buyer@birch.example.com");
  await mail.getByRole("button", { name: "Send" }).click();
  await expect(mail).toBeHidden();

  await page.goto(OWN);
  const row = page.getByRole("row").filter({ hasText: "1 USD = 0.9 EUR" });
  await row.getByRole("button", { name: /^Delete/ }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
});
