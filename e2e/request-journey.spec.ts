import type { Page } from "@playwright/test";
import { coverText } from "./cover.ts";
import { expect, expectAccessible, findAccount, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { findAgentId, priceShipment } from "./steps/client-request.ts";
import { goodsCell } from "./steps/create-quotation.ts";
import { expectSettled } from "./steps/settled.ts";

const bellOf = (page: Page) => page.getByRole("button", { name: /^Open notifications/ });

/** Waits for news of a request in the bell's panel, without a reload, and follows it. */
async function followNews(page: Page, requestId: string, said: RegExp): Promise<void> {
  await bellOf(page).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  // demo people have news of other requests
  const own = panel.locator(`a[href*="${requestId}"]`);
  await own.filter({ hasText: said }).first().click();
  await expect(panel).toHaveCount(0);
  await expectSettled(page);
}

test("a request goes from a client over admin and agent to a confirmed order; each hears of it at once", async ({
  page: client,
  request,
  signInAs,
  openBrowser,
}) => {
  const admin = await openBrowser({ role: "ROLE_FFADMIN" });
  await admin.goto("/freight-forwarder/admin/margins");
  const agent = await openBrowser({ role: "ROLE_FFAGENT" });
  await agent.goto("/freight-forwarder/agent/margins");
  await signInAs("ROLE_FFCLIENT");
  const requestId = await priceShipment(client);
  await client.goto(`/freight-forwarder/client/quotation/output/${requestId}`);
  for (const page of [admin, agent, client]) await expectSettled(page);

  const note = `From the dock ${Date.now()}`;
  await client.getByLabel("Note to the forwarder").fill(note);
  await client.getByRole("button", { name: /^Send to Harbor/ }).click();
  await expect(client).toHaveURL("/freight-forwarder/client/sent-requests/list/view");

  await followNews(admin, requestId, /asks for a quotation/);
  await expect(admin).toHaveURL(`/freight-forwarder/admin/incoming-requests/details/${requestId}`);
  await expect(admin.getByText(note)).toBeVisible();
  await admin
    .getByLabel("Assign to")
    .selectOption(await findAgentId(request, (path) => ask(admin, "GET", path)));
  await expect(admin.getByText("Request assigned")).toBeVisible();

  await followNews(agent, requestId, /was assigned to you/);
  await expect(agent).toHaveURL(`/freight-forwarder/agent/incoming-requests/details/${requestId}`);
  await agent.getByRole("link", { name: "Price it" }).click();
  await expect(agent).toHaveURL(new RegExp(`/quotation/output/${requestId}`));
  await expect(agent.getByTestId("option").first()).toBeVisible();
  const { options } = await ask<{ options: readonly { quote_id: string }[] }>(
    agent,
    "GET",
    `/quotation-requests/${requestId}`,
  );
  const { username: email } = await findAccount(request, "ROLE_FFCLIENT");
  const mail = `request_id=${requestId}&quote_id=${options[0]?.quote_id ?? ""}&email=${email}`;
  await ask(agent, "POST", `/ffadmin/client-quotation/email?${mail}&airline_show=true&remark_show=true`, {});

  await followNews(client, requestId, /has a quotation/);
  await expect(client).toHaveURL(`/freight-forwarder/client/sent-requests/details/${requestId}`);
  await client
    .getByRole("link", { name: /^Open quotation/ })
    .first()
    .click();
  await expect(client).toHaveURL(/\/client\/quotation\/details\//);
  await client
    .getByRole("button", { name: /^Confirm: / })
    .first()
    .click();
  await client.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true }).click();
  await coverText(client, "Confirmed Successfully");

  await followNews(admin, requestId, /An admin has to confirm it/);
  await expect(admin).toHaveURL(`/freight-forwarder/admin/incoming-requests/details/${requestId}`);
  await admin.getByRole("button", { name: "Accept reply" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Accept reply" }).click();
  await coverText(admin, "Quotation Accepted successfully!");
  await expectAccessible(admin);

  await followNews(client, requestId, /is confirmed/);
  await expect(client.getByRole("main").getByText("Confirmed", { exact: true }).first()).toBeVisible();
  await expectAccessible(client);
});

test("a request is sent as it was typed last, and not while it can't be priced", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFCLIENT");
  const requestId = await priceShipment(page);
  await page.goto(`/freight-forwarder/client/quotation/output/${requestId}`);
  await expectSettled(page);
  const weight = goodsCell(page, 0, "totalWeight");
  const send = page.getByRole("button", { name: /^Send to Harbor/ });
  await weight.fill("");
  await send.click();
  await expect(weight).toHaveAttribute("aria-invalid", "true");
  // sent before its price has come
  await weight.fill("444");
  await send.click();
  await expect(page).toHaveURL("/freight-forwarder/client/sent-requests/list/view");
  const { form } = await ask<{ form: { goodsArray: readonly { totalWeight: string }[] } }>(
    page,
    "GET",
    `/priced-requests/${requestId}`,
  );
  expect(form.goodsArray.map(({ totalWeight }) => totalWeight)).toEqual(["444"]);
});

test("a client books no price that changed since it was shown", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFCLIENT");
  const requestId = await priceShipment(page);
  await page.goto(`/freight-forwarder/client/quotation/output/${requestId}`);
  await expectSettled(page);
  const option = page.getByTestId("option").first();
  await option.getByRole("button", { name: "Choose", exact: true }).click();
  const total = page.getByTestId("summary-total");
  const shown = await total.textContent();
  // in another tab the same client makes the shipment heavier
  const path = `/priced-requests/${requestId}`;
  const { form } = await ask<{ form: { goodsArray: readonly object[] } }>(page, "GET", path);
  await ask(page, "PUT", path, {
    ...form,
    goodsArray: form.goodsArray.map((line) => ({ ...line, totalWeight: "999" })),
  });
  const book = async () => {
    await page.getByRole("button", { name: /^Confirm at / }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true }).click();
  };
  await book();
  await expect(page.getByText(/^Nothing was booked: the price has changed/)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // what is in the form is priced again, and may be booked
  await expect(total).toHaveText(String(shown));
  await book();
  await coverText(page, "Quotation Confirmed Successfully.");
});
