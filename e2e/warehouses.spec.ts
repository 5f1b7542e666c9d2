import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { confirmIn, findRow } from "./steps/companies.ts";
import { expectSettled } from "./steps/settled.ts";

for (const [role, group] of [
  ["ROLE_FFADMIN", "admin"],
  ["ROLE_FFAGENT", "agent"],
] as const) {
  const base = `/freight-forwarder/${group}/warehouses` as const;

  test(`a warehouse is entered, fills a quotation, is changed and deleted by ${role}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(role);
    await page.goto(`${base}/list/view`);
    await expectSettled(page);
    const name = `Mosswood ${group} ${Date.now()}`;
    await page.getByRole("main").getByRole("link", { name: "Add warehouse" }).first().click();
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel(/^ZIP/).fill("07114");
    await page.getByLabel(/^Airport/).fill("Q");
    await page.getByRole("button", { name: "Add warehouse" }).click();
    await expect(page.getByText("No airport has this code")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(/^Airport/).fill("ewr");
    await page.getByLabel("City").fill("Newark");
    await page.getByLabel("Country").fill("United States");
    await page
      .getByRole("option", { name: /United States/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Add warehouse" }).click();
    const row = await findRow(page, name);
    await expect(row).toContainText("EWR");
    coverScreen(page, `${base}/create`, { task: "enter a warehouse whose airport was refused first" });

    await page.goto(`/freight-forwarder/${group}/quotation/create`);
    await page.getByRole("button", { name: "Fill from a warehouse or an address" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name, city or ZIP").fill(name);
    await dialog.getByRole("button", { name }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel("Pickup ZIP")).toHaveValue("07114");
    await expect(page.getByLabel("From", { exact: true })).toHaveValue(/EWR/);
    await page.getByRole("button", { name: "Fill from a warehouse or an address" }).click();
    await dialog.getByLabel("Name, city or ZIP").fill("Quarry Machine");
    await expect(dialog.getByRole("button", { name: "Quarry Machine Works" })).toContainText("Address book");
    await expectAccessible(page);
    await dialog.getByLabel("Name, city or ZIP").press("Enter");
    await expect(page.getByLabel("Pickup ZIP")).toHaveValue("53202");
    await expect(page.getByLabel("From", { exact: true })).toHaveValue(/EWR/);

    await page.goto(`${base}/list/view`);
    await findRow(page, name);
    await page.getByRole("link", { name }).click();
    await page.getByLabel(/^Offered for new quotations/).uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(await findRow(page, name)).toContainText("Inactive");
    coverScreen(page, `${base}/edit/:id`, { task: "take a warehouse out of use" });

    await row.getByRole("button", { name: /^Delete/ }).click();
    await confirmIn(page, "Delete");
    await expect(page.getByText("Nothing matches these filters")).toBeVisible();
    coverScreen(page, `${base}/list/view`, { task: "find a warehouse, and delete it" });
  });
}
