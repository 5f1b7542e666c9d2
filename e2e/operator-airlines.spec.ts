import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { confirmIn, enterAs, findRow, signUpApproved, signUpWaiting } from "./steps/companies.ts";
import { downloadCsv } from "./steps/list-file.ts";
import { expectSettled } from "./steps/settled.ts";
import { readMail } from "./steps/sign-up.ts";

const AIRLINES = "/super-admin/airline";
const COMPANIES = `${AIRLINES}/companies`;

test("an airline is added, named wrongly first, changed, and found by its code", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${COMPANIES}/localdb-airlines`);
  await page.getByRole("button", { name: "Add airline" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await expect(dialog.getByText("This field is required")).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByLabel("Name").fill("Zephyr <b>Cargo</b> 航空");
  await dialog.getByRole("combobox", { name: "Country" }).fill("Denma");
  await dialog.getByRole("option").first().click();
  // The code of Lufthansa Cargo is taken; what was typed stays.
  await dialog.getByLabel("IATA code").fill("lh");
  await dialog.getByLabel("AWB prefix", { exact: true }).fill("908");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("This is already in the list")).toBeVisible();
  await expect(dialog.getByLabel("IATA code")).toBeFocused();
  await expect(dialog.getByLabel("Name")).toHaveValue("Zephyr <b>Cargo</b> 航空");
  await dialog.getByLabel("IATA code").fill("9z");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const row = await findRow(page, "Zephyr <b>Cargo</b> 航空");
  await expect(row).toContainText("Unconfirmed");
  await row.getByRole("button", { name: /^Edit/ }).click();
  await dialog.getByLabel("The AWB prefix is confirmed").check();
  await dialog.getByLabel("Active").uncheck();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toHaveCount(0);
  await page.getByTestId("tab-inactive").click();
  await expect(row).toContainText("908");
  await expect(row).not.toContainText("Unconfirmed");
  const csv = await downloadCsv(page, "airlines.csv");
  expect(csv).toContain("908");
  expect(csv).not.toContain("Finnair");
  coverScreen(page, `${COMPANIES}/localdb-airlines`, {
    task: "add an airline, change it and find it by its code",
  });
});

test("of an airline that a colleague changed meanwhile nothing of either is lost", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  const form = { name: "Twin Desk Cargo", iata: "7Z", country: "PE" };
  const made = await ask<{ id: number; version: number }>(page, "POST", "/operator/airlines", form);
  await page.goto(`${COMPANIES}/localdb-airlines`);
  await (await findRow(page, "Twin Desk Cargo")).getByRole("button", { name: /^Edit/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Twin Desks Cargo");
  const change = { ...form, awbPrefix: "909", hasFreighters: true, version: made.version };
  await ask(page, "PUT", `/operator/airlines/${made.id}`, change);
  await dialog.getByRole("button", { name: "Save" }).click();
  const alert = dialog.getByRole("alert", { name: "Someone else changed this" });
  await expect(alert).toContainText("AWB prefix: 909");
  await expect(alert).toContainText("Flies freighters: Yes");
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await expect(dialog.getByLabel("AWB prefix", { exact: true })).toHaveValue("909");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const stored = await ask<object>(page, "GET", `/operator/airlines/${made.id}`);
  expect(stored).toMatchObject({ name: "Twin Desks Cargo", awbPrefix: "909", hasFreighters: true });
});

test("a figure of the airfares leads to the rates it counts; one is changed and published", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${AIRLINES}/airfares?search=AC`);
  const row = page.getByRole("row").filter({ hasText: "Air Canada" });
  await expect(row).toContainText("Data entry");
  await page.getByTestId("tab-unrated").click();
  await expect(row).toHaveCount(0);
  await page.getByTestId("tab-rated").click();
  await expect(row).toBeVisible();
  const csv = await downloadCsv(page, "airfares.csv");
  expect(csv).toContain("Air Canada");
  expect(csv).not.toContain("Lufthansa Cargo");
  await row.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/airrate\/list\/view\?filter=/);
  await expect(page.getByRole("button", { name: /Airline:.*Air Canada/ })).toBeVisible();
  coverScreen(page, `${AIRLINES}/airfares`, { task: "open the rates that a figure counts" });
  await page.locator("tbody tr[tabindex]").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/airrate\/update\//);
  await expect(page.getByLabel("Airline")).toHaveValue("Air Canada");
  const minimum = page.getByLabel("Minimum", { exact: true });
  const changed = String(Number(await minimum.inputValue()) + 1);
  await minimum.fill(changed);
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(`${AIRLINES}/airrate/list/view`);
  coverScreen(page, `${AIRLINES}/airrate/update/:id`, { task: "change a rate and publish it" });
  await page.locator("tbody tr[tabindex]").first().getByRole("link").click();
  await expect(minimum).toHaveValue(changed);
  coverScreen(page, `${AIRLINES}/airrate/list/view`, { task: "find the changed rate" });
});

