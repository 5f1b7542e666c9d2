import type { Page } from "@playwright/test";
import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { storeManual } from "./steps/manual-quotation.ts";
import { storeDraft } from "./steps/saved-quotation.ts";

/*
 * Four pallets from Atlanta to Luxembourg: Cargolux buys 1,344.00 of freight and 645.00 of the rest. At a margin of
 * 30 % the freight sells for 1,920.00: 2,565.00.
 */
test("two people edit one quotation: the second sees who changed what and loses nothing", async ({
  page: agent,
  signInAs,
  openBrowser,
}) => {
  await signInAs("ROLE_FFAGENT");
  const { id, number } = await storeDraft(agent);
  const admin = await openBrowser({ role: "ROLE_FFADMIN" });
  await agent.goto(`/freight-forwarder/agent/quotation/edit/${id}`);
  await admin.goto(`/freight-forwarder/admin/quotation/edit/${id}`);
  await expect(agent.getByRole("heading", { level: 1 })).toContainText(number);

  await agent.getByTestId("edit-remarks").fill("Collect before noon on Friday");
  await agent.getByTestId("edit-terms").fill("Prepaid only");
  await admin.getByTestId("edit-remarks").fill("Forklift at the dock");
  const first = admin.getByRole("article", { name: "Cargolux" });
  await first.getByTestId("margin-value").fill("30");
  await expect(first).toContainText("$2,565.00");
  await expectAccessible(admin);
  await admin.getByTestId("edit-save").click();
  await coverText(admin, "Quotation updated successfully");

  await agent.getByTestId("edit-save").click();
  const dialog = agent.getByRole("dialog", { name: "Someone else changed this quotation" });
  await expect(dialog).toContainText("Maya Lindqvist");
  const differences = dialog.getByTestId("conflict-table").getByRole("row");
  await expect(differences.filter({ hasText: "Forklift at the dock" })).toContainText(
    "Collect before noon on Friday",
  );
  await expect(differences.filter({ hasText: "Prepaid only" })).toContainText("unchanged");
  await expect(differences.filter({ hasText: "Cargolux" }).first()).toContainText("30");
  await expectAccessible(agent);

  await dialog.getByRole("button", { name: "Apply mine on top of it" }).click();
  await expect(dialog).toBeHidden();
  await expect(agent.getByTestId("edit-remarks")).toHaveValue("Collect before noon on Friday");
  await expect(agent.getByTestId("edit-terms")).toHaveValue("Prepaid only");
  await expect(agent.getByRole("article", { name: "Cargolux" })).toContainText("$2,565.00");
  await agent.getByTestId("edit-save").click();
  await expect(agent).toHaveURL(`/freight-forwarder/agent/quotation/details/${id}`);
  await expect(agent.getByText("Collect before noon on Friday")).toBeVisible();
  await expect(agent.getByText("$2,565.00").first()).toBeVisible();
  coverScreen(agent, "/freight-forwarder/agent/quotation/edit/:id", {
    task: "edit a quotation that somebody else changed meanwhile",
  });
  coverScreen(agent, "/freight-forwarder/agent/quotation/details/:id", { task: "read the edited quotation" });

  await admin.goto(`/freight-forwarder/admin/quotation/edit/${id}`);
  await expect(admin.getByTestId("edit-remarks")).toHaveValue("Collect before noon on Friday");
  await expect(admin.getByTestId("edit-terms")).toHaveValue("Prepaid only");
  coverScreen(admin, "/freight-forwarder/admin/quotation/edit/:id", { task: "edit a quotation" });
});

test("a decision taken meanwhile is shown, and what was typed stays", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  await signInAs("ROLE_FFAGENT");
  const { id, number } = await storeDraft(page, 1);
  const admin = await openBrowser({ role: "ROLE_FFADMIN" });
  await page.goto(`/freight-forwarder/agent/quotation/details/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByTestId("edit-remarks").fill("Never saved");
  await admin.goto(`/freight-forwarder/admin/quotation/details/${id}`);
  await admin.getByRole("button", { name: "More actions" }).click();
  await admin.getByRole("menuitem", { name: "Cancel quotation" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Cancel quotation" }).click();
  await coverText(admin, "Record cancelled successfully");

  await page.getByTestId("edit-save").click();
  const dialog = page.getByRole("dialog", { name: "Someone else changed this quotation" });
  await expect(dialog).toContainText("This quotation cannot be changed any more: Cancelled");
  await expect(dialog.getByRole("button", { name: "Apply mine on top of it" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByTestId("edit-remarks")).toHaveValue("Never saved");
  await page.goto(`/freight-forwarder/agent/quotation/edit/${id}`);
  await expect(page.getByText("This quotation cannot be changed any more")).toBeVisible();
  await page.goto(`/freight-forwarder/agent/quotation/list/view?search=${number}`);
  await expect(page.getByRole("link", { name: number, exact: true })).toHaveCount(1);
  await expect(page.getByRole("row").filter({ hasText: number })).toContainText("Cancelled");
  coverScreen(page, "/freight-forwarder/agent/quotation/list/view", { task: "find the quotation" });
});

const saveManual = async (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const savedToast = (page: Page) => page.getByText("Manual Quotation saved successfully");

test("two people edit one manual quotation: the second sees what was changed, and keeps its own or takes theirs", async ({
  page: first,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  const id = await storeManual(first);
  const second = await first.context().newPage();
  for (const page of [first, second]) {
    await page.goto(`/freight-forwarder/admin/manual-quotation/edit/${id}`);
    await expect(page.getByLabel("Remarks for the client")).toBeVisible();
  }
  await first.getByLabel("Remarks for the client").fill("Forklift at the dock");
  await first.getByLabel("Sell rate, line 1").fill("2.75");
  await saveManual(first);
  await expect(savedToast(first)).toBeVisible();

  await second.getByLabel("Remarks for the client").fill("Collect before noon");
  await second.getByLabel("Transit days").fill("3");
  await saveManual(second);
  const alert = second.getByRole("alert").filter({ hasText: "Someone else changed this" });
  await expect(alert).toContainText("Forklift at the dock");
  await expect(alert).toContainText("Air freight 2.75 USD");
  await expectAccessible(second);
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await expect(alert).toBeHidden();
  await expect(second.getByLabel("Remarks for the client")).toHaveValue("Collect before noon");
  await expect(second.getByLabel("Sell rate, line 1")).toHaveValue("2.75");
  await saveManual(second);
  await expect(savedToast(second)).toBeVisible();

  await first.getByLabel("Transit days").fill("5");
  await saveManual(first);
  await first.getByRole("button", { name: "Take theirs" }).click();
  await expect(first.getByLabel("Transit days")).toHaveValue("3");
  await expect(first.getByLabel("Remarks for the client")).toHaveValue("Collect before noon");
});
