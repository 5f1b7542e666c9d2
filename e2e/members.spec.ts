import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { confirmIn, enterAs, findRow, signUpApproved } from "./steps/companies.ts";
import { createHandOver } from "./steps/hand-over.ts";
import { expectSignedOut } from "./steps/keys.ts";
import { acceptInvitation, addPerson, newEmail } from "./steps/people.ts";
import { signInByForm } from "./steps/sign-up.ts";

const ADMIN = "/freight-forwarder/admin";
const AGENT = "/freight-forwarder/agent";

/** A forwarder's admin and the agent who was added. */
const added = createHandOver<{ founder: Awaited<ReturnType<typeof signUpApproved>>; email: string }>();

test("a forwarder's admin adds an agent and edits what is said of them", async ({ page, request }) => {
  const founder = await signUpApproved(request, "freightforwarder");
  await enterAs(page, founder);
  await page.goto(`${ADMIN}/agents/list/view`);
  await page.getByRole("link", { name: "Add agent" }).click();
  await page.getByRole("button", { name: "Add agent", exact: true }).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(page.getByText("Please enter name!")).toHaveCount(2);
  await expect(page.getByText("Please enter Email Address!")).toBeVisible();
  await coverText(page, "Please enter name!");
  await expect(page.getByText("20 of 20 seats free")).toBeVisible();
  await page.getByLabel("First name").fill("Ida <b>&</b>");
  await page.getByLabel("Last name").fill("Moss");
  await page.getByLabel("Email").fill(founder.email);
  await page.getByRole("button", { name: "Add agent", exact: true }).click();
  await coverText(page, "The entered Email address is already registered!");
  const email = newEmail();
  await addPerson(page, "Add agent", ["Ida <b>&</b> 🌊", "نور الدين"], email);
  await expect(page).toHaveURL(`${ADMIN}/agents/list/view`);
  const row = await findRow(page, email);
  await expect(row).toContainText("Ida <b>&</b> 🌊 نور الدين");
  await expect(row).toContainText("Never");
  coverScreen(page, `${ADMIN}/agents/add`, { task: "add an agent" });

  await row.getByRole("link").click();
  await page.getByRole("button", { name: /^Send the link again/ }).click();
  await coverText(page, "Record Resend Successfully");
  await page.getByLabel("First name").fill("Édith");
  await page.getByLabel(/^Phone/).fill("call me");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Phone number is not valid!")).toBeVisible();
  await page.getByLabel(/^Phone/).fill("+45 33 00 00 00");
  await page.getByRole("button", { name: "Save" }).click();
  await coverText(page, "Record Updated Successfully");
  coverScreen(page, `${ADMIN}/agents/edit/:id`, { task: "change the agent and send the link again" });
  added.leave({ founder, email });
});

test("a forwarder's admin suspends an agent and lets them in again; the last admin stays", async ({
  page,
  openBrowser,
}) => {
  const { founder, email } = added.take();
  await enterAs(page, founder);
  const agent = await openBrowser();
  const invited = await acceptInvitation(agent, email);
  await enterAs(agent, invited);
  await agent.goto(`${AGENT}/clients/list/view`);
  await coverText(agent, "No Record Found");

  await page.goto(`${ADMIN}/agents/list/view`);
  const edited = await findRow(page, email);
  await expect(edited).toContainText("Édith");
  await edited.getByRole("button", { name: /^Suspend/ }).click();
  await expect(page.getByRole("dialog")).toContainText("signed out at once");
  await expectAccessible(page);
  await confirmIn(page, "Suspend");
  await coverText(page, "Record Suspended Successfully");
  await expect(edited).toContainText("Suspended");
  await expectSignedOut(agent);
  await signInByForm(agent, email, invited.password);
  await expect(agent.getByRole("alert")).toContainText("Your access is suspended");

  await edited.getByRole("button", { name: /^Reactivate/ }).click();
  await confirmIn(page, "Reactivate");
  await expect(page.getByText("Record Activated Successfully")).toBeVisible();
  await signInByForm(agent, email, invited.password);
  await expect(agent).not.toHaveURL(/\/sign-in/);

  const own = await findRow(page, founder.email);
  const suspend = own.getByRole("button", { name: /^Suspend/ });
  await own.getByRole("button", { name: /^Edit/ }).focus();
  await page.keyboard.press("Tab");
  await expect(suspend).toBeFocused();
  await expect(page.getByRole("tooltip")).toContainText("The last admin can’t be removed");
  await suspend.click({ force: true });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  coverScreen(page, `${ADMIN}/agents/list/view`, { task: "suspend the agent and let them in again" });
});