test("rates of airlines without a user are those alone, and any airline is filtered by its name", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${AIRLINES}/localdb/list/view?search=Lufthansa`);
  await expect(page.getByText("Nothing matches these filters")).toBeVisible();
  await page.goto(`${AIRLINES}/airrate/list/view?search=Lufthansa`);
  await expect(page.getByRole("row").filter({ hasText: "Lufthansa Cargo" }).first()).toBeVisible();
  await page.goto(`${AIRLINES}/localdb/list/view`);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("combobox", { name: "Airline" }).fill("United");
  await page.getByRole("option", { name: /United Airlines/ }).click();
  await expect(page.getByRole("button", { name: /Airline:.*United Airlines/ })).toBeVisible();
  await expectSettled(page);
  await expect(page.locator("tbody tr[tabindex]").first()).toContainText("United Airlines");
  coverScreen(page, `${AIRLINES}/localdb/list/view`, {
    task: "filter the rates of airlines without people by airline",
  });
});

test("surcharges of an airline are changed where the overview leads to, and shown in it afterwards", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${AIRLINES}/surcharges?search=Finnair`);
  const row = page.getByRole("row").filter({ hasText: "Finnair" });
  await row.getByRole("link", { name: "Finnair, Perishable: Standard" }).click();
  await expect(page).toHaveURL(/sur-charge\/create\?airline=\d+&goods=Perishable/);
  const type = async (grid: string, value: string) => {
    const cell = page.getByRole("grid", { name: grid }).locator('[data-row="0"][data-column="2"]');
    await cell.click();
    await page.keyboard.type(value);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Template saved")).toBeVisible();
  };
  await type("Perishable", "0.85");
  coverScreen(page, `${AIRLINES}/sur-charge/create`, {
    task: "change the surcharges of an airline for a type of goods",
  });
  await page.goto(`${AIRLINES}/general-rate/surcharge`);
  await page.getByRole("combobox", { name: "Airline" }).fill("Finnair");
  await page.getByRole("option", { name: /Finnair/ }).click();
  await type("General", "0.75");
  coverScreen(page, `${AIRLINES}/general-rate/surcharge`, {
    task: "change the general surcharges of an airline",
  });
  await page.goto(`${AIRLINES}/surcharges?search=Finnair`);
  await page.getByTestId("tab-own").click();
  await expect(row.getByRole("link", { name: /Finnair, (Perishable|General): \d surcharge/ })).toHaveCount(2);
  expect((await downloadCsv(page, "surcharges.csv")).trim().split("\n")).toHaveLength(2);
  coverScreen(page, `${AIRLINES}/surcharges`, { task: "read in the overview what was changed" });
});

test("an airline company is approved with an airline that the platform did not know", async ({
  page,
  request,
  signInAs,
  openBrowser,
}) => {
  const typed = await signUpWaiting(request, "airline");
  const { companyName: name } = typed;
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${COMPANIES}/unapproved-airlines`);
  await (await findRow(page, name)).getByRole("button", { name: `Approve: ${name}` }).click();
  const dialog = page.getByRole("dialog");
  const carrier = dialog.getByRole("combobox", { name: "Airline whose rates they maintain" });
  await carrier.fill("LH");
  await expect(dialog.getByRole("option")).toContainText("maintained by Lufthansa Cargo");
  await dialog.getByRole("option").click();
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(dialog.getByText("Another company already maintains its rates")).toBeVisible();
  await dialog.getByText("New airline").click();
  await expect(dialog.getByLabel("Name")).toHaveValue(name);
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(dialog.getByLabel("IATA code")).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel("IATA code").fill("8z");
  await confirmIn(page, "Approve");
  expect((await readMail(request, typed.email, 3)).subject).toBe(`${name} is approved`);
  const founder = await openBrowser();
  await enterAs(founder, typed);
  await founder.goto("/airline/admin/general-rate/list/view");
  await expect(founder.getByText("No rate yet")).toBeVisible();
});

test("the people of a company without an airline read why, until the operator chooses one", async ({
  page,
  request,
  signInAs,
  openBrowser,
}) => {
  const typed = await signUpApproved(request, "airline");
  const { companyName: name } = typed;
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${COMPANIES}/approved-airlines`);
  await (await findRow(page, name)).getByRole("link", { name }).click();
  const carriers = page.getByRole("region", { name: "Airline" });
  const airline = (await carriers.getByRole("listitem").locator("bdi").first().textContent()) ?? "";
  // Taken away again: data entry keeps the rates.
  await page.goto(`${COMPANIES}/localdb-airlines`);
  await page.getByTestId("tab-company").click();
  await (await findRow(page, airline)).getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("dialog").getByLabel("Airline company").selectOption("");
  await confirmIn(page, "Save");

  const founder = await openBrowser();
  await enterAs(founder, typed);
  for (const path of [
    "general-rate/list/view",
    "general-rate/create",
    "wieght-range/update",
    "history/list",
  ]) {
    await founder.goto(`/airline/admin/${path}`);
    await expect(founder.getByText("Your company has no airline yet")).toBeVisible();
  }
  await expectAccessible(founder);

  await page.goto(`${COMPANIES}/approved-airlines`);
  await (await findRow(page, name)).getByRole("link", { name }).click();
  await expect(carriers).toContainText("No airline yet");
  await carriers.getByRole("button", { name: "Choose an airline" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("This field is required")).toBeVisible();
  await dialog.getByRole("combobox").fill(airline);
  await dialog.getByRole("option", { name: airline }).first().click();
  await confirmIn(page, "Save");
  await expect(carriers).toContainText(airline);
  await founder.goto("/airline/admin/general-rate/list/view");
  await expect(founder.getByText("No rate yet")).toBeVisible();
});
