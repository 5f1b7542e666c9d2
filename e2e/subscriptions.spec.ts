import type { Page } from "@playwright/test";
import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { findRow } from "./steps/companies.ts";
import { expectSettled } from "./steps/settled.ts";

const ACCOUNTS = "/super-admin/admins/account-management";
const OWN = "/freight-forwarder/admin/subscription";

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry date").fill("12 / 30");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: /^Pay / }).click();
}

async function openAddon(page: Page): Promise<void> {
  await page.goto(`${OWN}/addons`);
  await expectSettled(page);
  await page.getByRole("link", { name: "Buy now" }).click();
  await expect(page.getByRole("heading", { name: "Your order" })).toBeVisible();
}

test("a package is offered, chosen, and paid by cards: declined, asked by the bank, and taken", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${ACCOUNTS}/packages/list/view`);
  await expectSettled(page);
  await expectAccessible(page);
  coverScreen(page, `${ACCOUNTS}/packages/list/view`, { task: "see the packages and the renewal forecast" });
  await page.getByRole("main").getByRole("link", { name: "Add package" }).first().click();
  const name = `Depot ${Date.now()}`;
  await page.getByLabel("Name", { exact: true }).fill(name);
  for (const type of ["Admin keys", "Agent keys", "Client keys"])
    await page.getByRole("group").getByLabel(type).fill("900");
  await page.getByRole("button", { name: "Add package" }).click();
  await expect(await findRow(page, name)).toContainText("Offered");
  coverScreen(page, `${ACCOUNTS}/package/new`, { task: "offer a package" });

  await signInAs("ROLE_FFADMIN");
  await page.goto(OWN);
  await expectSettled(page);
  await expectAccessible(page);
  coverScreen(page, OWN, { task: "see what the company has bought" });
  await page.getByRole("link", { name: "Change plan" }).click();
  await page.getByRole("link", { name: `Choose plan: ${name}` }).click();
  coverScreen(page, `${OWN}/plans`, { task: "choose a plan" });
  await expect(page.getByText("Credit for unused days")).toBeVisible();
  await typeCard(page, "4000 0000 0000 0002");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("declined");
  await expectAccessible(page);
  await typeCard(page, "4000 0025 0000 3155");
  await page.getByRole("button", { name: "Fail authentication" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("unable to authenticate");
  await typeCard(page, "4000 0025 0000 3155");
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();
  coverScreen(page, `${OWN}/payment`, { task: "pay by a card whose bank asks" });
  await page.getByRole("link", { name: "To the subscription" }).click();
  await expect(page.getByText(name)).toBeVisible();

  await signInAs("ROLE_FFAGENT");
  await page.goto("/freight-forwarder/agent/subscription");
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByRole("link", { name: "Change plan" })).toBeHidden();
  coverScreen(page, "/freight-forwarder/agent/subscription", { task: "read what the company has bought" });
});

test("an add-on is bought by card and another by PayPal, and the operator refunds one", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await openAddon(page);
  await typeCard(page, "4242 4242 4242 4242");
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();
  await openAddon(page);
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByRole("button", { name: "Continue to PayPal" }).click();
  await page.getByRole("button", { name: "Agree and pay" }).click();
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();
  await page.getByRole("link", { name: "To the transactions" }).click();
  await expectSettled(page);
  await expectAccessible(page);
  await expect(page.getByRole("row", { name: /Add-on.*PayPal.*Paid/ }).first()).toBeVisible();
  coverScreen(page, `${OWN}/transactions`, { task: "find a payment with its invoice" });
  await page.goto(`${OWN}/addons`);
  await page.getByLabel("Note").fill("Two starters in March");
  await page.getByRole("button", { name: "Ask the operator" }).click();
  await expect(page.getByRole("row", { name: /Two starters/ }).first()).toContainText("Requested");
  coverScreen(page, `${OWN}/addons`, { task: "buy an add-on and ask for another" });

  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${ACCOUNTS}/addons/request/details`);
  await expectSettled(page);
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /^Give free/ })
    .first()
    .click();
  await expect(page.getByText("Your decision was saved")).toBeVisible();
  coverScreen(page, `${ACCOUNTS}/addons/request/details`, { task: "give an add-on" });
  await page.goto(`${ACCOUNTS}/transition-details`);
  await expectSettled(page);
  const paid = page.getByRole("row", { name: /Add-on.*PayPal.*Paid/ }).first();
  await paid.getByRole("button", { name: /^Open/ }).click();
  const dialog = page.getByRole("dialog").first();
  await dialog.getByRole("button", { name: "Refund" }).click();
  const refund = page.getByRole("dialog", { name: "Refund" });
  await refund.getByLabel("Reason").fill("Ordered by mistake");
  await expectAccessible(page);
  await refund.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(page.getByText("The refund was made")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /Credit note/ })).toBeVisible();
  coverScreen(page, `${ACCOUNTS}/transition-details`, { task: "refund a payment" });
});

test("who comes back from PayPal by cancel is told that nothing was charged only where that is so", async ({
  page,
  context,
  complaints,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await openAddon(page);
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByRole("button", { name: "Continue to PayPal" }).click();
  await expect(page.getByRole("button", { name: "Agree and pay" })).toBeVisible();
  const copy = await context.newPage();
  await copy.goto(page.url());
  await page.getByRole("button", { name: "Agree and pay" }).click();
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();
  await copy.getByRole("button", { name: "Cancel and return" }).click();
  await expect(copy.getByRole("heading", { name: "This payment was made already" })).toBeVisible();
  await expect(copy.getByText("Nothing was charged")).toHaveCount(0);
  await copy.close();

  await openAddon(page);
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByRole("button", { name: "Continue to PayPal" }).click();
  const cancellations = "**/api/payments/*/cancellation";
  await page.route(cancellations, async (route) => route.fulfill({ status: 503, body: "" }));
  await page.getByRole("button", { name: "Cancel and return" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "We do not know yet" });
  await expect(alert).toBeVisible();
  await page.unroute(cancellations);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Nothing was charged")).toBeVisible();
  // the refusal is this test's own making
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("503")));
});

test("a package is changed for those who buy from now on", async ({ page, signInAs }) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${ACCOUNTS}/packages/list/view`);
  await page.getByRole("link", { name: "Starter" }).first().click();
  await page.getByLabel("Description", { exact: true }).fill("For a small desk with few clients.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(await findRow(page, "Starter")).toContainText("few clients");
  coverScreen(page, `${ACCOUNTS}/package/edit/:id`, { task: "change a package" });
});
