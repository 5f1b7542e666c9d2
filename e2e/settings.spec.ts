import { loadTranslator } from "@kilolane/phrases";
import type { Page } from "@playwright/test";
import { coverScreen, coverText } from "./cover.ts";
import { expect, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { openCreate } from "./steps/create-quotation.ts";
import { readPdf } from "./steps/documents.ts";
import { storeDraft } from "./steps/saved-quotation.ts";
import { loadWords } from "./steps/words.ts";

const DESK = "/freight-forwarder/admin/settings";
const SAVE = "Save changes";

/** The text of a draft's document as it is now. */
async function documentText(page: Page, id: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { authorization: `Bearer ${token ?? ""}` };
  const answer = await page.request.get(`/api/quotations/${id}/pdf`, { headers });
  expect(answer.status()).toBe(200);
  return readPdf(new Uint8Array(await answer.body()));
}

/** Chooses one of the three measurement systems in the card of that name. */
async function chooseUnits(page: Page, card: string, system: string): Promise<void> {
  const region = page.getByRole("region", { name: card, exact: true });
  await region.getByRole("radio", { name: system, exact: false }).last().check();
  await region.getByRole("button", { name: SAVE }).click();
}

test("units of the screen are those the create screen begins with", async ({
  page,
  keepStored,
  signInAs,
}) => {
  const t = await loadTranslator("en", "settings");
  const words = await loadWords("en");
  await keepStored("ROLE_FFADMIN", "units");
  await signInAs("ROLE_FFADMIN");
  for (const [system, dimensionUnit, weightUnit] of [
    ["Imperial pounds", "in", "lb"],
    ["Metric kilograms", "cm", "kg"],
  ] as const) {
    await page.goto(`${DESK}/measurements`);
    await chooseUnits(page, t("units.screen"), system);
    await coverText(page, "Measurements System Updated");
    await page.evaluate(() => sessionStorage.clear());
    await openCreate(page);
    const typedIn = words.quotation("goods.typedIn", { dimensionUnit, weightUnit });
    await expect(page.getByText(typedIn)).toBeVisible();
  }
  await page.goto(`${DESK}/measurements`);
  await coverText(page, "Imperial / Metric");
  coverScreen(page, `${DESK}/measurements`, { task: "choose the units that the create screen begins with" });
});

test("an answer that is not the server's own is said in the caller's words, and what was chosen stays", async ({
  page,
  signInAs,
  complaints,
}) => {
  const t = await loadTranslator("en", "settings");
  await signInAs("ROLE_FFADMIN");
  await page.goto(`${DESK}/measurements`);
  for (const [status, text] of [
    [502, "Internal server error"],
    [413, "Something went wrong."],
  ] as const) {
    await page.route("**/api/**", (route) =>
      route.request().method() === "GET"
        ? route.continue()
        : route.fulfill({ status, contentType: "text/html", body: "<h1>From a proxy</h1>" }),
    );
    await chooseUnits(page, t("units.screen"), "Imperial pounds");
    await coverText(page, text);
    await page.unrouteAll({ behavior: "wait" });
  }
  const region = page.getByRole("region", { name: t("units.screen"), exact: true });
  await expect(region.getByRole("radio", { name: "Imperial pounds" }).last()).toBeChecked();
  // The refusals of this test's own making are no complaints of the page.
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes("502")));
});

test("units of documents are those the PDF is written in", async ({ page, keepStored, signInAs }) => {
  const t = await loadTranslator("en", "settings");
  await keepStored("ROLE_FFADMIN", "documentUnits");
  await signInAs("ROLE_FFADMIN");
  await page.goto(`${DESK}/pdf-measurements`);
  await chooseUnits(page, t("units.documents"), "Imperial pounds");
  await coverText(page, "PDF Measurements System Updated");
  const imperial = await storeDraft(page);
  const first = await documentText(page, imperial.id);
  // Freight itself is rated by the kilogram everywhere; what was packed is shown in the chosen units.
  expect(first).toMatch(/\(in\)\s+Weight \(lb\)/);
  expect(first).not.toContain("(kg)");
  await chooseUnits(page, t("units.documents"), "Metric kilograms");
  await expect(page.getByText("PDF Measurements System Updated").last()).toBeVisible();
  await expect
    .poll(
      async () =>
        (await ask<{ pdfMeasurementUnit: string }>(page, "GET", "/pdf-measurements-unit")).pdfMeasurementUnit,
    )
    .toBe("Metric");
  const metric = await storeDraft(page);
  const second = await documentText(page, metric.id);
  expect(second).toMatch(/\(cm\)\s+Weight \(kg\)/);
  expect(second).not.toContain("(lb)");
  coverScreen(page, `${DESK}/pdf-measurements`, { task: "choose the units that the PDF is written in" });
});

