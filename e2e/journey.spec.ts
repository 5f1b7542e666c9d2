import type { Locator, Page } from "@playwright/test";
import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, findAccount, test } from "./fixtures.ts";
import {
  chooseAirport,
  chooseCarrier,
  chooseInquirer,
  chooseSubstance,
  openCreate,
  saveQuotation,
  typeGoods,
} from "./steps/create-quotation.ts";
import {
  acceptByLink,
  findMailedLink,
  mailQuotation,
  openFromList,
  readDocument,
} from "./steps/documents.ts";
import { createHandOver } from "./steps/hand-over.ts";
import {
  expectPriced,
  expectTotal,
  figureIn,
  openCharges,
  optionsOf,
  readCharges,
  typeMargin,
} from "./steps/option-card.ts";
import { loadWords, type Words } from "./steps/words.ts";

/*
 * Paint (UN1263, class 3, packing group II), 3 × 80×60×60 cm and 180 kg, from a ZIP in Chicago to Leipzig. The truck
 * (Tri-County Cartage) is 101.58. AeroLogic: 180 × 4.40 = 792.00 bought, 990.00 sold at 20 %; fuel 171.00, security
 * 39.60, check 110.00, air waybill 5.00, UN number 75.00: 1,390.60 + 101.58 = 1,492.18. At 25 % the freight sells for
 * 1,056.60: 1,558.78. Lufthansa Cargo: 702.00 bought, 878.40 sold, the rest alike: 1,279.00 + 101.58 = 1,380.58.
 */
const TOTALS = { lufthansa: "1380.58", aerologic: "1492.18", aerologicAt25: "1558.78" };
const BOUGHT = ["702.00", "792.00", "1,102.60", "1,204.18", "1,192.60", "1,294.18"];

/** Signs in through the form, ending a session elsewhere if there is one. */
async function signInByForm(page: Page, username: string, password: string): Promise<void> {
  await page.goto("/sign-in");
  await page.locator('input[type="email"], input[name="username"]').first().fill(username);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press("Enter");
}

/** From the empty screen to two chosen options, one of them with a margin of its own. */
async function quotePaint(page: Page, words: Words): Promise<void> {
  await chooseInquirer(page, words, "iberia");
  await page.getByLabel(words.quotation("field.pickupZip"), { exact: true }).fill("60601");
  await expect(page.getByText("Chicago, IL")).toBeVisible();
  await chooseAirport(page, words.quotation("field.from"), "chicago", "ORD");
  await chooseAirport(page, words.quotation("field.to"), "leip", "LEJ");
  await chooseSubstance(page, words, "1263");
  await expect(page.getByLabel(words.quotation("field.hazardClass"), { exact: true })).toHaveValue("3");
  await page.getByLabel(words.quotation("field.packingGroup"), { exact: true }).selectOption("II");
  await typeGoods(page, 0, ["3", "80", "60", "60", "180"]);
  await expectPriced(page, words, 2);
  await chooseCarrier(page, words, "Tri-County Cartage");
  await expectTotal(optionsOf(page, "LH"), TOTALS.lufthansa);
  await expectTotal(optionsOf(page, "3S"), TOTALS.aerologic);
  const choose = words.quotation("option.choose");
  await optionsOf(page, "LH").getByRole("button", { name: choose, exact: true }).click();
  await optionsOf(page, "3S").getByRole("button", { name: choose, exact: true }).click();
  await openCharges(optionsOf(page, "3S"), words);
  await typeMargin(optionsOf(page, "3S"), "25");
  await expectTotal(optionsOf(page, "3S"), TOTALS.aerologicAt25);
  expect((await readCharges(optionsOf(page, "3S"))).lines).toContainEqual({ buy: "792.00", sell: "1056.60" });
  const totals = page.getByTestId("summary-total");
  expect((await totals.allTextContents()).map(figureIn)).toEqual([TOTALS.lufthansa, TOTALS.aerologicAt25]);
}

