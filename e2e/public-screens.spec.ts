import { coverScreen, coverText } from "./cover.ts";
import { expect, findAccount, test } from "./fixtures.ts";
import { signInHere } from "./steps/sign-up.ts";

test("the pages for trouble say what the specification has them say, and lead home", async ({ page }) => {
  for (const [path, text] of [
    ["/error-pages/error-404", "We can't find the page that you are looking for"],
    ["/error-pages/error-500", "We are facing internal server error"],
  ] as const) {
    await page.goto(path);
    await coverText(page, text);
    coverScreen(page, path, { task: "read what the page says and go home" });
  }
  for (const path of ["/error-pages/coming-soon", "/error-pages/maintenance"] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    await page.locator("main").getByRole("link").first().click();
    await expect(page).toHaveURL("/sign-in");
    coverScreen(page, path, { task: "read what the page says and go on to the sign-in" });
  }
});

for (const [path, role, landing] of [
  ["/super-admin/sign-in", "ROLE_SUPERADMIN", "/super-admin/freight-forwarder/companies/approved-companies"],
  ["/shipper/sign-in", "ROLE_CONSIGNEE", "/shipper/quotation/create"],
] as const) {
  test(`${path} lets its people in`, async ({ page, request }) => {
    const { username, password } = await findAccount(request, role);
    await page.goto(path);
    // operators are made by command
    await expect(page.getByRole("link", { name: "Sign up" })).toHaveCount(path.startsWith("/super") ? 0 : 1);
    await signInHere(page, username, password);
    await expect(page).toHaveURL(landing);
    coverScreen(page, path, { task: "sign in" });
  });
}