/** What an agent reads on the company's settings, compared with what is stored. */
const expectStored = {
  "preferred-airports": async (page: Page): Promise<void> => {
    const airports = await ask<{ airport: string }[]>(page, "GET", "/ffcompany/airport-list");
    expect(airports.length).toBeGreaterThan(0);
    for (const { airport } of airports) {
      await expect(page.getByText(airport, { exact: true }).first()).toBeVisible();
    }
  },
  "manual-quotes": async (page: Page): Promise<void> => {
    const { companyId } = await ask<{ companyId: string }>(page, "GET", "/auth");
    const path = `/manual-quote-setting/${companyId}`;
    const stored = await ask<{ isAllowManualQuotesAdmin: string; isAllowManualQuotesAgent: string }>(
      page,
      "GET",
      path,
    );
    const [admin, agent] = [page.getByLabel("FF Admin Only"), page.getByLabel("FF Agent Only")];
    await expect(admin).toBeChecked({ checked: stored.isAllowManualQuotesAdmin === "Yes" });
    await expect(agent).toBeChecked({ checked: stored.isAllowManualQuotesAgent === "Yes" });
  },
};

test("what is decided for documents and reminders is read back by an agent, who may not change it", async ({
  page,
  keepStored,
  signInAs,
  openBrowser,
}) => {
  const t = await loadTranslator("en", "settings");
  await keepStored("ROLE_FFADMIN", "company");
  await signInAs("ROLE_FFADMIN");
  await page.goto(`${DESK}/pdf-measurements`);
  const reminders = page.getByRole("region", { name: t("remind.title"), exact: true });
  const holds = page.getByRole("region", { name: t("documents.title"), exact: true });
  await holds.getByLabel(t("documents.validityDays")).fill("0");
  await holds.getByRole("button", { name: SAVE }).click();
  await expect(holds.getByText("This is too small")).toBeVisible();
  await holds.getByRole("button", { name: t("discard") }).click();
  await holds.getByLabel(t("documents.daysBeyondRateEnd")).fill("7");
  await holds.getByLabel(t("documents.roundingUnits")).fill("chf 0.005");
  await holds.getByRole("button", { name: SAVE }).click();
  await expect(holds.getByText("Enter each as a currency and a multiple", { exact: false })).toBeVisible();
  await expect(holds.getByLabel(t("documents.roundingUnits"))).toHaveValue("chf 0.005");
  await holds.getByLabel(t("documents.roundingUnits")).fill("jpy 10; chf 0.05");
  await holds.getByRole("button", { name: SAVE }).click();
  await expect(page.getByText("Record Updated Successfully")).toBeVisible();
  await expect(page.getByText("Record Updated Successfully")).toHaveCount(0);
  await reminders.getByLabel(t("remind.days")).fill("5");
  await reminders.getByLabel(t("remind.client")).check();
  await reminders.getByRole("button", { name: SAVE }).click();
  await expect(page.getByText("Record Updated Successfully")).toBeVisible();
  const agent = await openBrowser({ role: "ROLE_FFAGENT" });
  const path = "/freight-forwarder/agent/settings/pdf-measurements";
  await agent.goto(path);
  await expect(agent.getByText(t("readOnly"))).toBeVisible();
  await expect(agent.getByLabel(t("documents.daysBeyondRateEnd"))).toHaveValue("7");
  await expect(agent.getByLabel(t("documents.roundingUnits"))).toHaveValue("CHF 0.05, JPY 10");
  await expect(agent.getByLabel(t("remind.days"))).toHaveValue("5");
  await expect(agent.getByLabel(t("remind.client"))).toBeChecked();
  await expect(agent.getByLabel(t("remind.days"))).toBeDisabled();
  await expect(agent.getByRole("button", { name: SAVE })).toHaveCount(0);
  coverScreen(agent, path, { task: "read what the admin decided" });
  for (const tail of ["preferred-airports", "manual-quotes"] as const) {
    await agent.goto(`/freight-forwarder/agent/settings/${tail}`);
    await expect(agent.getByText(t("readOnly"))).toBeVisible();
    await expect(agent.getByRole("button", { name: SAVE })).toHaveCount(0);
    await expectStored[tail](agent);
    coverScreen(agent, `/freight-forwarder/agent/settings/${tail}`, { task: "read what the admin decided" });
  }
});

const UNIT_SCREENS = [
  ["ROLE_FFAGENT", "/freight-forwarder/agent/settings/measurements"],
  ["ROLE_FFCLIENT", "/freight-forwarder/client/settings/measurements"],
  ["ROLE_CONSIGNEE", "/shipper/measurements"],
] as const;

