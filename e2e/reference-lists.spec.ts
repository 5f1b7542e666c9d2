import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { downloadCsv } from "./steps/list-file.ts";
import { findRow } from "./steps/companies.ts";

const SETTING = "/super-admin/admins/setting";
const UN_NUMBERS = `${SETTING}/un-numbers`;
const PACKAGES = `${SETTING}/package-types`;
const BUILDER = "/freight-forwarder/admin/quotation/create";

test("a UN number is added, refused where it is none, changed, put out of use and used again", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(UN_NUMBERS);
  await page.getByRole("button", { name: "Add UN number" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("UN number").fill("UN9999");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("This field is required")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Proper shipping name").fill("Quarry solvent, n.o.s.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByLabel("UN number")).toBeFocused();
  await dialog.getByLabel("UN number").fill("un2999");
  await dialog.getByLabel("II", { exact: true }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const row = await findRow(page, "UN2999");
  await expect(row).toContainText("All aircraft");
  await row.getByRole("button", { name: "Edit: UN2999" }).click();
  await dialog.getByLabel("Cargo aircraft only").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Cargo only");
  await row.getByRole("button", { name: "Put out of use: UN2999" }).click();
  await expect(row).toContainText("Out of use");
  await row.getByRole("button", { name: "Use again: UN2999" }).click();
  await expect(row).toContainText("In use");
  await expectAccessible(page);
});

test("a list is exported, changed and imported with its differences first; one that changed meanwhile is shown again", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(PACKAGES);
  const [header = "", ...lines] = (await downloadCsv(page, "package-types.csv")).trim().split("\r\n");
  expect(lines.length).toBeGreaterThanOrEqual(39);
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog");
  const choose = async (rows: readonly string[]) =>
    dialog.locator("input[type=file]").setInputFiles({
      name: "types.csv",
      mimeType: "text/csv",
      buffer: Buffer.from([header, ...rows].join("\r\n")),
    });
  await choose(["Octabin,none,yes"]);
  await expect(dialog.getByRole("alert")).toContainText("Line 2 · Position");
  await expect(dialog.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
  await choose(["Octabin,15,yes", "Carboy,120,no"]);
  await expect(dialog.getByRole("status")).toContainText("1 new, 0 changed, 0 unchanged · 1 put out of use");
  await expect(dialog.getByRole("row").filter({ hasText: "Position" })).toContainText("Octabin");
  await expectAccessible(page);
  await ask(page, "POST", "/operator/package-types", { name: "Flexitank", position: 30, inUse: true });
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog.getByText("The list has changed since.")).toBeVisible();
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(await findRow(page, "Carboy")).toContainText("Out of use");
});

test("the goods form offers what the operator keeps, in their order", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(PACKAGES);
  await page.getByRole("button", { name: "Add package type" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Gaylord");
  await dialog.getByLabel("Position").fill("5");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const desk = await openBrowser({ role: "ROLE_FFADMIN" });
  await desk.goto(BUILDER);
  const type = desk.getByLabel("Package 1");
  await expect(type.locator("option").first()).toHaveText("Gaylord");
  await expect(type).toHaveValue("Pieces");
  await type.selectOption("Gaylord");
  await expect(type).toHaveValue("Gaylord");
});
