import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { confirmIn, findRow } from "./steps/companies.ts";
import { expectSettled } from "./steps/settled.ts";

for (const [role, path, directory] of [
  ["ROLE_FFADMIN", "/freight-forwarder/admin/address-book", "/ffadmin/search/directory"],
  ["ROLE_FFAGENT", "/freight-forwarder/agent/address-book", "/ffadmin/search/directory"],
  ["ROLE_CONSIGNEE", "/shipper/directory-address", "/ffClient/search/directory"],
] as const) {
  test(`an address is entered, changed and deleted by ${role}`, async ({ page, signInAs }) => {
    await signInAs(role);
    await page.goto(path);
    await expectSettled(page);
    const name = `Mosswood ${Date.now()}`;
    await page.getByRole("button", { name: "Add address" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Company").fill(name);
    await dialog.getByLabel(/^Airport/).fill("Q");
    await dialog.getByRole("button", { name: "Add address" }).click();
    await expect(dialog.getByText("No airport has this code")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(/^Airport/).fill("mxp");
    await dialog.getByLabel("City").fill("Alba");
    await dialog.getByLabel("Country").fill("Italy");
    await page.getByRole("option", { name: /Italy/ }).click();
    await dialog.getByRole("button", { name: "Add address" }).click();
    await expect(dialog).toBeHidden();
    const row = await findRow(page, name);
    await expect(row).toContainText("MXP");
    const found = await ask<{ city: string }[]>(page, "POST", directory, { search: name });
    expect(found.map((entry) => entry.city)).toEqual(["Alba"]);
    await row.getByRole("button", { name: /^Edit/ }).click();
    await dialog.getByLabel("Kind").selectOption("Consignee");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(row).toContainText("Consignee");
    await row.getByRole("button", { name: /^Delete/ }).click();
    await confirmIn(page, "Delete");
    await expect(page.getByText("Nothing matches these filters")).toBeVisible();
    coverScreen(page, path, {
      task: "enter an address, find it through the directory, change and delete it",
    });
  });
}
