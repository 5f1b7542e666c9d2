import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { confirmIn, enterAs, findRow, signUpApproved } from "./steps/companies.ts";
import { acceptInvitation, addShipper, newEmail } from "./steps/people.ts";
import { expectSettled } from "./steps/settled.ts";
import { readMail } from "./steps/sign-up.ts";

const ADMIN = "/freight-forwarder/admin";
const AGENT = "/freight-forwarder/agent";

test("shippers are put on the list, noted about, and no longer worked with", async ({
  page,
  request,
  openBrowser,
}) => {
  const founder = await signUpApproved(request, "freightforwarder");
  const known = await signUpApproved(request, "shipper");
  await enterAs(page, founder);
  await page.goto(`${ADMIN}/shippers/list/view`);
  await expect(page.getByText("Add a shipper you work with.")).toBeVisible();
  const email = newEmail();
  await expect(await addShipper(page, "株式会社みなと 🌊", email)).toBeHidden();
  const invited = await findRow(page, email);
  await expect(invited).toContainText("株式会社みなと 🌊");
  await expect(invited).toContainText("Invited");
  const guest = await openBrowser();
  await enterAs(guest, await acceptInvitation(guest, email));
  await guest.goto("/shipper/quotation/list/view");
  await expect(guest.locator("h1")).toBeVisible();

  await page.getByTestId("list-search").fill("");
  const again = await addShipper(page, "A second time", email);
  await expect(again.getByText("This shipper is already on your list")).toBeVisible();
  await expectAccessible(page);
  await again.getByLabel("Email").fill(known.email);
  await again.getByRole("button", { name: "Add shipper" }).click();
  await expect(again).toBeHidden();
  expect((await readMail(request, known.email, 4)).subject).toContain(founder.companyName);

  const row = await findRow(page, known.email);
  await row.getByRole("button", { name: /^Edit/ }).click();
  await page
    .getByRole("dialog")
    .getByLabel(/^Your reference/)
    .fill("C-77");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("C-77");
  await row.getByRole("button", { name: /^Suspend/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Their account");
  await confirmIn(page, "Suspend");
  await expect(row).toContainText("Suspended");
  await row.getByRole("button", { name: /^Reactivate/ }).click();
  await confirmIn(page, "Reactivate");
  await expect(row).toContainText("Active");
  coverScreen(page, `${ADMIN}/shippers/list/view`, {
    task: "put a shipper on the list, note about it and end the tie",
  });
});

test("an agent of the forwarder sees its shippers and ends no tie", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFAGENT");
  await page.goto(`${AGENT}/shippers/list/view`);
  await expectSettled(page);
  const email = newEmail();
  await addShipper(page, "Lantern Works", email);
  const row = await findRow(page, email);
  await expect(row.getByRole("button", { name: /^Edit/ })).toBeVisible();
  await expect(row.getByRole("button", { name: /^Suspend/ })).toHaveCount(0);
  coverScreen(page, `${AGENT}/shippers/list/view`, { task: "note about a shipper" });
});

test("two people note something about the same shipper: what was typed stays, and what the other wrote is shown", async ({
  page,
  request,
}) => {
  const founder = await signUpApproved(request, "freightforwarder");
  await enterAs(page, founder);
  const email = newEmail();
  const noted = { companyName: "Lantern Works", firstName: "Ada", lastName: "Moss", country: "JP" };
  const { id } = await ask<{ id: string }>(page, "POST", "/shippers", { ...noted, email });
  await page.goto(`${ADMIN}/shippers/list/view`);
  await (await findRow(page, email)).getByRole("button", { name: /^Edit/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^City/).fill("Kobe");
  const theirs = { ...noted, version: 1, city: "Osaka", reference: "L-7" };
  await ask(page, "PUT", `/shippers/${id}`, theirs);
  await dialog.getByRole("button", { name: "Save" }).click();
  const alert = dialog.getByRole("alert", { name: "Someone else changed this" });
  await expect(alert).toContainText("Your reference: L-7");
  await expect(alert).toContainText("City: Osaka");
  await expect(dialog.getByLabel(/^City/)).toHaveValue("Kobe");
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Record Updated Successfully")).toBeVisible();
  const stored = await ask<{ city: string; reference: string }>(page, "GET", `/shippers/${id}`);
  expect(stored).toMatchObject({ city: "Kobe", reference: "L-7" });
});