/** The document names what is sold and nothing of what was bought. */
function expectDocument(text: string, number: string): void {
  expect(text).toContain(number);
  const figures = text.replaceAll(/[^\d.,\s]/g, " ");
  expect(figures).toContain("1,380.58");
  expect(figures).toContain("1,558.78");
  expect(figures).toContain("1,056.60");
  for (const bought of BOUGHT) expect(figures).not.toContain(bought);
}

/** Figures are whole on the screen, and their digits run from left to right whatever the language. */
async function expectDrawn(figures: Locator): Promise<void> {
  const drawn = await figures.evaluateAll((elements) =>
    elements.map((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lefts: number[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const { index } of (node.textContent ?? "").matchAll(/\d/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          lefts.push(range.getBoundingClientRect().left);
        }
      }
      const { left, right } = element.getBoundingClientRect();
      const isWhole = left >= 0 && right <= document.documentElement.clientWidth;
      const runs = lefts.every((spot, at) => at === 0 || spot > (lefts[at - 1] ?? 0));
      return { digits: lefts.length > 2, isWhole, runs };
    }),
  );
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn).toEqual(drawn.map(() => ({ digits: true, isWhole: true, runs: true })));
}

/** Where an element begins, from the left. */
const leftOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.x ?? Number.NaN;

/** How many pixels the page is wider than its window. */
const findOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The quotation that a journey has mailed, for the test that ends it. */
const mailed = createHandOver<{ readonly number: string; readonly link: string }>();

test("from the sign-in to a mailed quotation", async ({ page, request }) => {
  const words = await loadWords("en");
  const { username, password } = await findAccount(request, "ROLE_FFADMIN");
  await signInByForm(page, username, password);
  const elsewhere = page.getByRole("button", { name: "Sign in here" });
  await expect(page.getByRole("banner").getByText("Beta 2.0.2").or(elsewhere).first()).toBeVisible();
  if (await elsewhere.isVisible()) await elsewhere.click();
  await expect(page).toHaveURL("/freight-forwarder/admin/quotation/create");
  await quotePaint(page, words);
  await expectAccessible(page);
  const number = await saveQuotation(page, words);
  await coverText(page, "Quotation Items saved.");

  const text = await readDocument(page, words, number);
  expectDocument(text, number);
  expect(text).toContain("UN1263");
  expect(text).toContain("Lufthansa Cargo");
  expect(text).toContain("Page 1 of");

  await mailQuotation(page, words, "javier@motorsport.example.com");
  coverScreen(page, "/freight-forwarder/admin/quotation/create", {
    task: "price a shipment and save options",
  });
  const link = await findMailedLink(page, words, number);
  mailed.leave({ number, link });
  await expect(page.locator("iframe")).toHaveAttribute("title", /./);
  await page.locator("iframe").evaluate((frame) => frame.remove());
  await expectAccessible(page);
});

test("from the mailed quotation to an accepted one", async ({ page, signInAs, openBrowser }) => {
  const words = await loadWords("en");
  const { number, link } = mailed.take();
  const client = await openBrowser();
  await client.goto(link);
  await expect(client.getByRole("heading", { level: 1 })).toContainText("Chicago to Leipzig");
  await expect(client.getByText(number)).toBeVisible();
  await expectAccessible(client);
  for (const bought of BOUGHT) await expect(client.getByText(bought)).toHaveCount(0);
  await acceptByLink(client, words, link, "AeroLogic");
  await client.reload();
  await expect(client.getByText("Thank you: you accepted this quotation.")).toBeVisible();
  await expect(client.getByRole("button", { name: "Accept" })).toHaveCount(0);

  await signInAs("ROLE_FFADMIN");
  await openFromList(page, words, number, "accepted");
  coverScreen(page, "/freight-forwarder/admin/quotation/list/view", { task: "find the accepted quotation" });
  const timeline = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  for (const step of [
    /^Saved/,
    /^Sent to javier@/,
    /^Email delivered to javier@/,
    /^Opened by the client/,
    /^Accepted/,
  ]) {
    await expect(timeline.filter({ hasText: step }).first()).toBeVisible();
  }
  await expect(page.getByText("Chosen by the client")).toBeVisible();
  await expectAccessible(page);
  coverScreen(page, "/freight-forwarder/admin/quotation/details/:id", {
    task: "mail the quotation and read the decision",
  });
});

