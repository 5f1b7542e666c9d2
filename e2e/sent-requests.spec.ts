import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, findAccount, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { assignToAgent, priceShipment } from "./steps/client-request.ts";
import { callAs } from "./steps/sign-up.ts";

const PHONE = { width: 390, height: 844 };

test("a shipper asks two forwarders on a phone, compares, says yes, and the order is confirmed", async ({
  page,
  request,
  signInAs,
}) => {
  await page.setViewportSize(PHONE);
  await signInAs("ROLE_CONSIGNEE");
  const requestId = await priceShipment(page);
  await page.goto(`/shipper/forwarders?request=${requestId}`);
  await expectAccessible(page);
  const harbor = page.getByRole("link", { name: /^Send request: Harbor/ });
  await expect(harbor).toBeVisible();
  await page.getByRole("link", { name: /^Harbor/ }).click();
  await expect(page).toHaveURL(/\/shipper\/company-details\//);
  await expect(page.getByText("Lanes quoted most")).toBeVisible();
  coverScreen(page, "/shipper/company-details/:companyId", { task: "see what a forwarder quotes" });
  await page.goBack();
  await harbor.click();
  await page.getByRole("checkbox", { name: /Nordlicht/ }).check();
  await page.getByLabel("Note for the forwarders (optional)").fill("Two pallets, by Friday");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page).toHaveURL(new RegExp(`/shipper/sent-requests/details/${requestId}`));
  await expect(page.getByTestId("asked-forwarder")).toHaveCount(2);
  coverScreen(page, "/shipper/send-request/:companyId", { task: "ask two forwarders at once" });

  // at the forwarder's desk: an admin assigns, an agent quotes
  const admin = await callAs(request, "ROLE_FFADMIN");
  const { content } = await admin.get("/ffadmin/client/quotation-request/list", { search: "ATL" });
  const arrived = content.find(({ note }: { note: string }) => note === "Two pallets, by Friday");
  await assignToAgent(request, arrived.request_id);
  const agent = await callAs(request, "ROLE_FFAGENT");
  const { options } = await agent.get(`/quotation-requests/${arrived.request_id}`, {});
  const shipper = await findAccount(request, "ROLE_CONSIGNEE");
  const quoteIds = options.slice(0, 2).map(({ quote_id }: { quote_id: string }) => quote_id);
  const mail = `request_id=${arrived.request_id}&quote_id=${quoteIds.join(",")}&email=${shipper.username}`;
  await agent.post(`/ffadmin/client-quotation/email?${mail}&airline_show=true&remark_show=true`, {});

  await page.goto("/shipper/quotation/sent");
  const link = page.locator(`a[href$="${requestId}"]`);
  await expect(link).toBeVisible();
  await expectAccessible(page);
  coverScreen(page, "/shipper/quotation/sent", { task: "find what waits for a decision" });
  await link.click();
  await expect(page.getByTestId("offer")).toHaveCount(2);
  await expect(page.getByText("Lowest total")).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  await page
    .getByTestId("offer")
    .first()
    .getByRole("button", { name: /^Accept/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
  await coverText(page, "Quotation Confirmed Successfully.");
  await expect(page.getByText("Your choice")).toBeVisible();
  // the other forwarder was let go with it
  await expect(page.getByTestId("asked-forwarder").filter({ hasText: "Cancelled" })).toHaveCount(1);
  await (
    await callAs(request, "ROLE_FFADMIN")
  ).post("/ffadmin/quotation/accept-reply", {
    request_id: arrived.request_id,
  });
  await page.goto("/shipper/sent-requests/list/view");
  await expect(page.getByRole("listitem").filter({ hasText: "Confirmed" }).first()).toBeVisible();
  coverScreen(page, "/shipper/sent-requests/list/view", { task: "see the confirmed order" });
});

test("a client withdraws a request that it sent, and an admin keeps the rule that gave it out", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await page.goto("/freight-forwarder/admin/incoming-requests/rules");
  await page.getByRole("button", { name: "Add rule" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name of the rule").fill("Luxembourg");
  await dialog.getByLabel("To", { exact: true }).selectOption("country");
  await dialog.getByLabel("To: Country").fill("Luxembourg");
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add rule" }).click();
  await expect(page.getByRole("cell", { name: "Luxembourg", exact: true })).toBeVisible();
  await expectAccessible(page);

  await signInAs("ROLE_FFCLIENT");
  const requestId = await priceShipment(page);
  await ask(page, "POST", "/ffadmin/client-quotation/send", { request_id: requestId });
  await page.goto("/freight-forwarder/client/sent-requests/list/view");
  await page.locator(`a[href$="${requestId}"]`).click();
  coverScreen(page, "/freight-forwarder/client/sent-requests/list/view", { task: "open a sent request" });
  await expect(page.getByText("In work")).toBeVisible();
  await page.getByRole("button", { name: /^Withdraw the request/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("Request withdrawn")).toBeVisible();

  await signInAs("ROLE_FFADMIN");
  await page.goto(`/freight-forwarder/admin/incoming-requests/details/${requestId}`);
  await expect(page.getByText("Assigned by rule “Luxembourg”")).toBeVisible();
  await page.goto("/freight-forwarder/admin/incoming-requests/rules");
  await page.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Luxembourg was deleted")).toBeVisible();
});
