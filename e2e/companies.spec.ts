import { readFile } from "node:fs/promises";
import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { confirmIn, enterAs, findRow, signUpWaiting } from "./steps/companies.ts";
import { expectSettled } from "./steps/settled.ts";
import { callAs, findFreeAirline, keyIn, readMail, signInByForm } from "./steps/sign-up.ts";

const COMPANIES = "/super-admin/freight-forwarder/companies";
const AIRLINES = "/super-admin/airline/companies";

test("the operator approves, deactivates with a reason, and activates a forwarder", async ({
  page,
  request,
  signInAs,
  openBrowser,
}) => {
  const typed = await signUpWaiting(request, "freightforwarder");
  const { companyName: name } = typed;
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${COMPANIES}/unapproved-companies`);
  const waiting = await findRow(page, name);
  await expect(waiting).toContainText("Waiting");
  await waiting.getByRole("button", { name: `Approve: ${name}` }).click();
  await expectAccessible(page);
  await confirmIn(page, "Approve");
  await expect(page.getByText(`${name} is approved`)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect((await readMail(request, typed.email, 3)).subject).toBe(`${name} is approved`);
  coverScreen(page, `${COMPANIES}/unapproved-companies`, {
    task: "approve a company that waits; its people sign in",
  });

  const founder = await openBrowser();
  await enterAs(founder, typed);
  await founder.goto("/freight-forwarder/admin/agents/list/view");
  await expect(founder.getByText(typed.email)).toBeVisible();

  await page.goto(`${COMPANIES}/approved-companies`);
  await (await findRow(page, name)).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Quotations, rates, users and keys stay as they are");
  await dialog.getByRole("button", { name: "Deactivate" }).click();
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await expect(dialog.getByText("This field is required")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Reason").fill("Invoice 7 is <b>unpaid</b> – يرجى الدفع");
  await confirmIn(page, "Deactivate");
  await expect(page.getByText("Inactive", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "History" }).getByRole("listitem").first()).toContainText(
    "Invoice 7 is <b>unpaid</b> – يرجى الدفع",
  );
  expect((await readMail(request, typed.email, 4)).text).toContain("Invoice 7 is <b>unpaid</b>");

  // the end of the session is pushed to the open screen
  await expect(founder).toHaveURL(/\/sign-in/);
  await signInByForm(founder, typed.email, typed.password);
  await expect(founder.getByRole("alert")).toContainText("Your company is inactive");

  await page.getByRole("button", { name: "Activate", exact: true }).click();
  await confirmIn(page, "Activate");
  await coverText(page, "Record Activated Successfully");
  await signInByForm(founder, typed.email, typed.password);
  await expect(founder).not.toHaveURL(/\/sign-in/);
  coverScreen(page, `${COMPANIES}/approved-companies`, {
    task: "deactivate with a reason and activate again; its people are shut out and let in",
  });
  coverScreen(page, `${COMPANIES}/company-details/:companyId`, {
    task: "read a company with what it said of itself",
  });
});

test("an airline is rejected with a reason, which its people read, and approved after all", async ({
  page,
  request,
  signInAs,
}) => {
  const companyName = `شركة <i>النخيل</i> 🌴 ${Date.now()}`;
  const typed = await signUpWaiting(request, "airline", { companyName });
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${AIRLINES}/unapproved-airlines`);
  const row = await findRow(page, companyName);
  await row.getByRole("button", { name: `Reject: ${companyName}` }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("No operating licence was found");
  await confirmIn(page, "Reject");
  await expect(row).toContainText("Rejected");
  const mail = await readMail(request, typed.email, 3);
  expect(mail.subject).toBe(`${companyName} was not approved`);
  expect(mail.text).toContain("No operating licence was found");
  const free = await findFreeAirline(await callAs(request, "ROLE_SUPERADMIN"));
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${AIRLINES}/unapproved-airlines`);
  await findRow(page, companyName);
  await page.getByTestId("tab-rejected").click();
  await row.getByRole("button", { name: `Approve: ${companyName}` }).click();
  // Nobody is approved without the airline whose rates they keep.
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Approve" }).click();
  const carrier = dialog.getByRole("combobox", { name: "Airline whose rates they maintain" });
  await expect(carrier).toBeFocused();
  await expect(dialog.getByText("This field is required")).toBeVisible();
  await expectAccessible(page);
  await carrier.fill(free.iata);
  await dialog.getByRole("option", { name: `${free.iata} · ${free.name}`, exact: true }).click();
  await confirmIn(page, "Approve");
  expect((await readMail(request, typed.email, 4)).subject).toBe(`${companyName} is approved`);
  coverScreen(page, `${AIRLINES}/unapproved-airlines`, {
    task: "reject a company with a reason, approve it after all",
  });
  await page.goto(`${AIRLINES}/approved-airlines`);
  await expect(await findRow(page, companyName)).toContainText("Active");
  coverScreen(page, `${AIRLINES}/approved-airlines`, { task: "find the company that was approved" });
  await page.goto("/super-admin/airline/admins/list/view");
  const founder = await findRow(page, typed.email);
  const suspend = founder.getByRole("button", { name: /^Suspend/ });
  // A list that is still drawn again takes the button away from under the pointer.
  await expectSettled(page);
  await suspend.hover();
  await expect(page.getByRole("tooltip")).toContainText("The last admin can’t be removed");
  await suspend.click({ force: true });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  coverScreen(page, "/super-admin/airline/admins/list/view", { task: "find the admin of the company" });
});

for (const [kind, path] of [
  ["trucking", "/super-admin/trucking/companies/list/view"],
  ["shipper", "/super-admin/shippers/list/view"],
  ["data-entry", "/super-admin/data-entry/users/list/view"],
] as const) {
  test(`${kind}: who signed up is let in from the one list of them`, async ({ page, request, signInAs }) => {
    const typed = await signUpWaiting(request, kind);
    await signInAs("ROLE_SUPERADMIN");
    await page.goto(path);
    await page.getByRole("button", { name: /^Waiting/ }).click();
    const row = await findRow(page, typed.companyName);
    await row.getByRole("button", { name: `Approve: ${typed.companyName}` }).click();
    await confirmIn(page, "Approve");
    expect((await readMail(request, typed.email, 3)).subject).toBe(`${typed.companyName} is approved`);
    await page.getByRole("button", { name: /^Active/ }).click();
    await expect(row).toContainText("Active");
    coverScreen(page, path, { task: "approve who signed up from the list" });
    if (kind !== "trucking") return;
    await page.goto("/super-admin/trucking/admins/list/view");
    await expect(await findRow(page, typed.email)).toContainText(typed.companyName);
    coverScreen(page, "/super-admin/trucking/admins/list/view", {
      task: "find the admin of a trucking company",
    });
  });
}

test("a company is added with its first key; wrong fields are named and gone to", async ({
  page,
  request,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  for (const [path, list, action] of [
    [`${COMPANIES}/add-new-company`, `${COMPANIES}/approved-companies`, "Add company"],
    [`${AIRLINES}/add-new-airline`, `${AIRLINES}/approved-airlines`, "Add airline"],
  ] as const) {
    const name = `Zoë & Søn 株式会社 ${Date.now()}`;
    const email = `desk-${Date.now()}@new.example.com`;
    await page.goto(path);
    await page.getByRole("button", { name: action, exact: true }).click();
    await expect(page.getByLabel("Company name")).toBeFocused();
    for (const text of [
      "Please enter Company Name!",
      "Please enter Company Email!",
      "Please enter phone number!",
    ]) {
      await coverText(page, text);
    }
    await expectAccessible(page);
    await page.getByLabel("Company name").fill(name);
    await page.getByLabel("Company email").fill("desk@");
    await page.getByLabel("Phone", { exact: true }).fill("call me");
    await page.getByRole("button", { name: action, exact: true }).click();
    await expect(page.getByText("The Email you entered is not a valid format!")).toBeVisible();
    await coverText(page, "Phone number is not valid!");
    await page.getByLabel("Company email").fill(email);
    await page.getByLabel("Phone", { exact: true }).fill("(212) 555-0199");
    await page.getByRole("combobox", { name: "Country", exact: true }).fill("Denma");
    await page.getByRole("listbox").getByRole("option").first().click();
    await page.getByLabel("Street").fill("Havnegade 1");
    await page.getByLabel("City").fill("København");
    await expect(page.getByLabel("Company name")).toHaveValue(name);
    await page.getByRole("button", { name: action, exact: true }).click();
    await coverText(page, "Record created successfully");
    await expect(page).toHaveURL(list);
    await expect(await findRow(page, name)).toContainText("Denmark");
    expect(keyIn(await readMail(request, email))).not.toBe("");
    coverScreen(page, path, { task: "add a company with its first key" });
  }
});

test("who is enrolled in a company, and the list as a file; the address keeps what is shown", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${COMPANIES}/approved-companies?sort=name`);
  await expectSettled(page);
  await page.getByRole("link", { name: "Harbor & Sky Forwarding" }).click();
  for (const [link, email, path] of [
    ["FF Admin", "admin@harborsky.example.com", "admin-enrolled"],
    ["FF Agent", "lucia@harborsky.example.com", "agents-enrolled"],
  ] as const) {
    await page.getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("row").filter({ hasText: email })).toHaveCount(1);
    coverScreen(page, `${COMPANIES}/${path}/:companyId`, { task: "list who is enrolled in the company" });
    await page.goBack();
  }
  await page.goto(`${COMPANIES}/approved-companies?search=harbor`);
  const row = page.getByRole("row").filter({ hasText: "Harbor & Sky Forwarding" });
  await expect(row).toHaveCount(1);
  await coverText(page, "Not Subscribe");
  await page.getByTestId("tab-Not Subscribe").click();
  await expect(page).toHaveURL(/Not/);
  await page.reload();
  await expect(page.getByTestId("tab-Not Subscribe")).toHaveAttribute("aria-pressed", "true");
  await page.getByTestId("tab-All").click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV file" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("companies.csv");
  expect(await readFile(await file.path(), "utf8")).toContain("Harbor & Sky Forwarding");
  await page.getByTestId("list-search").fill("nothing-is-called-so");
  await expect(page.getByText("Nothing matches these filters")).toBeVisible();
});

