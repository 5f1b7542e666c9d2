import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { expectSettled } from "./steps/settled.ts";

test("the first screen says what waits, and each figure opens its list", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  const today = await ask<{ requests: number; overdue: number; replies: number }>(page, "GET", "/today");
  expect(today.replies).toBe(1);
  expect(today.requests).toBeGreaterThan(today.overdue);
  await page.goto("/freight-forwarder/admin/quotation/create");
  const strip = page.getByTestId("today");
  const requests = strip.getByRole("link", { name: `Requests ${today.requests - today.overdue}` });
  await expect(requests).toBeVisible();
  await expectAccessible(page);
  await requests.click();
  await expect(page).toHaveURL("/freight-forwarder/admin/incoming-requests/list/view");
  await expectSettled(page);
  await page.goBack();
  await strip.getByRole("link", { name: "Replies of clients 1" }).click();
  await expect(page).toHaveURL(/incoming-requests\/list\/view\?filter=/);
  await expectSettled(page);
  await expect(page.getByRole("row")).toHaveCount(2);
});
