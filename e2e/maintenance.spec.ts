import { loadTranslator } from "@kilolane/phrases";
import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, findAccount, test } from "./fixtures.ts";
import { ask, takeToken } from "./steps/api.ts";

const PATH = "/super-admin/admins/setting/maintenance";

// Whatever happens in a test, the next one finds the product open.
test.afterEach(async ({ request, complaints }) => {
  const token = await takeToken(request, await findAccount(request, "ROLE_SUPERADMIN"));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.put("/api/operator/maintenance", { headers, data: { isOn: false } });
  expect(answer.status()).toBe(200);
  // The refusals of the maintenance itself are no complaints of the pages.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("503")));
});

test("while the operator services the product everybody else waits, and comes back where they were", async ({
  page,
  signInAs,
  openBrowser,
  request,
}) => {
  const t = await loadTranslator("en", "settings");
  const shell = await loadTranslator("en", "shell");
  await signInAs("ROLE_SUPERADMIN");
  const agent = await openBrowser({ role: "ROLE_FFAGENT" });
  const desk = "/freight-forwarder/agent/quotation/list/view?search=HS";
  await agent.goto(desk);
  await expect(agent.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto(PATH);
  await expect(page.getByText(t("maintenance.off"))).toBeVisible();
  await page.getByLabel(t("maintenance.expectedEnd")).fill("2020-01-01T10:00");
  await page.getByRole("button", { name: t("maintenance.begin") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("maintenance.begin") })
    .click();
  await expect(page.getByText("This day has passed")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByLabel(t("maintenance.expectedEnd")).fill("2099-01-01T10:00");
  await page.getByRole("button", { name: t("maintenance.begin") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("maintenance.begin") })
    .click();
  await expect(page.getByText(t("maintenance.on"))).toBeVisible();
  await expectAccessible(page);

  // their next call says so, whether they search or a look for news came first
  const moved = agent.waitForURL("/error-pages/maintenance");
  await Promise.race([moved, agent.getByRole("searchbox").fill("HS-2026")]);
  await moved;
  await expect(agent.getByRole("heading", { level: 1 })).toHaveText(shell("maintenance.title"));
  await expect(agent.getByText(/Expected back at .*2099/)).toBeVisible();
  await expectAccessible(agent);
  // The session has not ended: nobody was signed out.
  expect(await agent.evaluate(() => localStorage.getItem("token"))).not.toBeNull();

  const stranger = await openBrowser();
  const { username, password } = await findAccount(request, "ROLE_FFCLIENT");
  await stranger.goto("/sign-in");
  await stranger.getByLabel("Email", { exact: true }).fill(username);
  await stranger.getByLabel("Password", { exact: true }).fill(password);
  await stranger.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(stranger).toHaveURL("/error-pages/maintenance");
  await expect(stranger.getByRole("link", { name: shell("maintenance.operator") })).toBeVisible();
  for (const probe of ["/health/live", "/health/ready"])
    expect((await request.get(probe)).status()).toBe(200);
  expect(await ask<object>(page, "GET", "/measurements-unit")).toHaveProperty("unit");

  await page.getByRole("button", { name: t("maintenance.end") }).click();
  await expect(page.getByText(t("maintenance.ended"))).toBeVisible();
  await expect(agent).toHaveURL(/quotation\/list\/view\?search=HS/);
  await expect(agent.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(stranger).toHaveURL("/sign-in");
  coverScreen(page, PATH, { task: "switch maintenance on and off; everybody else waits" });
});

test("the maintenance page by its address leaves a visitor in peace", async ({ page }) => {
  await page.goto("/error-pages/maintenance");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Under maintenance");
  await expectAccessible(page);
});