test("a list that fails says so and can be asked again", async ({ page, signInAs, complaints }) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.route("**/api/operator/companies?*", (route) =>
    route.fulfill({
      status: 503,
      json: { title: "Busy", detail: "", status: 503, code: "busy", errors: [] },
    }),
  );
  await page.goto(`${COMPANIES}/approved-companies`);
  const alert = page.getByRole("alert").filter({ hasText: "Something went wrong!" });
  await expect(alert).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Harbor & Sky Forwarding" })).toBeVisible();
  // The refusals of this test's own making are no complaints of the page.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("503")));
});

test("a list of people turns to another role, or to all of them, and the address says which", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto("/super-admin/airline/admins/list/view");
  const filter = page.getByRole("combobox", { name: "Role" });
  await expect(filter.locator("option")).toHaveText([
    "ALL",
    "FF Agent",
    "FF Client",
    "Consignee",
    "FF Admin",
    "Airline Admin",
    "Airline Agent",
  ]);
  await expect(filter).toHaveValue("ROLE_AIRLINE_ADMIN");
  const table = page.getByRole("table");
  await filter.selectOption("Consignee");
  await expect(page).toHaveURL(/ROLE_CONSIGNEE/);
  await expect(table.getByRole("cell", { name: "Client (Consignee/Shipper)" }).first()).toBeVisible();
  await expect(table.getByRole("cell", { name: "FF Admin", exact: true })).toHaveCount(0);
  await filter.selectOption("ALL");
  await expect(table.getByRole("cell", { name: "FF Admin", exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await filter.selectOption("Airline Admin");
  await expect(page).not.toHaveURL(/ROLE_/);
});
