import { expect, test } from "./fixtures.ts";

test("a click on a notification goes to its quotation and marks it read", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await page.goto("/freight-forwarder/admin/quotation/list/view");
  const bell = page.getByRole("button", { name: /^Open notifications/ });
  await bell.click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  const item = panel
    .getByRole("link")
    .filter({ hasText: /HS-\d{4}-\d{6}/ })
    .first();
  const number = /HS-\d{4}-\d{6}/.exec((await item.textContent()) ?? "")?.[0] ?? "";
  await item.click();
  await expect(page).toHaveURL(/\/freight-forwarder\/admin\/quotation\/details\/[\da-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await expect(panel).toHaveCount(0);
  await bell.click();
  const again = panel.getByRole("link").filter({ hasText: number }).first();
  await expect(again).toBeVisible();
  await expect(again).not.toHaveAttribute("data-unread");
});