test("the same journey in Arabic, from right to left", async ({ page, signInAs }) => {
  const words = await loadWords("ar");
  await signInAs("ROLE_FFADMIN");
  await page.evaluate(() => localStorage.setItem("kilolane.preferences", JSON.stringify({ language: "ar" })));
  await openCreate(page);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
  await quotePaint(page, words);
  // What is left of Latin letters on the screen are names and codes, not the product's own words.
  for (const label of ["Choose", "Charges", "Save", "Goods", "Ready date", "Pickup", "Chargeable"]) {
    await expect(page.getByText(label, { exact: true })).toHaveCount(0);
  }
  await expectAccessible(page);
  const number = await saveQuotation(page, words);
  const text = await readDocument(page, words, number);
  expectDocument(text, number);
  expect(text).toMatch(/[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff]/);
  await mailQuotation(page, words, "javier@motorsport.example.com");
  mailed.leave({ number, link: await findMailedLink(page, words, number) });
});

test("the end of the journey in Arabic", async ({ page, signInAs, openBrowser }) => {
  const words = await loadWords("ar");
  const { number, link } = mailed.take();
  await signInAs("ROLE_FFADMIN");
  await page.evaluate(() => localStorage.setItem("kilolane.preferences", JSON.stringify({ language: "ar" })));
  const client = await openBrowser({ locale: "ar" });
  await acceptByLink(client, words, link, "AeroLogic");
  await expect(client.locator("html")).toHaveAttribute("dir", "rtl");
  await expectAccessible(client);
  await openFromList(page, words, number, "accepted");
  await expectAccessible(page);
});

test("the same journey on a phone", async ({ page, signInAs }) => {
  const words = await loadWords("en");
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs("ROLE_FFADMIN");
  await openCreate(page);
  await quotePaint(page, words);
  expect(await findOverflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  const number = await saveQuotation(page, words);
  expectDocument(await readDocument(page, words, number), number);
  await mailQuotation(page, words, "javier@motorsport.example.com");
  mailed.leave({ number, link: await findMailedLink(page, words, number) });
  expect(await findOverflow(page)).toBeLessThanOrEqual(0);
});

test("the end of the journey on a phone", async ({ page, signInAs, openBrowser }) => {
  const words = await loadWords("en");
  const { number, link } = mailed.take();
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs("ROLE_FFADMIN");
  const client = await openBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await acceptByLink(client, words, link, "AeroLogic");
  await openFromList(page, words, number, "accepted");
  expect(await findOverflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test("an agent prices, saves and sends on a phone in Arabic, with every amount in its place", async ({
  page,
  signInAs,
}) => {
  const words = await loadWords("ar");
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs("ROLE_FFAGENT");
  await page.evaluate(() => localStorage.setItem("kilolane.preferences", JSON.stringify({ language: "ar" })));
  await openCreate(page, "", "agent");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await quotePaint(page, words);
  await expectDrawn(page.getByTestId("option-total"));
  await expectDrawn(page.getByTestId("summary-total"));
  // columns run from right to left: what is bought stands before what is sold
  const totals = optionsOf(page, "3S").getByRole("table").first().locator("tfoot tr").first().locator("th");
  expect(await leftOf(totals.nth(1))).toBeGreaterThan(await leftOf(totals.nth(2)));
  await expectAccessible(page);
  const number = await saveQuotation(page, words);
  await mailQuotation(page, words, "javier@motorsport.example.com");
  await openFromList(page, words, number, "sent", "agent");
  await expectTotal(optionsOf(page, "LH"), TOTALS.lufthansa);
  await expectTotal(optionsOf(page, "3S"), TOTALS.aerologicAt25);
  await expectDrawn(page.getByTestId("option-total"));
  await expectAccessible(page);
});
