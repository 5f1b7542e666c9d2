import type { Page } from "@playwright/test";
import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, findAccount, test } from "./fixtures.ts";
import { signInHere } from "./steps/sign-up.ts";

const landing = "/freight-forwarder/admin/quotation/create";

async function fillForm(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("email and password open the forwarder's first screen", async ({ page, request }) => {
  const { username, password } = await findAccount(request, "ROLE_FFADMIN");
  await page.goto("/sign-in");
  await expectAccessible(page);
  await signInHere(page, username, password);
  await expect(page).toHaveURL(landing);
  await coverText(page, "Beta 2.0.2");
  coverScreen(page, "/sign-in", { task: "sign in with email and password" });
});

test("a form that is filled in and sent before the app runs is sent once it does", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<null>();
  await page.route("**/assets/every-page-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/sign-in", { waitUntil: "commit" });
  const drawn = page.locator("#first-screen");
  await expect(drawn.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await fillForm(page, "nobody@example.com", "wrong password");
  release(null);
  await expect(page.getByRole("alert")).toHaveText("The email or the password is wrong.");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("nobody@example.com");
  await expect(drawn).toHaveCount(0);
});

test("an empty form says what is missing, a wrong password that it is wrong", async ({ page }) => {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Please enter Email Address!")).toBeVisible();
  await expect(page.getByText("Please enter password!")).toBeVisible();
  await coverText(page, "Please enter Email Address!");
  await coverText(page, "Please enter password!");
  await fillForm(page, "no address", "x");
  await coverText(page, "The Email you entered is not a valid format!");
  await fillForm(page, "nobody@example.com", "wrong password");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL("/sign-in");
});

test("one click on a demo sign-in is enough, and a session elsewhere is asked about first", async ({
  page,
  request,
}) => {
  const { username, password } = await findAccount(request, "ROLE_FFADMIN");
  const before = await request.post("/api/authenticate", { data: { username, password, forceLogin: true } });
  expect(before.status()).toBe(200);
  await page.goto("/sign-in");
  await page.getByRole("button", { name: /FF Admin/ }).click();
  const dialog = page.getByRole("dialog", { name: "Already signed in elsewhere" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Sign in here" }).click();
  await expect(page).toHaveURL(landing);
});

test("a session put into the browser is as good as one from the form", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await page.goto("/");
  await expect(page).toHaveURL(landing);
});