test("two admins edit the same person: what was typed stays, and what the other wrote is shown", async ({
  page,
  request,
}) => {
  const founder = await signUpApproved(request, "freightforwarder");
  await enterAs(page, founder);
  await page.goto(`${ADMIN}/agents/list/view`);
  await (await findRow(page, founder.email)).getByRole("link").click();
  await page.getByLabel("First name").fill("Mine");
  const id = /[^/]+$/.exec(page.url())?.[0] ?? "";
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const other = await request.put(`/api/members/${id}`, {
    headers: { authorization: `Bearer ${token ?? ""}` },
    data: { version: 1, firstName: "Theirs", lastName: "Moor" },
  });
  expect(other.status()).toBe(200);
  await page.getByRole("button", { name: "Save" }).click();
  const alert = page.getByRole("alert", { name: "Someone else changed this" });
  await expect(alert).toContainText("First name: Theirs");
  await expect(alert).toContainText("Last name: Moor");
  await expect(page.getByLabel("First name")).toHaveValue("Mine");
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByLabel("Last name")).toHaveValue("Moor");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(await findRow(page, founder.email)).toContainText("Mine");
});

test("clients are added, changed and suspended by the admin", async ({ page, request, openBrowser }) => {
  const founder = await signUpApproved(request, "freightforwarder");
  await enterAs(page, founder);
  await page.goto(`${ADMIN}/clients/list/view`);
  await page.getByRole("link", { name: "Add client" }).first().click();
  const email = newEmail();
  await addPerson(page, "Add client", ["Quiet", "Client"], email);
  coverScreen(page, `${ADMIN}/clients/add`, { task: "add a client" });
  await (await findRow(page, email)).getByRole("link", { name: "Quiet Client" }).click();
  await page.getByLabel("Last name").fill("Buyer");
  await page.getByRole("button", { name: "Save" }).click();
  coverScreen(page, `${ADMIN}/clients/edit/:id`, { task: "change the client" });
  const client = await openBrowser();
  await enterAs(client, await acceptInvitation(client, email));
  await client.goto("/freight-forwarder/client/quotation/list/view");
  await expect(client.locator("h1")).toBeVisible();
  const row = await findRow(page, email);
  await expect(row).toContainText("Quiet Buyer");
  await row.getByRole("button", { name: /^Suspend/ }).click();
  await confirmIn(page, "Suspend");
  await expect(row).toContainText("Suspended");
  await client.reload();
  await expect(client).toHaveURL(/\/sign-in/);
  coverScreen(page, `${ADMIN}/clients/list/view`, { task: "suspend the client" });
});

test("clients are added by an agent, who shuts nobody out", async ({ page: desk, signInAs }) => {
  await signInAs("ROLE_FFAGENT");
  await desk.goto(`${AGENT}/clients/add`);
  const second = newEmail();
  await addPerson(desk, "Add client", ["Agent’s", "Client"], second);
  coverScreen(desk, `${AGENT}/clients/add`, { task: "add a client" });
  const client = await findRow(desk, second);
  await expect(client.getByRole("button", { name: /^Suspend/ })).toHaveCount(0);
  await client.getByRole("button", { name: /^Edit/ }).click();
  await desk.getByLabel("Last name").fill("Buyer");
  await desk.getByRole("button", { name: "Save" }).click();
  await expect(await findRow(desk, second)).toContainText("Agent’s Buyer");
  coverScreen(desk, `${AGENT}/clients/edit/:id`, { task: "change the client" });
  coverScreen(desk, `${AGENT}/clients/list/view`, { task: "find the client, whom an agent cannot shut out" });
  await signInAs("ROLE_FFCLIENT");
  await desk.goto(`${ADMIN}/clients/list/view`);
  await expect(desk).toHaveURL("/error-pages/error-404");
});

test("an airline's admin adds an agent, who comes in by the mailed link", async ({
  page,
  request,
  openBrowser,
}) => {
  const founder = await signUpApproved(request, "airline");
  await enterAs(page, founder);
  await page.goto("/airline/admin/agents/add");
  const email = newEmail();
  await addPerson(page, "Add agent", ["Tobias", "Kern"], email);
  coverScreen(page, "/airline/admin/agents/add", { task: "add an agent of the airline" });
  await expect(await findRow(page, email)).toContainText("Airline Agent");
  coverScreen(page, "/airline/admin/agents/list/view", { task: "find the agent" });
  await (await findRow(page, email)).getByRole("link").click();
  await page.getByLabel("Last name").fill("Kerner");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(await findRow(page, email)).toContainText("Kerner");
  coverScreen(page, "/airline/admin/agents/edit/:id", { task: "change the agent" });
  const agent = await openBrowser();
  await enterAs(agent, await acceptInvitation(agent, email));
  await agent.goto("/");
  await expect(agent).toHaveURL("/airline/agent/priority-rate/create");
});
