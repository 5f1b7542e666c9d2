import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { confirmIn, enterAs, findRow, signUpApproved } from "./steps/companies.ts";
import { expectSettled } from "./steps/settled.ts";

const ADMIN = "/freight-forwarder/admin/quote-inquirer";
const AGENT = "/freight-forwarder/agent/quote-inquirer";
const FILE = `Company,Name,Country,Email
Quarry Works,Ben Holloway,US,ben@quarry.example
QUARRY WORKS,Ben Holloway,Germany,BEN.HOLLOWAY@quarry.example
Nowhere Ltd,,Atlantis,somebody@nowhere.example
`;

test("an admin enters, imports, edits and merges inquirers, and takes the merge back", async ({
  page,
  request,
}) => {
  const founder = await signUpApproved(request, "freightforwarder");
  await enterAs(page, founder);
  await page.goto(`${ADMIN}/list/view`);
  await expect(page.getByText("Add the first person who asks you for prices")).toBeVisible();

  await page.getByRole("link", { name: "Add inquirer" }).first().click();
  await expect(page.getByRole("option", { name: "AED" })).toBeAttached();
  await expect(page.getByLabel("Currency")).toHaveValue("USD");
  await page.getByLabel("Company", { exact: true }).fill("株式会社みなと");
  await page.getByLabel("Name", { exact: true }).fill("Mori");
  await page.getByLabel("Email").fill("mori@");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("The Email you entered is not a valid format!")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Email").fill("mori@minato.example");
  await page.getByLabel("Country").fill("Japan");
  await page.getByRole("option", { name: /Japan/ }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(await findRow(page, "mori@minato.example")).toContainText("Japan");
  coverScreen(page, `${ADMIN}/create`, { task: "enter an inquirer whose email was refused first" });

  await page.getByTestId("list-search").fill("");
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog");
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "CSV file" }).click();
  await (await chooser).setFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) });
  await expect(dialog.getByRole("status")).toContainText("2 new inquirers");
  await expect(dialog.getByRole("alert")).toContainText("Line 4 · Country: This country is not known");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Import 2 inquirers" }).click();
  await expect(dialog).toBeHidden();

  await page.getByTestId("tab-Duplicates").click();
  await expectSettled(page);
  await page.getByLabel("Select all rows of this page").check();
  await page.getByRole("button", { name: "Merge" }).click();
  await dialog.getByLabel("Ben Holloway · Quarry Works", { exact: true }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByText("Merged into Quarry Works")).toBeVisible();
  await page.goto(`${ADMIN}/list/view`);
  await page.getByRole("link", { name: "Quarry Works" }).click();
  await page.getByLabel(/^Phone/).fill("+1 414 555 0100");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(await findRow(page, "quarry")).toContainText("+1 414 555 0100");
  coverScreen(page, `${ADMIN}/edit/:id`, { task: "note an inquirer's phone" });

  await page.getByRole("link", { name: "Quarry Works" }).click();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await confirmIn(page, "Undo");
  await expect(page.getByText("Merged duplicates")).toBeHidden();
  const { total } = await ask<{ total: number }>(page, "GET", "/inquirers?search=quarry");
  expect(total).toBe(2);
  coverScreen(page, `${ADMIN}/list/view`, { task: "import inquirers, merge duplicates and take it back" });
});

test("an agent finds an inquirer, keeps the old one and saves a changed one as new", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFAGENT");
  await page.goto(`${AGENT}/create`);
  const name = `Lantern ${Date.now()}`;
  await page.getByLabel("Company", { exact: true }).fill(name);
  await page.getByLabel("Name", { exact: true }).fill("Ada Moss");
  await page.getByLabel("Email").fill("ada@lantern.example");
  await page.getByLabel("Country").fill("Italy");
  await page.getByRole("option", { name: /Italy/ }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await (await findRow(page, name)).getByRole("link", { name }).click();
  await page.getByLabel("Name", { exact: true }).fill("Bo Moss");
  await page.getByRole("button", { name: "Save as new" }).click();
  await expect(page.getByText("Saved as a new inquirer")).toBeVisible();
  const { content } = await ask<{ content: { nameofInquirer: string }[] }>(
    page,
    "GET",
    `/inquirers?sort=name&direction=asc&search=${encodeURIComponent(name)}`,
  );
  expect(content.map((one) => one.nameofInquirer)).toEqual(["Ada Moss", "Bo Moss"]);
  for (const screen of ["list/view", "create", "edit/:id"])
    coverScreen(page, `${AGENT}/${screen}`, { task: "save a changed inquirer as a new one" });
});