for (const [role, path] of UNIT_SCREENS) {
  test(`${role} chooses the own units`, async ({ page, keepStored, signInAs }) => {
    const t = await loadTranslator("en", "settings");
    await keepStored(role, "units");
    await signInAs(role);
    await page.goto(path);
    await chooseUnits(page, t("units.screen"), "Imperial pounds");
    await expect(page.getByText("Measurements System Updated").first()).toBeVisible();
    await page.reload();
    const region = page.getByRole("region", { name: t("units.screen"), exact: true });
    await expect(region.getByRole("radio", { name: "Imperial pounds" })).toBeChecked();
    coverScreen(page, path, { task: "choose the own units" });
  });
}

test("manual quotations: Yes only for the groups that are ticked", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  const profile = await ask<{ companyId: string }>(page, "GET", "/profile");
  const stored = () => ask<object>(page, "GET", `/manual-quote-setting/${profile.companyId}`);
  await page.goto(`${DESK}/manual-quotes`);
  const admin = page.getByLabel("FF Admin Only", { exact: true });
  const agent = page.getByLabel("FF Agent Only", { exact: true });
  await coverText(page, "FF Admin Only");
  await coverText(page, "FF Agent Only");
  for (const [isAdmin, isAgent] of [
    [false, true],
    [false, false],
    [true, true],
    [true, false],
  ] as const) {
    await admin.setChecked(isAdmin);
    await agent.setChecked(isAgent);
    await page.getByRole("button", { name: SAVE }).first().click();
    await expect(page.getByText("Not saved yet")).toHaveCount(0);
    const answer = {
      isAllowManualQuotesAdmin: isAdmin ? "Yes" : "No",
      isAllowManualQuotesAgent: isAgent ? "Yes" : "No",
    };
    await expect.poll(stored).toMatchObject(answer);
  }
  await coverText(page, "Manual quote feature access changed successfully");
  coverScreen(page, `${DESK}/manual-quotes`, { task: "allow manual quotations to the ticked groups" });
});

test("a screen with unsaved changes asks before it is left", async ({ page, signInAs }) => {
  const t = await loadTranslator("en", "settings");
  await signInAs("ROLE_FFADMIN");
  await page.goto(`${DESK}/manual-quotes`);
  await page.getByLabel(t("sight.all")).click();
  await page.getByRole("link", { name: "Shippers", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("leave.title") });
  await expect(dialog.getByRole("button", { name: t("leave.stay") })).toBeFocused();
  await dialog.getByRole("button", { name: t("leave.stay") }).click();
  await expect(page).toHaveURL(`${DESK}/manual-quotes`);
  await expect(page.getByLabel(t("sight.all"))).toBeChecked();
  await page.getByRole("link", { name: "Shippers", exact: true }).click();
  await dialog.getByRole("button", { name: t("leave.leave") }).click();
  await expect(page).toHaveURL(/shippers\/list\/view/);
});

test("a settings screen of another role is not found", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFCLIENT");
  for (const path of [
    `${DESK}/manual-quotes`,
    "/super-admin/admins/setting/maintenance",
    "/shipper/measurements",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL("/error-pages/error-404");
  }
});

test("of company settings that a colleague changed meanwhile one keeps one's own, or takes theirs", async ({
  page,
  keepStored,
  signInAs,
}) => {
  await keepStored("ROLE_FFADMIN", "company");
  await signInAs("ROLE_FFADMIN");
  await page.goto(`${DESK}/pdf-measurements`);
  const terms = page.getByLabel("Terms under each quotation");
  const card = page.getByRole("region", { name: "Terms and payment" });
  const alert = card.getByRole("alert", { name: "Someone else changed this" });
  const changeByColleague = async (change: object) => {
    const { version } = await ask<{ version: number }>(page, "GET", "/company-settings");
    await ask(page, "PUT", "/company-settings", { ...change, version });
  };
  // What they changed on another card is in nobody's way.
  await terms.fill("Collect only");
  await changeByColleague({ remindDays: 9 });
  await card.getByRole("button", { name: SAVE }).click();
  const stored = async () => ask(page, "GET", "/company-settings");
  await expect.poll(stored).toMatchObject({ terms: "Collect only", remindDays: 9 });
  await expect(alert).toHaveCount(0);

  await terms.fill("Prepaid only");
  await changeByColleague({ terms: "Theirs", validityDays: 21 });
  await card.getByRole("button", { name: SAVE }).click();
  await expect(alert).toContainText("Terms under each quotation: Theirs");
  await expect(terms).toHaveValue("Prepaid only");
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await card.getByRole("button", { name: SAVE }).click();
  await expect(alert).toHaveCount(0);
  await expect.poll(stored).toMatchObject({ terms: "Prepaid only", validityDays: 21, remindDays: 9 });

  await terms.fill("Never stored");
  await changeByColleague({ terms: "Theirs again" });
  await card.getByRole("button", { name: SAVE }).click();
  await alert.getByRole("button", { name: "Take theirs" }).click();
  await expect(terms).toHaveValue("Theirs again");
});
