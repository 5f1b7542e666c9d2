import { coverScreen, coverText } from "./cover.ts";
import { expect, test } from "./fixtures.ts";
import {
  enterKey,
  expectReassigned,
  expectSignedOut,
  findKey,
  generate,
  mailedKey,
  moveToNewPerson,
  signInAgain,
} from "./steps/keys.ts";
import { storeDraft } from "./steps/saved-quotation.ts";
import { newSignUp, readMail, signInByForm } from "./steps/sign-up.ts";

const FORWARDER = "/freight-forwarder/admin/key-management";
const OPERATOR = "/super-admin/key-generator";

test("the operator generates a forwarder's keys within its seats, and raises their number", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${OPERATOR}/freightforwarder/view`);
  await page.getByTestId("list-search").fill("Nordlicht");
  await expect(page.getByRole("listitem").filter({ hasText: "Harbor & Sky" })).toHaveCount(0);
  coverScreen(page, `${OPERATOR}/freightforwarder/view`, {
    task: "find the company among the holders of keys",
  });
  await page.getByRole("link", { name: "Nordlicht Luftfracht" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nordlicht Luftfracht");
  const admins = page.getByTestId("seats").getByRole("listitem").filter({ hasText: "Admins" });
  await expect(admins).toContainText("1 of 3 in use");
  await generate(page, "admin", 2);
  await expect(admins).toContainText("0 seats left");

  // Beyond the number nothing is made, and the dialog keeps what was typed.
  await page.getByRole("button", { name: "Generate keys" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Type").selectOption("admin");
  await dialog.getByRole("button", { name: "Generate 1 key" }).click();
  await expect(page.getByText("No keys left")).toBeVisible();
  await expect(dialog.getByLabel("Type")).toHaveValue("admin");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "Change seats" }).click();
  await dialog.getByLabel("Admins").fill("4");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(admins).toContainText("1 seat left");
  await generate(page, "admin", 1);
  await page.getByRole("button", { name: "Show as a table" }).click();
  const row = page.getByTestId("seats").getByRole("row").filter({ hasText: "Admins" });
  await expect(row).toHaveText(/Admins\s*1\s*0\s*3\s*0\s*4/);
  coverScreen(page, `${OPERATOR}/freightforwarder/details/:companyId?`, {
    task: "generate keys within the seats and raise their number",
  });
  await page.goto(`${OPERATOR}/freightforwarder/details`);
  await expect(page).toHaveURL(`${OPERATOR}/freightforwarder/view`);
});

test("a forwarder's key: assigned by mail, used, suspended, active again, moved to somebody new", async ({
  page,
  request,
  signInAs,
  openBrowser,
}) => {
  const typed = newSignUp({ firstName: "Bo", lastName: "Nakamura" });
  await signInAs("ROLE_FFADMIN");
  await page.goto(`${FORWARDER}/unassigned`);
  await generate(page, "agent", 1);
  await page.getByRole("button", { name: "Assign", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill("not an address");
  await dialog.getByRole("button", { name: "Assign and mail" }).click();
  await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription(/not a valid format/);
  await expect(dialog.getByLabel("Email")).toBeFocused();

  // Taken back at once: what was mailed opens nothing.
  await dialog.getByLabel("Email").fill(typed.email);
  await dialog.getByRole("button", { name: "Assign and mail" }).click();
  await expect(page.getByText(`Key mailed to ${typed.email}`)).toBeVisible();
  await page.getByRole("button", { name: "Unassign", exact: true }).click();
  await expect(page.getByText(`Key unassigned from ${typed.email}`)).toBeVisible();
  await page.getByRole("button", { name: "Assign", exact: true }).first().click();
  await dialog.getByLabel("Email").fill(typed.email);
  await dialog.getByRole("button", { name: "Assign and mail" }).click();
  await expect(dialog).toBeHidden();
  await coverText(page.getByRole("heading", { level: 1 }).locator(".."), "Unassign List");
  coverScreen(page, `${FORWARDER}/unassigned`, { task: "assign a key by mail" });

  await page.getByTestId("tab-Assigned").click();
  // The address changes before the list does.
  await expect(page.getByTestId("tab-Assigned")).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(`${FORWARDER}/assigned`);
  await coverText(page.getByRole("heading", { level: 1 }).locator(".."), "Assign List");
  const row = await findKey(page, typed.email);
  await expect(row).toContainText("Waiting");
  await mailedKey(request, typed.email, 2);
  await row.getByRole("button", { name: "Resend" }).click();
  await coverText(page, "Record Resend Successfully");
  const key = await mailedKey(request, typed.email, 3);
  // The list never holds the key, only its last characters.
  await expect(row).toContainText(key.slice(-4));
  expect(await page.content()).not.toContain(key.slice(0, 13));

  const holder = await openBrowser();
  await enterKey(holder, key, "agent", typed);
  const draft = await storeDraft(holder);
  await page.reload();
  await expect(row).toContainText("In use");
  await row.getByRole("button", { name: /^Details/ }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toContainText("Entered by its holder");
  await drawer.getByRole("button", { name: "Suspend" }).click();
  const question = page.getByRole("dialog", { name: "Suspend this key?" });
  await expect(question).toContainText("Bo Nakamura is signed out at once");
  await question.getByRole("button", { name: "Suspend" }).click();
  await coverText(page, "Record Suspended Successfully");
  await expectSignedOut(holder);
  await drawer.getByRole("button", { name: "Activate" }).click();
  await coverText(page, "Record Activated Successfully");
  await signInAgain(holder, typed);
  await page.keyboard.press("Escape");
  coverScreen(page, `${FORWARDER}/assigned`, { task: "suspend, activate and move a used key" });

  const next = newSignUp({ firstName: "Vera", lastName: "Sol" });
  await row.getByRole("button", { name: "Host reassign" }).click();
  await expect(page.getByText("1 quotation of Bo Nakamura stays with the company.")).toBeVisible();
  const stranger = page.getByRole("radio", { name: "A new person" });
  if (await stranger.isVisible()) await stranger.check();
  await page.getByRole("button", { name: "Move the key" }).click();
  await expect(page.locator("[name=firstName]")).toHaveAccessibleDescription("Please enter name!");
  await expect(page.locator("[name=firstName]")).toBeFocused();
  await moveToNewPerson(page, next);
  coverScreen(page, `${FORWARDER}/host-reassign/:keyType/:id`, { task: "move a key to somebody new" });
  await expect(page).toHaveURL(`${FORWARDER}/assigned`);
  await expect(await findKey(page, next.email)).toContainText("Vera Sol");
  await expectSignedOut(holder);
  await signInByForm(holder, typed.email, typed.password);
  await expect(holder.getByText("Your licence key is not active")).toBeVisible();
  expect((await readMail(request, next.email)).text).toContain("/password/reset");

  // What the old one made stays: the admin opens it.
  await page.goto(`/freight-forwarder/admin/quotation/details/${draft.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(draft.number);
});

