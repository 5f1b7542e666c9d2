import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, findAccount, test } from "./fixtures.ts";
import { expectNoOverflow, expectSettled } from "./steps/settled.ts";
import { signInByForm } from "./steps/sign-up.ts";

const FORMS = [
  "/sign-in",
  "/sign-up",
  "/freight-forwarder/sign-up",
  "/airline/sign-up",
  "/shipper/sign-up",
  "/trucking/sign-up",
  "/data-entry/sign-up",
];
const OTHERS = [
  "/confirm-signup",
  "/freightforwarder/key/validate",
  "/shipper/key/validate",
  "/airline/key/validate",
  "/trucking/key/validate",
  "/data-entry/key/validate",
  "/forgot-password",
  "/password/reset",
  "/password/reset#token=x",
  "/error-pages/error-404",
  "/error-pages/error-500",
  "/error-pages/coming-soon",
  "/error-pages/maintenance",
];
const LOOKS = [
  { name: "light", preferences: { language: "en", themeMode: "light" }, width: 1440 },
  { name: "dark", preferences: { language: "it", themeMode: "dark", themeStyle: "standard" }, width: 1440 },
  { name: "Arabic on a phone", preferences: { language: "ar", themeMode: "light" }, width: 390 },
  { name: "a narrow phone", preferences: { language: "fr", themeMode: "dark" }, width: 320 },
] as const;

const VISITS = LOOKS.flatMap((look) => [
  { ...look, what: "sign-in and sign-up", screens: FORMS },
  { ...look, what: "every other public screen", screens: OTHERS },
]);

for (const { name, preferences, width, what, screens } of VISITS) {
  test(`${what} is clean in ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/favicon.svg");
    await page.evaluate(
      (text) => localStorage.setItem("kilolane.preferences", text),
      JSON.stringify(preferences),
    );
    for (const path of screens) {
      await page.goto(path);
      await expectSettled(page);
      await expectNoOverflow(page);
      await test.step(path, () => expectAccessible(page));
    }
  });
}

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
    await signInByForm(page, username, password);
    const elsewhere = page.getByRole("button", { name: "Sign in here" });
    await expect(page.getByRole("banner").or(elsewhere).first()).toBeVisible();
    if (await elsewhere.isVisible()) await elsewhere.click();
    await expect(page).toHaveURL(landing);
    coverScreen(page, path, { task: "sign in" });
  });
}
