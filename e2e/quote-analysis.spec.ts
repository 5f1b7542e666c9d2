import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const GROUP = "/super-admin/freight-forwarder";
const LIST = `${GROUP}/quotations/list/view`;
const AUDIT = "/super-admin/audit-log";
const KINDS = [
  ["regular", "Regular", "details"],
  ["manual", "Manual", "manual/details"],
] as const;

test("the operator finds a quotation of a company, reads it without its costs, and sees the look in the audit log", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(LIST);
  await page.getByTestId("tab-year").click();
  const rows = page.getByRole("row").filter({ has: page.getByRole("link") });
  await expect(rows.first()).toBeVisible();
  await expect(page.getByTestId("sums")).toContainText("accepted for");
  await page.getByRole("combobox", { name: "Status" }).selectOption("accepted");
  await expect(rows.first()).toContainText("Accepted");
  await expectAccessible(page);
  coverScreen(page, LIST, { task: "find accepted quotations of all companies" });
  for (const [kind, shown, path] of KINDS) {
    await page.goto(`${LIST}?${new URLSearchParams({ filter: JSON.stringify({ kind }) }).toString()}`);
    const first = rows.first().getByRole("link").first();
    const number = (await first.textContent()) ?? "";
    await first.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(number);
    await expect(page.getByRole("definition").filter({ hasText: shown })).toBeVisible();
    await expect(page.getByText(/profit|margin/i)).toHaveCount(0);
    coverScreen(page, `${GROUP}/quotation/${path}/:id?`, { task: "read a quotation without its costs" });
  }
  await expectAccessible(page);

  await page.goto(`${AUDIT}?search=seen-by-operator`);
  const entry = page.getByRole("row").filter({ hasText: "quotation.seen-by-operator" }).first();
  await entry.getByText("quotation.seen-by-operator").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Everything about this record" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Everything about this record" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/record/);
  await expect(entry).toBeVisible();
  coverScreen(page, AUDIT, { task: "find who looked at a record" });
});
