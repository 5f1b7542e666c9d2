import type { Page } from "@playwright/test";
import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const typing = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const said = (page: Page, text: string) => page.getByRole("log").getByText(text, { exact: true });

test("a client asks, the agent answers with a quotation, and each sees it at once and that it was seen", async ({
  page: client,
  signInAs,
  openBrowser,
}) => {
  const question = `Is <b>pickup</b> included? ${Date.now()}`;
  const agent = await openBrowser({ role: "ROLE_FFAGENT" });
  await agent.goto("/freight-forwarder/agent/messages");
  await signInAs("ROLE_FFCLIENT");
  await client.goto("/freight-forwarder/client/messages");
  await client.getByRole("button", { name: "New conversation" }).click();
  await client.getByRole("dialog").getByRole("button", { name: "Harbor & Sky" }).click();
  await expect(client).toHaveURL(/\?room=[0-9a-f-]{36}/);

  // nothing typed is asked of the server, which says why it is nothing
  await client.getByRole("button", { name: "Send", exact: true }).click();
  await expect(client.getByText("This field is required")).toBeVisible();
  await typing(client).fill("one");
  await typing(client).press("Shift+Enter");
  await expect(typing(client)).toHaveValue("one\n");
  await typing(client).fill(question);
  await typing(client).press("Enter");
  await expect(said(client, question)).toBeVisible();
  await coverText(client, "Message sent successfully");
  await coverText(client, "Client (C/S)");
  await expectAccessible(client);
  coverScreen(client, "/freight-forwarder/client/messages", { task: "ask the forwarder something" });

  const room = agent.getByRole("button").filter({ hasText: question });
  await expect(room).toBeVisible();
  await expect(room.getByText(/unread message/)).toBeAttached();
  await room.click();
  await expect(said(agent, question)).toBeVisible();
  await expect(client.getByRole("listitem").filter({ hasText: question }).getByText("Seen")).toBeVisible();

  await agent.getByRole("button", { name: "Attach a quotation" }).click();
  const choice = agent.getByRole("dialog");
  const number =
    (await choice
      .getByText(/^[A-Z]+-\d{4}-\d+/)
      .first()
      .textContent()) ?? "";
  await choice.getByRole("button").filter({ hasText: number }).first().click();
  await typing(agent).fill("It is, with this one:");
  await typing(agent).press("Enter");
  const sent = agent.getByRole("listitem").filter({ hasText: "It is, with this one:" });
  await expect(sent.getByText(`Quotation ${number}`)).toBeVisible();
  coverScreen(agent, "/freight-forwarder/agent/messages", { task: "answer with a quotation attached" });

  const answer = client.getByRole("listitem").filter({ hasText: "It is, with this one:" });
  await expect(answer.getByText("FF Agent")).toBeVisible();
  await expect(answer.getByText(`Quotation ${number}`)).toBeVisible();
  await expect(answer.getByRole("link", { name: "Open quotation" })).toHaveAttribute(
    "href",
    /quotation\/details/,
  );
});

test("what is written offline is kept over a reload, and sent once when the connection is back", async ({
  page,
  context,
  complaints,
  signInAs,
}) => {
  const kept = `Kept ${Date.now()}`;
  await signInAs("ROLE_FFCLIENT");
  await page.goto("/freight-forwarder/client/messages");
  await page.getByRole("list", { name: "Conversations" }).getByRole("button").first().click();
  await expect(typing(page)).toBeVisible();
  const calls: string[] = [];
  await page.route("**/send/msg", async (route) => {
    calls.push(route.request().postData() ?? "");
    await route.continue();
  });
  await context.setOffline(true);
  await typing(page).fill(kept);
  await typing(page).press("Enter");
  const waiting = page.getByRole("listitem").filter({ hasText: kept });
  await expect(waiting.getByText("Waiting to be sent")).toBeVisible();
  expect(calls).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole("log").getByText(kept)).toHaveCount(1);
  await expect(waiting.getByText("Sent", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("log").getByText(kept)).toHaveCount(1);
  expect(calls).toHaveLength(1);
  // the browser itself says that it was offline, when the stream of changes asks meanwhile
  const others = complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"));
  complaints.splice(0, complaints.length, ...others);
});

test("a file that is on its way goes once, with its quotation, and takes nothing that is typed meanwhile", async ({
  page,
  signInAs,
}) => {
  const msg = `With the packing list ${Date.now()}`;
  await signInAs("ROLE_FFAGENT");
  await page.goto("/freight-forwarder/agent/messages");
  const rooms = page.getByRole("list", { name: "Conversations" }).getByRole("button");
  await rooms.filter({ hasText: "client@harborsky" }).or(rooms).first().click();
  const text = { name: "packing.txt", mimeType: "text/plain", buffer: Buffer.from("2 crates") };
  await page.getByTestId("chat-files").setInputFiles(text);
  await page.getByRole("button", { name: "Attach a quotation" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /[A-Z]+-\d{4}-\d+/ })
    .first()
    .click();

  const answer = Promise.withResolvers<undefined>();
  const sent: string[] = [];
  await page.route("**/chat/rooms/*/files", async (route) => {
    sent.push(route.request().url());
    await answer.promise;
    await route.continue();
  });
  await typing(page).fill(msg);
  await typing(page).press("Enter");
  await typing(page).press("Enter");
  await expect.poll(() => sent).toHaveLength(1);
  await typing(page).fill(`${msg} And the next thing`);
  // another room and back: what is on its way is still on its way there
  await rooms.last().click();
  await expect(page.getByRole("button", { name: "Remove packing.txt" })).toHaveCount(0);
  await rooms.first().click();
  await expect(page.getByRole("button", { name: "Remove packing.txt" })).toHaveCount(1);
  await typing(page).press("Enter");
  answer.resolve(undefined);
  const message = page.getByRole("listitem").filter({ hasText: msg });
  await expect(message.getByRole("button", { name: /^Save packing.txt/ })).toBeVisible();
  await expect(message.getByText(/^Quotation [A-Z]+-/)).toBeVisible();
  await expect(typing(page)).toHaveValue("And the next thing");
  await expect(page.getByRole("button", { name: "Remove packing.txt" })).toHaveCount(0);
  expect(sent).toHaveLength(1);
  await page.getByTestId("chat-files").setInputFiles([1, 2, 3, 4, 5, 6].map(() => text));
  await expect(page.getByText("At most five files go with one message.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove packing.txt" })).toHaveCount(5);
});

test("a shipper and an admin talk on a phone: the list, then the conversation", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs("ROLE_CONSIGNEE");
  await page.goto("/shipper/messages");
  const list = page.getByRole("list", { name: "Conversations" });
  await list.getByRole("button").filter({ hasText: "Harbor & Sky" }).click();
  await expect(list).toBeHidden();
  const text = `On a phone ${Date.now()}`;
  await typing(page).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(said(page, text)).toBeVisible();
  await page.getByRole("button", { name: "All conversations" }).click();
  await expect(list).toBeVisible();
  coverScreen(page, "/shipper/messages", { task: "write to a forwarder" });

  const admin = await openBrowser({ role: "ROLE_FFADMIN" });
  await admin.goto("/freight-forwarder/admin/messages");
  await admin.getByRole("searchbox", { name: "Search conversations and messages" }).fill(text);
  await admin
    .getByRole("list", { name: "Conversations" })
    .getByRole("button")
    .filter({ hasText: text })
    .last()
    .click();
  await expect(said(admin, text)).toBeVisible();
  coverScreen(admin, "/freight-forwarder/admin/messages", { task: "find a message by its words" });
});
