import type { Page } from "puppeteer-core";
import { findFirefox, launchFirefox, noteComplaints } from "./firefox.ts";
import { expect, findAccount, test } from "./fixtures.ts";
import { GOODS_COLUMNS } from "./steps/create-quotation.ts";
import { loadWords, type Words } from "./steps/words.ts";

const GOODS = ["3", "80", "60", "60", "180"] as const;
const NUMBER = /[A-Z]{2}-\d{4}-\d{6}/;

/** What the selector finds, once it is there. Not asked whether it is enabled: the tool asks by eval, which we forbid. */
const at = (page: Page, selector: string) => page.locator(selector).setWaitForEnabled(false);
const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`;

/** Types into a field with suggestions and takes the first that holds this text. */
async function choose(page: Page, label: string, typed: string, holds: string): Promise<void> {
  await at(page, `::-p-aria([name="${label}"][role="combobox"])`).fill(typed);
  await at(page, `[role="option"] ::-p-text(${holds})`).click();
}

/** Prices three pieces from Chicago to Frankfurt and saves the first option; answers the quotation's number. */
async function quoteGoods(page: Page, words: Words): Promise<string> {
  await choose(page, words.quotation("field.inquirer"), "iberia", "@");
  await choose(page, words.quotation("field.from"), "chicago", "ORD");
  await choose(page, words.quotation("field.to"), "frankfurt", "FRA");
  for (const [index, column] of GOODS_COLUMNS.entries())
    await at(page, `input[data-row="0"][data-column="${column}"]`).fill(GOODS[index] ?? "");
  await at(page, button(words.quotation("option.choose"))).click();
  await at(page, button(words.quotation("summary.save"))).click();
  await page.waitForSelector('[data-testid="saved-note"] a');
  const text = await page.$eval('[data-testid="saved-note"] a', (link) => link.textContent);
  return NUMBER.exec(text ?? "")?.[0] ?? "";
}

/** Fields of dates whose text does not fit before their button. */
function cutDates(page: Page): Promise<string[]> {
  return page.$$eval('input[type="date"], [data-dates-input]', (fields) =>
    fields.filter((field) => field.scrollWidth > field.clientWidth).map((field) => field.outerHTML),
  );
}

// Where no Firefox is installed there is nothing to run it in.
const firefox = findFirefox();
if (firefox !== undefined) {
  test("Firefox signs in, prices, saves and shows a quotation without a complaint", async ({
    server,
    request,
  }) => {
    const words = await loadWords("en");
    const { username, password } = await findAccount(request, "ROLE_FFAGENT");
    const browser = await launchFirefox(firefox);
    try {
      const page = await browser.newPage();
      const complaints = noteComplaints(page);
      await page.goto(`${server.url}/sign-in`);
      await at(page, 'input[name="username"]').fill(username);
      await at(page, 'input[name="password"]').fill(password);
      await page.keyboard.press("Enter");
      const grid = 'input[data-row="0"][data-column="pieces"]';
      await page.waitForSelector(`${grid}, [role="dialog"]`);
      if ((await page.$('[role="dialog"]')) !== null) await at(page, button("Sign in here")).click();
      await page.waitForSelector(grid);
      expect(await cutDates(page)).toEqual([]);
      const number = await quoteGoods(page, words);
      expect(number).toMatch(NUMBER);
      await at(page, '[data-testid="saved-note"] a').click();
      await expect.poll(() => page.evaluate(() => location.pathname)).toContain("/quotation/details/");
      await page.waitForSelector(`h1 ::-p-text(${number})`);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}
