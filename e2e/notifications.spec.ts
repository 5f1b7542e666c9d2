import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { answerFeedback, AUTHORS, giveFeedback } from "./steps/feedback.ts";
import { mailStored, storeDraft } from "./steps/saved-quotation.ts";
import { expectSettled } from "./steps/settled.ts";

test("news arrives without a reload; a click on it goes to its quotation and marks it read", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  // a notification of its own: what carriers report meanwhile may fill the panel
  const { id, number } = await storeDraft(page, 1);
  const email = `asks-${number.toLowerCase()}@example.com`;
  const { token } = await mailStored(page.request, (path, body) => ask(page, "POST", path, body), {
    id,
    email,
  });
  await page.goto("/freight-forwarder/admin/quotation/list/view");
  const bell = page.getByRole("button", { name: /^Open notifications/ });
  await expectSettled(page);
  const before = await bell.textContent();
  const asked = await page.request.post(`/api/quotation-links/${token}/questions`, {
    data: { text: "Can you deliver on Saturday?" },
  });
  expect(asked.status()).toBe(200);
  await expect(bell).not.toHaveText(before ?? "");
  await bell.click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  const item = panel.getByRole("link").filter({ hasText: number }).first();
  await coverText(panel, "Mark All As Read");
  await coverText(panel, "View All");
  await item.click();
  await expect(page).toHaveURL(/\/freight-forwarder\/admin\/quotation\/details\/[\da-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await expect(panel).toHaveCount(0);
  await bell.click();
  const again = panel.getByRole("link").filter({ hasText: number }).first();
  await expect(again).toBeVisible();
  await expect(again).not.toHaveAttribute("data-unread");
});

const PAGES = [
  ...AUTHORS.map(([role, place]) => [role, place.replace(/^\/airline-/, "/airline/")] as const),
  ["ROLE_SUPERADMIN", "/super-admin"],
] as const;

for (const [role, prefix] of PAGES) {
  test(`${role} reads notifications on their own page, filters them and follows one`, async ({
    page,
    request,
    signInAs,
    openBrowser,
  }) => {
    const isOperator = role === "ROLE_SUPERADMIN";
    await signInAs(role);
    if (isOperator) {
      await giveFeedback(await openBrowser({ role: "ROLE_FFAGENT" }), "News for the operator");
    } else {
      for (const text of ["First", "Second"]) {
        await answerFeedback(request, await giveFeedback(page, text), `${text} answer`);
      }
    }
    await page.goto(`${prefix}/notification?filter={"menu":"feedback"}`);
    const rows = page.getByRole("row").filter({ has: page.getByRole("link") });
    const unread = rows.filter({ has: page.getByRole("button", { name: /^Mark as read/ }) });
    // The operator is notified by a job: asking again shows what has come meanwhile.
    await expect(async () => {
      await page.reload();
      await expect(unread.first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const before = await unread.count();
    await expect(rows.first()).toContainText(isOperator ? "sent feedback." : "was answered.");
    await expect(page.getByRole("combobox", { name: "Menu", exact: true })).toHaveValue("feedback");
    await unread
      .first()
      .getByRole("button", { name: /^Mark as read/ })
      .click();
    await expect(unread).toHaveCount(before - 1);
    await rows.first().getByRole("link").click();
    await expect(page).toHaveURL(isOperator ? /feedback\/view\?open=/ : /feedback\/feedbacklist\/view\//);

    await page.goto(`${prefix}/notification`);
    const markAll = page.getByRole("button", { name: "Mark All As Read" });
    await expectSettled(page);
    if (await markAll.isEnabled()) await markAll.click();
    await expect(markAll).toBeDisabled();
    await expect(unread).toHaveCount(0);
    await page.getByTestId("tab-unread").click();
    await expect(page.getByRole("heading", { name: "Nothing matches these filters" })).toBeVisible();
    await expectAccessible(page);
    coverScreen(page, `${prefix}/notification`, { task: "filter the notifications and follow one" });
  });
}

for (const [role, path] of [
  ["ROLE_DATAENTRY", "/data-entry/notification"],
  ["ROLE_TRUCKING_ADMIN", "/trucking/notification"],
] as const) {
  test(`${role} reads that there is nothing new`, async ({ page, signInAs }) => {
    await signInAs(role);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Nothing new" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Mark All As Read" })).toBeDisabled();
    expect(await ask<object[]>(page, "GET", "/notification/list")).toEqual([]);
    await expectAccessible(page);
    coverScreen(page, path, { task: "compare the empty page with the person's notifications" });
  });
}

test("what is unread is counted beside the menu entry that it belongs to", async ({
  page,
  request,
  signInAs,
}) => {
  await signInAs("ROLE_CONSIGNEE");
  await answerFeedback(request, await giveFeedback(page, "Count me"), "Counted");
  await page.goto("/shipper/measurements");
  const badge = page.getByRole("navigation", { name: "Menu" }).locator("[data-count]");
  await expect(badge).toHaveAttribute("data-count", "1");
  await page.goto("/shipper/notification");
  await page.getByRole("button", { name: "Mark All As Read" }).click();
  await expect(badge).toHaveCount(0);
});