test("an airline's keys: a pasted list of addresses, and a key that goes there and back", async ({
  page,
  request,
  signInAs,
  openBrowser,
}) => {
  const [one, other] = [newSignUp({ companyName: "airline" }), newSignUp()];
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto("/airline/admin/unassign-key");
  await page.getByRole("button", { name: "Assign several" }).click();
  const dialog = page.getByRole("dialog");
  const emails = dialog.getByLabel("Email addresses");
  await emails.fill(`Nadia <${one.email.toUpperCase()}>; ${other.email}\n${one.email}\nnobody`);
  await expect(dialog).toContainText("Not an email address: nobody");
  await expect(dialog.getByRole("button", { name: "Assign 2 keys" })).toBeDisabled();
  await emails.fill(`Nadia <${one.email}>; ${other.email}`);
  await dialog.getByRole("button", { name: "Assign 2 keys" }).click();
  await expect(page.getByText("2 keys assigned")).toBeVisible();
  coverScreen(page, "/airline/admin/unassign-key", { task: "assign keys to a pasted list of addresses" });

  const holder = await openBrowser();
  await enterKey(holder, await mailedKey(request, one.email), "agent", one);
  await page.goto("/airline/admin/assign-key");
  const row = await findKey(page, one.email);
  await expect(row).toContainText("In use");
  coverScreen(page, "/airline/admin/assign-key", { task: "take a key back" });

  const next = newSignUp({ firstName: "Vera", lastName: "Sol" });
  await row.getByRole("button", { name: "Host reassign" }).click();
  const stranger = page.getByRole("radio", { name: "A new person" });
  await expect(page.getByRole("button", { name: "Move the key" })).toBeVisible();
  if (await stranger.isVisible()) await stranger.check();
  await moveToNewPerson(page, next);
  await expectSignedOut(holder);

  // The first one has no licence now, so that the key may come back.
  await (await findKey(page, next.email)).getByRole("button", { name: "Host reassign" }).click();
  await page.getByRole("radio", { name: new RegExp(one.email) }).check();
  await page.getByRole("button", { name: "Move the key" }).click();
  await dialog.getByRole("button", { name: "Move the key" }).click();
  await expectReassigned(page);
  coverScreen(page, "/airline/admin/keymanagement/add/reassign/:reassignId", {
    task: "move a key of the airline to somebody new",
  });
  await expect(page).toHaveURL("/airline/admin/assign-key");
  await signInAgain(holder, one);
});

