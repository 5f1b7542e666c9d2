import { expect, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { storeDraft } from "./steps/saved-quotation.ts";
import { expectSettled } from "./steps/settled.ts";

const LIST = "/freight-forwarder/admin/quotation/list/view";

test("the list is narrowed to a client and an airline, then reminded, extended and cancelled by keyboard", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  const company = `Quokka ${Date.now().toString(36)}`;
  const inquirer = await ask<{ id: string }>(page, "POST", "/ffadmin/quotation-inquirer/create", {
    companyName: company,
    nameofInquirer: "Ada Buyer",
    country: "US",
    email: "ada@quokka.example.com",
  });
  const [draft, sent] = [await storeDraft(page, 1), await storeDraft(page, 1)];
  for (const { id } of [draft, sent]) {
    await ask(page, "POST", "/ffadmin/saved-quotation/update", {
      quotation_id: id,
      version: 1,
      lockVersion: 1,
      inquirerId: inquirer.id,
    });
  }
  await ask(
    page,
    "POST",
    `/ffadmin/saved-quotation/email?quotation_id=${sent.id}&email=ada@quokka.example.com`,
    {},
  );
  const { options } = await ask<{ options: { airline: { name: string } }[] }>(
    page,
    "GET",
    `/ffadmin/quotation/${sent.id}`,
  );
  const airline = options[0]?.airline.name ?? "";

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LIST);
  await expectSettled(page);
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader", { name: "Client" })).toBeVisible();
  await expect(table.getByRole("columnheader", { name: "Airline" })).toBeVisible();
  // no column is cut: the table is no wider than its frame
  const scroller = table.locator("..");
  expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);

  await page.keyboard.press("f");
  const panel = page.getByRole("dialog", { name: "Filter quotations" });
  await panel.getByRole("combobox", { name: "Client" }).pressSequentially(company);
  await page.keyboard.press("Enter");
  await panel.getByRole("combobox", { name: "Airline" }).pressSequentially(airline);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(inquirer.id));
  await expect(page).toHaveURL(/airline/);
  await page.keyboard.press("Escape");
  // the address alone says it all: chips name the client and the airline after a reload
  await page.reload();
  await expect(table.getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Remove the filter Client" })).toBeVisible();
  await expect(page.getByText(company).first()).toBeVisible();

  await table.getByRole("checkbox").first().check();
  const act = async (button: string) => {
    await page.getByRole("button", { name: button, exact: true }).focus();
    await page.keyboard.press("Enter");
    return page.getByRole("dialog");
  };
  let dialog = await act("Remind");
  await expect(dialog).toContainText("Reminders to send: 1");
  await expect(dialog.getByTestId("bulk-left")).toContainText("Not possible: 1 (not sent yet)");
  await dialog.getByRole("button", { name: "Remind" }).click();
  await expect(dialog.getByTestId("bulk-result")).toContainText("Reminded: 1");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);

  await table.getByRole("checkbox").first().check();
  dialog = await act("Extend");
  await dialog.getByRole("button", { name: "Extend" }).click();
  await expect(dialog).toContainText("Choose a date");
  await dialog.getByLabel("Valid until").fill("2099-12-31");
  await dialog.getByRole("button", { name: "Extend" }).click();
  await expect(dialog.getByTestId("bulk-result")).toContainText("Extended: 0");
  await expect(dialog).toContainText("Not possible: 2 (the rate ends before that day)");
  await page.keyboard.press("Enter");

  await ask(
    page,
    "POST",
    `/ffadmin/saved-quotation/accept-or-cancel?quotation_id=${sent.id}&status=accept&version=1`,
  );
  await page.reload();
  await table.getByRole("checkbox").first().check();
  dialog = await act("Cancel quotations");
  await expect(dialog).toContainText("Quotations to cancel: 2");
  await expect(dialog.getByTestId("bulk-accepted")).toHaveText(
    /^Accepted by the client already: 1 \(HS-[^,]+\)$/,
  );
  await dialog.getByLabel("Reason").fill("Shipment called off");
  await page.keyboard.press("Enter");
  await expect(dialog.getByTestId("bulk-result")).toContainText("Cancelled: 2");
  await page.keyboard.press("Enter");
  await expect(table.getByText("Cancelled", { exact: true })).toHaveCount(2);

  // on a phone the cards are chosen, and what can be done with them unfolds at the foot of the screen
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole("checkbox", { name: /^Select HS-/ })
    .first()
    .check();
  const bar = page.getByRole("toolbar", { name: "1 selected" });
  await expect(bar.getByRole("button", { name: "Remind" })).toHaveCount(0);
  await bar.getByRole("button", { name: "Actions" }).click();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole("button", { name: "Remind" }).click();
  await expect(dialog.getByTestId("bulk-left")).toContainText("Not possible: 1");
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "Clear" }).click();
  await expect(bar).toHaveCount(0);
});
