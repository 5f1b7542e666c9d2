import { coverText } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectGoodLooks } from "./steps/looks.ts";
import { expectSettled } from "./steps/settled.ts";

test("a priced option is right in every look once it is opened", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await page.goto("/freight-forwarder/admin/quotation/create?story=cargo-aircraft-only");
  await expectSettled(page);
  await page.getByTestId("option").first().locator("button[aria-expanded]").click();
  await expect(page.getByTestId("margin-value")).toBeVisible();
  await expectGoodLooks(page, "an opened option");
});

test("while the list loads and when it fails, it says so and can be asked again", async ({
  page,
  signInAs,
  complaints,
}) => {
  await signInAs("ROLE_FFADMIN");
  const held = Promise.withResolvers<undefined>();
  await page.route("**/api/ffadmin/quotation*", async (route) => {
    await held.promise;
    await route.fulfill({
      status: 503,
      json: { title: "Busy", detail: "", status: 503, code: "busy", errors: [] },
    });
  });
  await page.goto("/freight-forwarder/admin/quotation/list/view");
  await expect(page.locator("[aria-busy=true]").first()).toBeVisible();
  await expectAccessible(page);
  held.resolve(undefined);
  const alert = page.getByRole("alert").filter({ hasText: /./ }).first();
  await expect(alert).toBeVisible();
  await coverText(alert, "Something went wrong!");
  await expectGoodLooks(page, "a list that failed");
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect(page.getByRole("link", { name: /^HS-\d{4}-\d{6}$/ }).first()).toBeVisible();
  // The refusals of this test's own making are no complaints of the page.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("503")));
});

test("the address decides how the product looks", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  const path = "/freight-forwarder/admin/quotation/list/view";
  const html = page.locator("html");
  await page.goto(`${path}?theme_mode=dark&theme_style=standard&is_rtl=true&layout=boxed`);
  await expectSettled(page);
  await expect(html).toHaveAttribute("data-theme-mode", "dark");
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
  await expect(html).toHaveAttribute("data-theme-style", "standard");
  await expect(html).toHaveAttribute("data-layout", "boxed");
  await expect(html).toHaveAttribute("dir", "rtl");
  await expectAccessible(page);
  const dark = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  // Stored for the next visit, and replaced by the shorter spelling of the same options.
  await page.goto(path);
  await expect(html).toHaveAttribute("dir", "rtl");
  await page.goto(`${path}?mode=light&rtl=false&theme_style=modern&layout=fluid`);
  await expectSettled(page);
  await expect(html).toHaveAttribute("data-theme-mode", "light");
  await expect(html).toHaveAttribute("data-theme-style", "modern");
  await expect(html).toHaveAttribute("data-layout", "fluid");
  await expect(html).toHaveAttribute("dir", "ltr");
  const light = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(light).not.toBe(dark);
  await page.goto(`${path}?style=standard&nav_style=collapsed`);
  await expectSettled(page);
  await expect(html).toHaveAttribute("data-theme-style", "standard");
  await expect(html).toHaveAttribute("data-nav-style", "collapsed");
  const menu = page.getByRole("navigation", { name: "Menu" }).first();
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(120);
  await page.goto(`${path}?nav_style=expanded`);
  await expectSettled(page);
  // The side drawer is 280 px wide (marketplace.md §2.3).
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeGreaterThan(200);
  await page.goto(`${path}?theme_mode=purple&is_rtl=maybe`);
  await expectSettled(page);
  await expect(html).toHaveAttribute("data-theme-mode", "light");
  await expect(html).toHaveAttribute("dir", "ltr");
});