for (const [type, path] of [
  ["agent", "/super-admin/key-generator/reassign/:keyId"],
  ["client", "/super-admin/key-generator/client/add/reassign/:keyId"],
] as const) {
  test(`the operator finds a key of type ${type}, copies it for its holder, and moves it to somebody new`, async ({
    page,
    request,
    context,
    signInAs,
    openBrowser,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signInAs("ROLE_SUPERADMIN");
    const actions = "/super-admin/key-management/freightforwarder/actionkey/details";
    const [typed, next] = [newSignUp(), newSignUp({ firstName: "Vera", lastName: "Sol" })];
    await page.goto(actions);
    await page.getByRole("button", { name: "Assign several" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "Company" }).fill("Harbor");
    await page.getByRole("option", { name: "Harbor & Sky Forwarding" }).click();
    await dialog.getByLabel("Type").selectOption(type);
    await dialog.getByLabel("Email addresses").fill(typed.email);
    await dialog.getByRole("button", { name: "Assign 1 key" }).click();
    await expect(page.getByText("1 key assigned")).toBeVisible();
    const key = await mailedKey(request, typed.email);

    const row = await findKey(page, typed.email);
    await row.getByRole("button", { name: /^Details/ }).click();
    await dialog.getByRole("button", { name: "Copy key" }).click();
    await expect(page.getByText("Key copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await expect(dialog).toContainText("Copied in full");
    expect(page.url()).not.toContain(key.slice(0, 6));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    coverScreen(page, actions, { task: "copy, assign and suspend a key of any company" });

    const holder = await openBrowser();
    await enterKey(holder, key, type, typed);
    await page.reload();
    await row.getByRole("button", { name: "Host reassign" }).click();
    await expect(page.getByRole("button", { name: "Move the key" })).toBeVisible();
    const stranger = page.getByRole("radio", { name: "A new person" });
    if (await stranger.isVisible()) await stranger.check();
    await moveToNewPerson(page, next);
    await expectSignedOut(holder);
    coverScreen(page, path, { task: "move a key to somebody new" });
  });
}

test("the operator lists the airlines' keys of a state and takes them along", async ({ page, signInAs }) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${OPERATOR}/airline-key/list/view`);
  await expect(page.getByRole("row").filter({ hasText: "Lufthansa Cargo" }).first()).toBeVisible();
  await page.getByTestId("tab-Suspended").click();
  await expect(page).toHaveURL(/Suspended/);
  await expect(page.getByRole("row").filter({ hasText: "In use" })).toHaveCount(0);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: /CSV/i }).click();
  expect((await downloading).suggestedFilename()).toBe("licence-keys.csv");
  coverScreen(page, `${OPERATOR}/airline-key/list/view`, {
    task: "list the keys of a state and compare the rows",
  });
});

test("the address of a notification opens the list at its filter", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  for (const tab of ["All", "Used", "Unused", "Active", "Suspended", "Expired"]) {
    const filter = encodeURIComponent(JSON.stringify({ state: tab }));
    await page.goto(`${FORWARDER}/assigned?page=1&size=50&filter=${filter}`);
    await expect(page.getByTestId(`tab-${tab}`)).toHaveAttribute("aria-pressed", "true");
  }
  await expect(page.getByRole("row").filter({ hasText: "has expired" }).first()).toBeVisible();
});
