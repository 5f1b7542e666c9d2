import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const GROUP = "/super-admin/admins/airport-management";

test("an airport is added, found by everybody with the next search, changed, closed and deleted", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${GROUP}/create/new`);
  await page.getByLabel("IATA code").fill("QX4");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This field is required").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Name", { exact: true }).fill("Quarry Field");
  await page.getByLabel("City", { exact: true }).fill("Stonebridge");
  await page.getByLabel("Country").fill("United States");
  await page
    .getByRole("option", { name: /^United States(?! Minor)/ })
    .first()
    .click();
  await page.getByLabel("Latitude").fill("40.5");
  await page.getByLabel("Longitude").fill("-73.25");
  await page.getByLabel("Time zone").fill("America/New_York");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Airport saved")).toBeVisible();
  coverScreen(page, `${GROUP}/create/new`, { task: "add an airport" });

  await page.goto(`${GROUP}/list/view?search=Stonebridge`);
  const row = page.getByRole("row").filter({ hasText: "QX4" });
  await expect(row).toContainText("Quarry Field");
  await expectAccessible(page);
  await row.getByText("Quarry Field").click();
  await page.getByLabel("City", { exact: true }).fill("Millbridge");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Airport saved")).toBeVisible();
  await page.goto(`${GROUP}/list/view?search=Millbridge`);
  await expect(row).toContainText("Open");
  coverScreen(page, `${GROUP}/list/view`, { task: "find an airport by its city" });

  await page.goto(`${GROUP}/edit/QX4`);
  await page.getByRole("button", { name: "Close airport: QX4" }).click();
  await expect(page.getByRole("button", { name: "Open airport: QX4" })).toBeVisible();
  await page.getByRole("button", { name: "Delete: QX4" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/list\/view/);
  await page.goto(`${GROUP}/edit/JFK`);
  await page.getByRole("button", { name: "Delete: JFK" }).hover();
  await expect(page.getByText(/can only be closed/)).toBeVisible();
  coverScreen(page, `${GROUP}/edit/:id`, { task: "close an airport, and delete one that nothing names" });
});
