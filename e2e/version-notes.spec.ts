import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { expectSettled } from "./steps/settled.ts";

const LIST = "/super-admin/version-notes/list/view";
const CREATE = "/super-admin/version-notes/create";

test("a published note is shown to a person once, stays readable, and is corrected and deleted by the operator", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(CREATE);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("This field is required").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Version", { exact: true }).fill("Beta 9.9");
  await page.getByLabel("Title").fill("Faster lists");
  await page.getByLabel("Text", { exact: true }).fill("Lists open at once.\n\nFilters stay.");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Version note published")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Beta 9.9" });
  await expect(row).toContainText("Faster lists");
  coverScreen(page, CREATE, { task: "publish a version note" });

  const reader = await openBrowser({ role: "ROLE_FFADMIN" });
  await reader.goto("/freight-forwarder/admin/notification");
  const card = reader.getByRole("region", { name: "New in Beta 9.9" });
  await expect(card).toContainText("Faster lists");
  await expectAccessible(reader);
  const seen = reader.waitForResponse((answer) => answer.url().endsWith("/seen"));
  await card.getByRole("button", { name: "Read more" }).click();
  const dialog = reader.getByRole("dialog", { name: "What’s new" });
  await expect(dialog).toContainText("Lists open at once.");
  expect((await seen).status()).toBe(200);
  await reader.reload();
  await expectSettled(reader);
  expect(await ask(reader, "GET", "/version-control")).toMatchObject({ unseen: 0 });
  await expect(card).toBeHidden();
  await reader.getByRole("button", { name: /Account of/ }).click();
  await reader.getByRole("button", { name: "What’s new" }).click();
  await expect(dialog).toContainText("Filters stay.");

  await row.getByRole("button", { name: "Edit: Beta 9.9" }).click();
  await page.getByLabel("Title").fill("Much faster lists");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Much faster lists");
  await row.getByRole("button", { name: "Delete: Beta 9.9" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(row).toBeHidden();
  coverScreen(page, LIST, { task: "correct a version note and delete it" });
});
