import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { chooseAirport, goodsCell, openCreate } from "./steps/create-quotation.ts";
import { loadWords } from "./steps/words.ts";

/*
 * A key each 10 ms, and Enter or Tab right behind the last one: by then no list of the text is there. Answers are
 * held back besides, so that a picker that took an older list, or lost the key, would show it.
 */
const KEY_MS = 10;
const ANSWER_MS = 300;
const NOBODY = "zzqqx";
const words = await loadWords("en");
const CONFIRMING = ["Enter", "Tab"] as const;

async function holdAnswers(page: Page): Promise<void> {
  await page.route(
    /\/api\/.*(airport|inquirer|directory|airline|compan|forwarder|un-number)/i,
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      await route.continue();
    },
  );
}

async function typeFast(page: Page, field: Locator, text: string, key: (typeof CONFIRMING)[number]) {
  await field.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text, { delay: KEY_MS });
  await page.keyboard.press(key);
}

/** The entry of what was typed is chosen; what names nothing stays in the field, marked. */
async function expectTypedChoice(
  page: Page,
  field: Locator,
  { typed, chosen }: { readonly typed: string; readonly chosen: RegExp },
): Promise<void> {
  for (const key of CONFIRMING) {
    await typeFast(page, field, NOBODY, key);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue(NOBODY);
    await typeFast(page, field, typed, key);
    await expect(field).toHaveValue(chosen);
    await expect(field).not.toHaveAttribute("aria-invalid", "true");
    if (key === "Tab") await expect(field).not.toBeFocused();
    else await expect(field).toBeFocused();
  }
}

const combobox = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

test("inquirer and airports take what was typed, however fast Enter or Tab follows", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await holdAnswers(page);
  await openCreate(page);
  await expectTypedChoice(page, combobox(page, "Inquirer"), { typed: "casc", chosen: /Cascade/ });
  await expectTypedChoice(page, combobox(page, "From"), { typed: "chic", chosen: /^ORD/ });
  await expectTypedChoice(page, combobox(page, "To"), { typed: "frank", chosen: /^FRA/ });
});

test("a substance, a kind of goods and a package are taken as typed", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await holdAnswers(page);
  await openCreate(page);
  const goodsType = page.getByLabel("Type of goods", { exact: true });
  const packageType = page.getByLabel("Package 1", { exact: true });
  for (const key of CONFIRMING) {
    await goodsType.focus();
    await page.keyboard.type("Perish", { delay: KEY_MS });
    await page.keyboard.press(key);
    await expect(goodsType).toHaveValue("Perishable");
    await page.keyboard.press("Escape");
    await packageType.focus();
    await page.keyboard.type("Pallet", { delay: KEY_MS });
    await page.keyboard.press(key);
    await expect(packageType).toHaveValue("Pallet");
    await page.keyboard.press("Escape");
    await packageType.selectOption("Box");
    await goodsType.selectOption("General");
  }
  await goodsType.selectOption("Dangerous Goods");
  await expectTypedChoice(page, combobox(page, "UN number"), { typed: "1263", chosen: /^UN1263$/ });
  await expect(page.getByLabel("Class", { exact: true })).toHaveValue("3");
});

test("a company and a country are taken as typed", async ({ page, signInAs }) => {
  await signInAs("ROLE_SUPERADMIN");
  await holdAnswers(page);
  await page.goto("/super-admin/key-management/freightforwarder/actionkey/details");
  await page.getByRole("button", { name: "Generate keys" }).click();
  await expectTypedChoice(page, page.getByRole("dialog").getByRole("combobox", { name: "Company" }), {
    typed: "harbor",
    chosen: /^Harbor/,
  });
  await page.goto("/freight-forwarder/sign-up");
  await expect(combobox(page, "Country")).toHaveValue("United States of America");
  await expectTypedChoice(page, combobox(page, "Country"), {
    typed: "denm",
    chosen: /^Denmark$/,
  });
});

test("a name that arrives while the field has the focus is replaced by what is typed", async ({ page }) => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route(/\/api\/country-list/, async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  await page.goto("/freight-forwarder/sign-up");
  const country = combobox(page, "Country");
  await asked.promise;
  await country.focus();
  answer.resolve();
  await expect(country).toHaveValue("United States of America");
  await page.keyboard.type("denm", { delay: KEY_MS });
  await page.keyboard.press("Enter");
  await expect(country).toHaveValue("Denmark");
});

test("an airline is taken as typed", async ({ page, signInAs }) => {
  await signInAs("ROLE_DATAENTRY");
  await holdAnswers(page);
  await page.goto("/data-entry/airfare/create");
  await expectTypedChoice(page, page.getByRole("combobox", { name: "Airline" }), {
    typed: "AC",
    chosen: /Air Canada/,
  });
});

test("the work begins in the first empty field and goes on in its order", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await openCreate(page);
  await expect(combobox(page, "Inquirer")).toBeFocused();
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await page.keyboard.type("casc", { delay: KEY_MS });
  await page.keyboard.press("Enter");
  await expect(combobox(page, "Inquirer")).toHaveValue(/Cascade/);
  await page.keyboard.press("Tab");
  // The clear button is no stop on the way: neither Tab nor Enter wipes who was chosen.
  await expect(combobox(page, "From")).toBeFocused();
  await page.keyboard.type("ord", { delay: KEY_MS });
  await page.keyboard.press("Tab");
  await expect(combobox(page, "To")).toBeFocused();
  await page.keyboard.type("fra", { delay: KEY_MS });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: words.quotation("field.swap") })).toBeFocused();
  await expect(combobox(page, "From")).toHaveValue(/^ORD/);
  await expect(combobox(page, "To")).toHaveValue(/^FRA/);
  await expect(combobox(page, "Inquirer")).toHaveValue(/Cascade/);
  await expect(goodsCell(page, 0, "pieces")).toHaveValue("");
});

test("Tab goes on to the next field while a long list of an older text is still shown", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await openCreate(page);
  await combobox(page, "From").focus();
  await page.keyboard.type("or");
  const list = page.getByRole("listbox");
  await expect(list).toBeVisible();
  expect(await list.evaluate((panel) => panel.scrollHeight > panel.clientHeight)).toBe(true);
  await holdAnswers(page);
  await page.keyboard.type("d");
  await page.keyboard.press("Tab");
  await expect(combobox(page, "To")).toBeFocused();
  await expect(combobox(page, "From")).toHaveValue(/^ORD/);
  await expect(combobox(page, "To")).toBeFocused();
});

test("on a phone in Arabic a long airport is cut behind its code, which stands at the side of the page", async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs("ROLE_FFADMIN");
  await page.evaluate(() => localStorage.setItem("kilolane.preferences", JSON.stringify({ language: "ar" })));
  await openCreate(page);
  const { quotation } = await loadWords("ar");
  await chooseAirport(page, quotation("field.to"), "DFW", "DFW");
  const to = page.getByRole("combobox", { name: quotation("field.to"), exact: true });
  await page.getByRole("combobox", { name: quotation("field.from"), exact: true }).focus();
  await expect(to).toHaveCSS("direction", "ltr");
  await expect(to).toHaveCSS("text-align", "right");
});
