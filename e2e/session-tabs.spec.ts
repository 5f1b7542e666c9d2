import type { Page } from "@playwright/test";
import { coverText } from "./cover.ts";
import { expect, findAccount, test, OWN_CLOCK } from "./fixtures.ts";
import { signInHere } from "./steps/sign-up.ts";

const LANDING = "/freight-forwarder/admin/quotation/create";
const LIST = "/freight-forwarder/admin/quotation/list/view";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const warningOf = (page: Page) => page.getByRole("dialog", { name: "Are you still there?" });
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem("token"));
const lastActiveOf = (page: Page) => page.evaluate(() => Number(localStorage.getItem("kilolane.lastActive")));

async function signInByForm(page: Page, username: string, password: string): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("Email", { exact: true }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test(
  "idle in two tabs: one who works keeps both, the warning is shown in both, and both end",
  { tag: OWN_CLOCK },
  async ({ page, context, signInAs }) => {
    await signInAs("ROLE_FFADMIN");
    await context.clock.install({ time: new Date() });
    await page.goto(LIST);
    const second = await context.newPage();
    await second.goto(LIST);
    for (const tab of [page, second]) await expect(heading(tab)).toBeVisible();
    // From here on, time passes only as the test says: how much of two minutes is left is no matter of the machine.
    await context.clock.pauseAt(new Date(Date.now() + 60_000));
    /** What the warning of a tab says, after another moment in which the tabs can draw: drawing takes timers too. */
    const readWarning = async (tab: Page) => {
      await context.clock.runFor(100);
      return (await warningOf(tab).allTextContents()).join();
    };
    await context.clock.fastForward("20:00");
    const before = await lastActiveOf(page);
    await second.keyboard.press("Shift");
    // The other tab hears of it a moment later, in a process of its own; the clock must not run ahead of that.
    await expect.poll(() => lastActiveOf(page)).toBeGreaterThan(before);
    await context.clock.fastForward("25:10");
    // 45 minutes and more since anybody touched the first tab, 25 since somebody worked in the second.
    await context.clock.runFor(1000);
    for (const tab of [page, second]) await expect(warningOf(tab)).toHaveCount(0);
    expect(await tokenOf(page)).not.toBeNull();
    await context.clock.fastForward("18:20");
    for (const tab of [page, second]) await expect.poll(() => readWarning(tab)).toMatch(/1:[12]\d/);
    await page.getByRole("button", { name: "Stay signed in" }).click();
    await context.clock.fastForward("00:02");
    for (const tab of [page, second]) await expect.poll(() => readWarning(tab)).toBe("");
    // The last half minute passes by the second: both tabs must be at the same moment when the first one ends.
    await context.clock.fastForward("44:30");
    const hasEnded = () => [page, second].some((tab) => new URL(tab.url()).pathname === "/sign-in");
    for (let seconds = 0; seconds < 36 && !hasEnded(); seconds += 1) {
      await context.clock.fastForward("00:01");
    }
    await context.clock.resume();
    for (const tab of [page, second]) {
      await expect(tab).toHaveURL("/sign-in");
      await coverText(tab, "SESSION EXPIRED");
    }
    expect(await tokenOf(second)).toBeNull();
  },
);

test("the same account in two browsers: the second asks, and confirming ends the first", async ({
  page,
  request,
  signInAs,
  openBrowser,
}) => {
  const { username, password } = await findAccount(request, "ROLE_FFADMIN");
  await signInAs("ROLE_FFADMIN");
  await page.goto(LIST);
  await expect(heading(page)).toContainText("Quotations");
  const second = await openBrowser();
  await signInByForm(second, username, password);
  const question = second.getByRole("dialog", { name: "Already signed in elsewhere" });
  await expect(question).toContainText(username);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  expect(await tokenOf(second)).toBeNull();
  // Nobody was asked out: the first one still works.
  await page.reload();
  await expect(heading(page)).toContainText("Quotations");

  await second.getByRole("button", { name: "Sign in", exact: true }).click();
  await question.getByRole("button", { name: "Sign in here" }).click();
  await expect(second).toHaveURL(LANDING);
  // nobody touches the first one: the server tells it
  await expect(page).toHaveURL("/sign-in");
  await expect(page.getByText("Your session has ended. Please sign in again.")).toBeVisible();
  expect(await tokenOf(page)).toBeNull();
  await second.goto(LIST);
  await expect(heading(second)).toContainText("Quotations");
});

test("no response, also not to the repetition, signs out; one lost answer alone does not", async ({
  page,
  signInAs,
  complaints,
}) => {
  await signInAs("ROLE_FFADMIN");
  await page.goto(LIST);
  await expect(heading(page)).toBeVisible();
  let lost = 0;
  await page.route("**/api/notification/list*", async (route) => {
    lost += 1;
    await (lost === 1 ? route.abort("connectionreset") : route.continue());
  });
  await page.getByRole("button", { name: /^Open notifications/ }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" }).getByRole("link").first()).toBeVisible();
  expect(lost).toBe(2);
  await page.keyboard.press("Escape");
  expect(await tokenOf(page)).not.toBeNull();

  await page.unrouteAll({ behavior: "wait" });
  await page.route("**/api/**", (route) => route.abort("connectionreset"));
  await page.getByRole("searchbox").fill("HS-2026");
  await expect(page).toHaveURL("/sign-in");
  expect(await tokenOf(page)).toBeNull();
  // What this test cut off is no complaint of the page.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !text.includes("ERR_CONNECTION_RESET")),
  );
});

test("signing out leaves the page half a second later", { tag: OWN_CLOCK }, async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await page.goto(LIST);
  await expect(heading(page)).toBeVisible();
  await page.clock.install({ time: new Date() });
  await page.getByRole("button", { name: /^Account of/ }).click();
  const signOut = page.getByRole("button", { name: "Sign out" });
  await expect(signOut).toBeVisible();
  // from here on, time passes only as the test says
  await page.clock.pauseAt(new Date(Date.now() + 1_000));
  await signOut.click();
  await expect.poll(() => tokenOf(page)).toBeNull();
  expect(new URL(page.url()).pathname).toBe(LIST);
  await page.clock.runFor(499);
  expect(new URL(page.url()).pathname).toBe(LIST);
  await page.clock.runFor(2);
  await expect(page).toHaveURL("/sign-in");
});

test("closed for less than fifteen seconds: restored without a question", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await page.evaluate(() => localStorage.setItem("kilolane.lastSeen", String(Date.now() - 9000)));
  await page.goto(LIST);
  await expect(heading(page)).toContainText("Quotations");
  await expect(page).toHaveURL(LIST);
});

const FOREIGN_ADDRESSES = [
  "//evil.example/freight-forwarder/admin/quotation/list/view",
  "/\\evil.example",
  "/a/../..//evil.example",
  "https://evil.example/",
  "javascript:document.title='taken'",
  "/super-admin/audit-log",
] as const;

for (const address of FOREIGN_ADDRESSES) {
  test(`a remembered address of somebody else's making leads home: ${address}`, async ({ page, request }) => {
    const { username, password } = await findAccount(request, "ROLE_FFADMIN");
    await page.goto("/sign-in");
    await page.evaluate((evil) => sessionStorage.setItem("kilolane.initialPath", evil), address);
    await page.reload();
    await signInHere(page, username, password);
    await expect(page).toHaveURL(LANDING);
  });
}
