import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, findAccount, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { assignToAgent, sendClientRequest } from "./steps/client-request.ts";
import { goodsCell } from "./steps/create-quotation.ts";
import { callAs } from "./steps/sign-up.ts";

const ADMIN = "/freight-forwarder/admin/incoming-requests";
const AGENT = "/freight-forwarder/agent/incoming-requests";

test("an admin prices a client's request and confirms the client's yes", async ({
  page,
  request,
  signInAs,
}) => {
  const note = `By Friday ${Date.now()}`;
  const { requestId, quoteId } = await sendClientRequest(request, note);
  const client = await findAccount(request, "ROLE_FFCLIENT");
  await signInAs("ROLE_FFADMIN");
  await page.goto(`${ADMIN}/list/view`);
  const link = page.locator(`a[href$="${requestId}"]`);
  await expect(link).toBeVisible();
  await page.getByRole("button", { name: /^New/ }).click();
  await expect(page).toHaveURL(/status/);
  await expect(link).toBeVisible();
  await expectAccessible(page);
  coverScreen(page, `${ADMIN}/list/view`, { task: "narrow the requests to the new ones" });

  await link.click();
  await expect(page.getByText(note)).toBeVisible();
  const assignee = page.getByLabel("Assign to");
  await assignee.selectOption({ index: 1 });
  await expect(page.getByText("Request assigned")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Price it" }).click();
  await expect(page).toHaveURL(new RegExp(`/quotation/output/${requestId}`));
  const mail = `request_id=${requestId}&quote_id=${quoteId}&email=${client.username}`;
  await ask(page, "POST", `/ffadmin/client-quotation/email?${mail}&airline_show=true&remark_show=true`, {});
  const asClient = await callAs(request, "ROLE_FFCLIENT");
  const accepted = `request_id=${requestId}&quote_id=${quoteId}&status=accept`;
  await asClient.post(`/ffadmin/client-quotation/accept-or-cancel?${accepted}`, {});

  await page.goto(`${ADMIN}/details/${requestId}`);
  await page.getByRole("button", { name: "Accept reply" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Accept reply" }).click();
  await expect(page.getByText("Quotation Accepted successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept reply" })).toHaveCount(0);
  await expect(page.getByRole("main").getByText("Confirmed", { exact: true })).toBeVisible();
  coverScreen(page, `${ADMIN}/details/:id`, { task: "assign a request, and accept the client's reply" });
});

test("an agent finds the request it was given, and cancels it for the client", async ({
  page,
  request,
  signInAs,
}) => {
  const { requestId } = await sendClientRequest(request);
  await signInAs("ROLE_FFAGENT");
  await page.goto(`${AGENT}/list/view`);
  await assignToAgent(page.request, requestId);
  await page.reload();
  await page.locator(`a[href$="${requestId}"]`).click();
  coverScreen(page, `${AGENT}/list/view`, { task: "open the request that an admin assigned" });
  await expect(page.getByLabel("Assign to")).toHaveCount(0);
  await page.getByRole("button", { name: "Cancel request" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel request" }).click();
  await expect(page.getByText("Request cancelled")).toBeVisible();
  await expect(page.getByRole("link", { name: "Price it" })).toHaveCount(0);
  coverScreen(page, `${AGENT}/details/:id`, { task: "cancel a request" });
});

test("what the client asked for is seen while the desk prices another weight, and by the client in its own words", async ({
  page,
  request,
  signInAs,
}) => {
  const { requestId } = await sendClientRequest(request);
  await signInAs("ROLE_FFADMIN");
  await page.goto(`/freight-forwarder/admin/quotation/output/${requestId}`);
  const asked = page.getByTestId("other-shipment");
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await expect(asked).toHaveCount(0);
  await goodsCell(page, 0, "totalWeight").fill("520");
  await expect(asked).toContainText("The client asked for");
  await expect(asked).toContainText("410.0 kg");
  await expect(asked).toContainText(/Different: \u2068goods/);
  await expectAccessible(page);

  await page.goto(`${ADMIN}/list/view`);
  const row = page.getByRole("row").filter({ has: page.locator(`a[href$="${requestId}"]`) });
  await expect(row).toContainText("Priced otherwise");
  await page.locator(`a[href$="${requestId}"]`).click();
  await expect(page.getByTestId("other-shipment")).toContainText("520.0 kg");
  await expectAccessible(page);

  await signInAs("ROLE_FFCLIENT");
  await page.goto(`/freight-forwarder/client/sent-requests/details/${requestId}`);
  await expect(page.getByRole("table")).toContainText("410");
});
