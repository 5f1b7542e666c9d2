import type { Page } from "@playwright/test";
import { loadTranslator } from "@kilolane/phrases";
import { ALL_SCREENS } from "../apps/web/src/lib/paths/screens.ts";
import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { storeDraft } from "./steps/saved-quotation.ts";
import { readHeading, SPECIFIED } from "./steps/visit.ts";

const LIST = "/freight-forwarder/admin/quotation/list/view";
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Menu" }).first();

/** Names of the groups, as they stand in the menu. */
async function readGroups(page: Page): Promise<string[]> {
  const faces = menuOf(page).locator("> ul > li > :is(a, button)");
  return (await faces.allTextContents()).map((text) => text.trim());
}

for (const [role, landing] of Object.entries(SPECIFIED.landing)) {
  test(`${role} lands on its own first screen, in the specified menu, one group open at a time`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(role);
    await page.goto("/");
    await readHeading(page);
    await expect(page).toHaveURL(landing);
    await expect(menuOf(page).locator("a[aria-current=page]")).toBeVisible();
    const specified = SPECIFIED.menus[role] ?? SPECIFIED.menus.decided[role] ?? [];
    await expect.poll(() => readGroups(page)).toEqual(specified);
    if (role === "ROLE_SUPERADMIN") await coverText(menuOf(page), "Clients - Non Freight Forwarders");
    const openable = menuOf(page).locator("> ul > li > button[aria-expanded]");
    const open = menuOf(page).locator("> ul > li > button[aria-expanded=true]");
    for (const group of await openable.all()) {
      if ((await group.getAttribute("aria-expanded")) === "false") await group.click();
      await expect(group).toHaveAttribute("aria-expanded", "true");
      await expect(open).toHaveCount(1);
    }
    // Every entry leads to a screen of the role, and there its own light is on.
    const entries = menuOf(page).locator("> ul a");
    const paths = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const own = new Set<string>(ALL_SCREENS.filter((screen) => screen.role === role).map(({ path }) => path));
    expect(paths.filter((path) => !own.has(path))).toEqual([]);
    const [last = ""] = paths.slice(-1);
    await page.goto(last);
    await readHeading(page);
    await expect(menuOf(page).locator("a[aria-current=page]")).toHaveAttribute("href", last);
  });
}

test("the menu is folded to its icons, unfolds under the pointer, and stays folded for the next visit", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await page.goto(LIST);
  await readHeading(page);
  const width = async () => (await menuOf(page).boundingBox())?.width ?? 0;
  await expect.poll(width).toBe(280);
  await page.getByRole("button", { name: "Collapse the menu" }).click();
  await page.mouse.move(900, 500);
  await expect.poll(width).toBeLessThan(100);
  await menuOf(page).hover();
  await expect.poll(width).toBe(280);
  await page.mouse.move(900, 500);
  await expect.poll(width).toBeLessThan(100);
  await page.reload();
  await readHeading(page);
  await expect.poll(width).toBeLessThan(100);
});

test("the header names whose Kilolane it is: the company, or the product for the operator", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  await signInAs("ROLE_FFADMIN");
  await page.goto(LIST);
  await expect(menuOf(page).getByRole("link").first()).toContainText("Harbor & Sky");
  const operator = await openBrowser({ role: "ROLE_SUPERADMIN" });
  await operator.goto("/");
  await readHeading(operator);
  await expect(menuOf(operator).getByRole("link").first()).toContainText("Kilolane");
});

test("another language keeps the page with its search, filters and what is typed", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  const address = `${LIST}?search=HS-2026&filter=${encodeURIComponent('{"status":["accepted"]}')}`;
  await page.goto(address);
  await readHeading(page);
  const before = page.url();
  for (const [from, to, title] of [
    ["Language: English", "Français", "Cotations"],
    [/Français/, "English", "Quotations"],
  ] as const) {
    await page.getByRole("button", { name: from }).click();
    await page.getByRole("menuitemradio", { name: to }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(page.url()).toBe(before);
    await expect(page.getByRole("searchbox")).toHaveValue("HS-2026");
  }
});

test("a page that fails to draw says so in the fixed words, and a refresh helps", async ({
  page,
  signInAs,
  complaints,
}) => {
  const t = await loadTranslator("en", "shell");
  await signInAs("ROLE_FFADMIN");
  const { id, number } = await storeDraft(page);
  const answer = `**/api/ffadmin/quotation/${id}*`;
  await page.route(answer, (route) => route.fulfill({ json: { number } }));
  await page.goto(`/freight-forwarder/admin/quotation/details/${id}`);
  const alert = page.getByRole("alert").filter({ has: page.getByRole("heading", { level: 1 }) });
  await expect(alert).toBeVisible();
  await coverText(alert, "advice to refresh or try later (render failure)", t("crash.advice"));
  for (const text of [t("crash.title"), t("crash.text")]) {
    await coverText(alert, text);
  }
  await expectAccessible(page);
  await page.unrouteAll({ behavior: "wait" });
  await alert.getByRole("button", { name: t("crash.refresh") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await expect(alert).toHaveCount(0);
  // The failure is this test's own making.
  complaints.splice(0, complaints.length);
});

for (const [path, screen] of [
  ["/error-pages/coming-soon", "coming-soon"],
  ["/error-pages/error-500", "error-500"],
] as const) {
  test(`the page ${screen} says what it is and leads on`, async ({ page }) => {
    await page.goto(path);
    expect(await readHeading(page)).not.toBe("");
    await expectAccessible(page);
    await page
      .getByRole("link")
      .filter({ hasText: /home|back/i })
      .first()
      .click();
    await expect(page).toHaveURL("/sign-in");
    coverScreen(page, path, { task: "read what the page says and go on to the sign-in" });
  });
}
