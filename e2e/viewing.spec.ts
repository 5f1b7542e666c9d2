import { expect, expectAccessible, findAccount, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";

interface People {
  readonly content: readonly { readonly id: string; readonly companyId: string; readonly email: string }[];
}

test("the operator says why, looks as a forwarder's admin, can change nothing, and ends it; the admin sees that", async ({
  page,
  signInAs,
  openBrowser,
  request,
}) => {
  const { username } = await findAccount(request, "ROLE_FFADMIN");
  await signInAs("ROLE_SUPERADMIN");
  const search = encodeURIComponent(username);
  const { content } = await ask<People>(page, "GET", `/operator/people?search=${search}`);
  const admin = content.find(({ email }) => email === username);
  const list = `/super-admin/freight-forwarder/companies/admin-enrolled/${admin?.companyId ?? ""}`;
  await page.goto(list);
  const row = page.getByRole("row").filter({ hasText: username });
  await row.getByRole("button", { name: /^Look as/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("short");
  await dialog.getByRole("button", { name: "Look as" }).click();
  await expect(dialog.getByText("This is too short")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Reason").fill("Ticket 4711: the list looks empty");
  await dialog.getByRole("button", { name: "Look as" }).click();

  const banner = page.getByRole("status").filter({ hasText: "You are looking as" });
  await expect(banner).toContainText("Nothing can be changed.");
  await expectAccessible(page);
  await page.goto("/freight-forwarder/admin/settings/measurements");
  await expect(banner).toBeVisible();
  const units = page.getByRole("region", { name: "On your screens", exact: true });
  await units.getByRole("radio", { name: "Imperial pounds" }).check();
  await units.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("You can only look").first()).toBeVisible();
  await banner.getByRole("button", { name: "End" }).click();
  await expect(banner).toHaveCount(0);
  await page.goto(list);
  await expect(row).toBeVisible();

  const own = await openBrowser({ role: "ROLE_FFADMIN" });
  await own.goto("/freight-forwarder/admin/settings/profile/update");
  const card = own.getByRole("region", { name: "Views by Kilolane support" });
  await expect(card).toContainText("Ticket 4711: the list looks empty");
  await expectAccessible(own);
});
