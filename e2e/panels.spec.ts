import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { chooseAirport, openCreate, typeGoods } from "./steps/create-quotation.ts";
import { expectPriced } from "./steps/option-card.ts";
import { storeDraft } from "./steps/saved-quotation.ts";
import { expectNoOverflow, expectSettled } from "./steps/settled.ts";
import { loadWords } from "./steps/words.ts";

/*
 * What opens on a click: drawer, dialogs, the comparison, the menus of the list. Each is looked at open, on a desk in
 * light and on a phone in the dark.
 */
const LOOKS = [
  { name: "light on a desk", width: 1440, preferences: { themeMode: "light" } },
  { name: "dark on a phone", width: 390, preferences: { themeMode: "dark", themeStyle: "standard" } },
] as const;

const LIST = "/freight-forwarder/admin/quotation/list/view";

async function expectClean(page: Page, name: string): Promise<void> {
  await expectNoOverflow(page);
  await test.step(name, () => expectAccessible(page));
}

for (const { name, width, preferences } of LOOKS) {
  test(`what opens on a click is clean: ${name}`, async ({ page, signInAs }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await signInAs("ROLE_FFADMIN");
    await page.evaluate(
      (text) => localStorage.setItem("kilolane.preferences", text),
      JSON.stringify({ language: "en", ...preferences }),
    );
    const { id } = await storeDraft(page);
    await page.goto(`/freight-forwarder/admin/quotation/details/${id}`);
    await page.getByRole("button", { name: "PDF", exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("figure").first()).toBeVisible({ timeout: 20_000 });
    await expectClean(page, "document");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Mail", exact: true }).click();
    await expect(page.getByRole("dialog").getByLabel("To", { exact: true })).toBeFocused();
    await expectClean(page, "mail");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "More actions" }).click();
    await expect(page.getByRole("menuitem").first()).toBeVisible();
    await expectClean(page, "more actions");

    await page.goto(LIST);
    await expectSettled(page);
    for (const [button, kind] of [
      ["Filter", "dialog"],
      ["Views", "dialog"],
      ["Export", "menu"],
    ] as const) {
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(page.getByRole(kind).first()).toBeVisible();
      await expectClean(page, button);
      await page.keyboard.press("Escape");
      await expect(page.getByRole(kind)).toHaveCount(0);
      await expect(page.getByRole("button", { name: button, exact: true })).toBeFocused();
    }
  });

  test(`two options side by side are clean: ${name}`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height: 900 });
    const words = await loadWords("en");
    await signInAs("ROLE_FFADMIN");
    await page.evaluate(
      (text) => localStorage.setItem("kilolane.preferences", text),
      JSON.stringify({ language: "en", ...preferences }),
    );
    await openCreate(page);
    await chooseAirport(page, words.quotation("field.from"), "ATL", "ATL");
    await chooseAirport(page, words.quotation("field.to"), "LUX", "LUX");
    await typeGoods(page, 0, ["4", "120", "80", "100", "410"]);
    await expectPriced(page, words, 2);
    for (const option of await page.getByTestId("option").all()) {
      await option.getByRole("checkbox", { name: words.quotation("option.compare") }).check();
    }
    const panel = page.getByRole("region", { name: words.quotation("compare.title") });
    await expect(panel.getByRole("columnheader")).toHaveCount(3);
    await expectClean(page, "comparison");
    await panel.getByRole("button", { name: words.quotation("compare.clear") }).click();
    await expect(panel).toHaveCount(0);
  });
}
