import type { Page } from "@playwright/test";
import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { changeLook } from "./steps/change-look.ts";
import { enterAs, signUpApproved } from "./steps/companies.ts";
import { storeDraft } from "./steps/saved-quotation.ts";

const PREPARED = "/freight-forwarder/admin/shippers/list/view";

async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("navigation", { name: "Menu" }).first()).toBeVisible();
}

test("the shell is accessible in each mode and style", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await openSettled(page, `${PREPARED}?theme_mode=dark&theme_style=standard`);
  await expect(page.locator("html")).toHaveAttribute("data-theme-mode", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme-style", "standard");
  for (const themeMode of ["light", "semi-dark", "dark"] as const) {
    for (const themeStyle of ["modern", "standard"] as const) {
      await changeLook(page, { themeMode, themeStyle });
      await expectAccessible(page);
      await page.getByRole("button", { name: /^Account of/ }).click();
      await expectAccessible(page, undefined, '[role="dialog"]');
      await page.keyboard.press("Escape");
    }
  }
});

test("a role without a screen of its own finds the menu on the home page", async ({ page, signInAs }) => {
  await signInAs("ROLE_TRUCKING_ADMIN");
  await openSettled(page, "/home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No area is assigned to you yet");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("button", { name: "Statistics" }).click();
  await menu.getByRole("link", { name: "Overview" }).click();
  await expect(page).toHaveURL("/trucking/statistics");
  coverScreen(page, "/home", { task: "go on to a screen of the menu" });
});

test("a menu group opens alone, and the palette goes anywhere", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await openSettled(page, PREPARED);
  await page.getByRole("button", { name: "Warehouses" }).click();
  await expect(page.getByRole("button", { name: "Warehouses" })).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: "Key Management" }).click();
  await expect(page.getByRole("button", { name: "Warehouses" })).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Control+k");
  await page.getByPlaceholder(/Go to a screen/).fill("Margin rules");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/freight-forwarder/admin/margins");
  await page.keyboard.press("Control+k");
  await page.getByPlaceholder(/Go to a screen/).fill("2026-17");
  await page.getByRole("button", { name: "Find quotation 2026-17" }).click();
  await expect(page).toHaveURL(/\/quotation\/list\/view\?search=2026-17/);
});

test("the palette finds a quotation by its short number, keeps its height, and opens it", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await openSettled(page, PREPARED);
  const { id, number } = await storeDraft(page);
  const short = String(Number(number.slice(-6)));
  await page.keyboard.press("Control+k");
  const field = page.getByPlaceholder(/Go to a screen/);
  const list = page.getByRole("dialog");
  await expect(field).toBeFocused();
  const heightBefore = (await list.boundingBox())?.height;
  await field.fill(short);
  const found = list.getByRole("button", { name: new RegExp(`^${number}`) });
  await expect(found).toBeVisible();
  expect((await list.boundingBox())?.height).toBe(heightBefore);
  await expectAccessible(page);
  await field.fill(number.replace(/-0+/, "-"));
  await expect(found).toBeVisible();
  // an airport begins a quotation; Enter waits for the answer of what is typed
  await field.fill("");
  await field.pressSequentially("reykjavik", { delay: 5 });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/quotation\/create\?from=/);
  await expect(page.getByRole("combobox", { name: "From", exact: true })).toHaveValue(/Reykjav/);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("choose, save and mail");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("Control+k");
  await field.fill("nothing of this name");
  await expect(list.getByText("Nothing found")).toBeVisible();
  expect((await list.boundingBox())?.height).toBe(heightBefore);
  await field.fill(short);
  await found.click();
  await expect(page).toHaveURL(`/freight-forwarder/admin/quotation/details/${id}`);
});

test("Arabic turns the page over, live and for the next visit", async ({ page, request }) => {
  // the language goes with the person: somebody of this test's own
  await enterAs(page, await signUpApproved(request, "freightforwarder"));
  await openSettled(page, PREPARED);
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("menuitemradio", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/[\u0600-\u06FF]/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});

test("a long menu scrolls to the entry of the open screen, and on a phone the demo line is one line", async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await signInAs("ROLE_FFADMIN");
  await openSettled(page, "/freight-forwarder/admin/settings/manual-quotes");
  const current = page.getByRole("navigation", { name: "Menu" }).locator('[aria-current="page"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const line = page.getByRole("group").filter({ hasText: "Demo world" });
  await expect(line.getByText("Demo world", { exact: true })).toBeVisible();
  expect((await line.locator("..").boundingBox())?.height).toBeLessThan(40);
  await line.getByText("Demo world", { exact: true }).click();
  await expect(line.getByText(/person and rate here is invented/).last()).toBeVisible();
});

test("on a phone the menu is a drawer that leaves on arrival", async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs("ROLE_FFADMIN");
  await page.goto(PREPARED);
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expectAccessible(page);
  await drawer.getByRole("link", { name: "Address Book" }).click();
  await expect(page).toHaveURL("/freight-forwarder/admin/address-book");
  await expect(drawer).toBeHidden();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("a screen of another role, and an unknown one, are the same 404", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFAGENT");
  for (const path of ["/super-admin/audit-log", "/nothing/here"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/error-pages/error-404");
    await expect(
      page.getByRole("heading", { name: "We can't find the page that you are looking for" }),
    ).toBeVisible();
  }
  await expectAccessible(page);
  await coverText(page, "We can't find the page that you are looking for");
  coverScreen(page, "/error-pages/error-404", {
    task: "be led here from a screen of another role and go home",
  });
  await coverText(page, "go back home (404)", "Go back home");
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect(page).toHaveURL("/freight-forwarder/agent/quotation/create");
});

test("the 500 page says so", async ({ page }) => {
  await page.goto("/error-pages/error-500");
  await expect(page.getByRole("heading", { name: "We are facing internal server error" })).toBeVisible();
  await expectAccessible(page);
  await coverText(page, "We are facing internal server error");
});
