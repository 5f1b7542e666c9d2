import { expect, test } from "./fixtures.ts";
import { expectGoodLooks } from "./steps/looks.ts";
import { expectSettled } from "./steps/settled.ts";

/** A list of keys of each role. */
const LISTS = {
  ROLE_FFADMIN: "/freight-forwarder/admin/key-management/assigned",
  ROLE_AIRLINE_ADMIN: "/airline/admin/assign-key",
  ROLE_SUPERADMIN: "/super-admin/key-generator/airline-key/list/view",
} as const;

for (const [role, path] of Object.entries(LISTS)) {
  test(`${role} opens the details of a key, right in every look, and from the list the way to move it`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(role);
    await page.goto(`${path}?filter=${encodeURIComponent(JSON.stringify({ state: "Used" }))}`);
    await expectSettled(page);
    await page.locator("[data-testid=key-details]").first().click();
    await expect(page.getByRole("dialog").getByRole("heading", { level: 3 })).toBeVisible();
    await expectGoodLooks(page, "details of a key");
    await page.keyboard.press("Escape");
    await page.locator("[data-testid=key-reassign]").first().click();
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(3);
  });
}

test("the dialogs that generate and assign keys are right in every look with a list open in them", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto("/super-admin/key-management/freightforwarder/actionkey/details");
  for (const name of ["Generate keys", "Assign several"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("dialog").getByRole("combobox", { name: "Company" }).focus();
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await expectGoodLooks(page, name);
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});
