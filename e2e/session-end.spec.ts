import { coverText } from "./cover.ts";
import { expect, expectAccessible, findAccount, test, OWN_CLOCK } from "./fixtures.ts";
import { signInHere } from "./steps/sign-up.ts";

const landing = "/freight-forwarder/admin/quotation/create";
const wanted = "/freight-forwarder/admin/shippers/list/view?page=2";

test("the path that was asked for is opened after the sign-in", async ({ page, request }) => {
  const { username, password } = await findAccount(request, "ROLE_FFADMIN");
  await page.goto(wanted);
  await expect(page).toHaveURL("/sign-in");
  await signInHere(page, username, password);
  await expect(page).toHaveURL(wanted);
});

test("a path of another role is not used after signing in", async ({ page, signInAs }) => {
  await page.goto("/super-admin/audit-log");
  await expect(page).toHaveURL("/sign-in");
  await signInAs("ROLE_FFADMIN");
  await page.goto("/sign-in");
  await expect(page).toHaveURL(landing);
});

test("signing out clears the browser, in every tab, and the way back shows nothing", async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await page.goto(wanted);
  const second = await context.newPage();
  await second.goto(landing);
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/sign-in");
  await expect(second).toHaveURL("/sign-in");
  expect(
    await page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("userDetails")]),
  ).toEqual([null, null]);
  await page.goBack();
  await expect(page).toHaveURL("/sign-in");
});

test("a session ended by another sign-in leads to the sign-in by itself", async ({
  page,
  request,
  signInAs,
}) => {
  const { username, password } = await signInAs("ROLE_FFADMIN");
  await page.goto(wanted);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await request.post("/api/authenticate", { data: { username, password, forceLogin: true } });
  await expect(page).toHaveURL("/sign-in");
  await expect(page.getByText("Your session has ended. Please sign in again.")).toBeVisible();
});

test("closed for a minute: Session Expired, and Continue goes on", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await page.evaluate(() => localStorage.setItem("kilolane.lastSeen", String(Date.now() - 60_000)));
  await page.goto(wanted);
  await expect(page.getByRole("heading", { name: "Session Expired" })).toBeVisible();
  await expectAccessible(page);
  await coverText(page, "Session Expired");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Shippers");
});

test("closed for an hour: the session is cleared", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await page.evaluate(() => localStorage.setItem("kilolane.lastSeen", String(Date.now() - 3_600_000)));
  await page.goto(wanted);
  await expect(page).toHaveURL("/sign-in");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test(
  "idle for 45 minutes: a warning with a countdown, then SESSION EXPIRED",
  { tag: OWN_CLOCK },
  async ({ page, signInAs }) => {
    await signInAs("ROLE_FFADMIN");
    await page.clock.install({ time: new Date() });
    await page.goto(wanted);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.clock.fastForward("43:30");
    const warning = page.getByRole("dialog", { name: "Are you still there?" });
    await expect(warning).toContainText(/1:\d\d/);
    await page.getByRole("button", { name: "Stay signed in" }).click();
    await page.clock.fastForward("00:02");
    await expect(warning).toBeHidden();
    await page.clock.fastForward("45:01");
    await expect(page).toHaveURL("/sign-in");
    await coverText(page, "SESSION EXPIRED");
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  },
);

test("a stored session of the wrong shape is cleared", async ({ page }) => {
  await page.goto("/favicon.svg");
  await page.evaluate(() => {
    localStorage.setItem("token", "x");
    localStorage.setItem("userDetails", "{broken");
  });
  await page.goto("/");
  await expect(page).toHaveURL("/sign-in");
  expect(await page.evaluate(() => localStorage.getItem("userDetails"))).toBeNull();
});

test("what was typed into a form is there again after a sign-in that the server demanded", async ({
  page,
  request,
  signInAs,
}) => {
  const form = "/freight-forwarder/admin/quote-inquirer/create";
  const { username, password } = await signInAs("ROLE_FFADMIN");
  await page.goto(form);
  await page.getByLabel("Company", { exact: true }).fill("Half-typed Freight");
  await request.post("/api/authenticate", { data: { username, password, forceLogin: true } });
  await expect(page).toHaveURL("/sign-in");
  await signInHere(page, username, password);
  await expect(page).toHaveURL(form);
  await expect(page.getByLabel("Company", { exact: true })).toHaveValue("Half-typed Freight");
  await expect(page.getByText("What you had typed is back. It is not saved yet.")).toBeVisible();
});

test("without a network the page says so, waits for a part that it has not, and comes back by itself", async ({
  page,
  context,
  signInAs,
  complaints,
}) => {
  await signInAs("ROLE_FFADMIN");
  await page.goto("/freight-forwarder/admin/notification");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Notifications");
  await context.setOffline(true);
  const banner = page.getByRole("status").filter({ hasText: "You are offline" });
  await expect(banner).toBeVisible();
  // a screen that this browser has not loaded yet
  await page
    .getByRole("navigation", { name: "Menu" })
    .getByRole("link", { name: "Tracking", exact: true })
    .click();
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tracking");
  await expect(banner).toHaveCount(0);
  // What this test cut off is no complaint of the page.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED")),
  );
});
