import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { expectGoodLooks } from "./steps/looks.ts";

/** Each role's page, a word that some of its guides say, and one that it does not read. */
const READERS = [
  ["ROLE_FFADMIN", "/freight-forwarder/admin/tutorial/view", "Quote a shipment in a minute", "licence key"],
  ["ROLE_FFAGENT", "/freight-forwarder/agent/tutorial/view", "Quote a shipment in a minute", "timeline"],
  ["ROLE_FFCLIENT", "/freight-forwarder/client/tutorial/view", "Ask for a price", "tilted"],
  ["ROLE_CONSIGNEE", "/shipper/tutorial/view", "Ask for a price", "tilted"],
  ["ROLE_AIRLINE_ADMIN", "/airline/admin/tutorial/view", "Type a rate and try it", "one forwarder"],
  ["ROLE_AIRLINE_AGENT", "/airline/agent/tutorial", "Type a rate and try it", "template"],
  ["ROLE_DATAENTRY", "/data-entry/tutorial/view", "Type a rate and try it", "template"],
] as const;
const MANAGE = "/super-admin/tutorial/addtutorial";

for (const [role, path, first, word] of READERS) {
  test(`${role} reads the guides of the role and finds one by a word`, async ({ page, signInAs }) => {
    await signInAs(role);
    await page.goto(path);
    const guides = page.locator("main details");
    await expect(guides.first()).toContainText(first);
    await expect(guides.first()).toHaveAttribute("open");
    const all = await guides.count();
    expect(all).toBeGreaterThanOrEqual(3);
    await expect(guides.nth(1)).not.toHaveAttribute("open");
    await guides.nth(1).locator("summary").click();
    await expect(guides.nth(1).locator("p").first()).toBeVisible();
    await page.getByTestId("list-search").fill(word);
    await expect(page).toHaveURL(/search=/);
    await expect(guides).toHaveCount(1);
    await expect(guides.first()).toContainText(word);
    await expect(guides.first()).toHaveAttribute("open");
    await page.getByTestId("list-search").fill("no guide says this");
    await expect(page.getByRole("heading", { name: "No guide matches" })).toBeVisible();
    await page.getByTestId("list-search").fill("");
    await expect(guides).toHaveCount(all);
    await expectAccessible(page);
    coverScreen(page, path, { task: "find a guide by a word and read it" });
  });
}

test("the operator writes a tutorial with a file, orders and publishes it; its readers get it; it is deleted", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  const title = `<b>Docks</b> ${Date.now()}`;
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(MANAGE);
  await page.getByRole("button", { name: "Add tutorial" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This field is required")).toHaveCount(2);
  await page.getByLabel("Data Entity").check();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Text", { exact: true }).fill("Where trucks stop.\n\n<script>alert(1)</script>");
  await page.getByLabel("Link to a video").fill("http://video.example/1");
  await page
    .getByTestId("file-input")
    .setInputFiles({ name: "docks.txt", mimeType: "text/plain", buffer: Buffer.from("Dock 1") });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("A web address looks like https://company.example")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByLabel("Link to a video").fill("https://video.example/1");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.locator("p").nth(1)).toHaveText("<script>alert(1)</script>");
  await expectGoodLooks(page, "a typed tutorial and its preview");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Tutorial saved")).toBeVisible();
  const line = page.getByRole("listitem").filter({ hasText: title });
  await expect(line).toContainText("Draft");
  await expect(line).toContainText("Data Entity");

  const reader = await openBrowser({ role: "ROLE_DATAENTRY" });
  await reader.goto("/data-entry/tutorial/view");
  await expect(reader.locator("main details").first()).toBeVisible();
  await expect(reader.getByText(title)).toHaveCount(0);

  await line.getByRole("button", { name: `Edit: ${title}` }).click();
  await page.getByRole("switch").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(line).toContainText("Published");
  await page.getByRole("combobox", { name: "For which role" }).selectOption("ROLE_DATAENTRY");
  const lines = page.getByRole("main").getByRole("listitem");
  await expect(lines).toHaveCount(4);
  await line.getByRole("button", { name: `Move up: ${title}` }).click();
  await expect(lines.nth(2)).toContainText(title);

  await reader.reload();
  const guide = reader.locator("main details").nth(2);
  await expect(guide).toContainText(title);
  await guide.locator("summary").click();
  await expect(guide.getByRole("link", { name: "Watch the video" })).toHaveAttribute(
    "rel",
    "noopener noreferrer",
  );
  await expect(guide).toContainText("Opens video.example in a new tab");
  const downloading = reader.waitForEvent("download");
  await guide.getByRole("button", { name: "Download docks.txt" }).click();
  expect(await readFile(await (await downloading).path(), "utf8")).toBe("Dock 1");

  await line.getByRole("button", { name: `Delete: ${title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Tutorial deleted")).toBeVisible();
  await expect(line).toHaveCount(0);
  await reader.reload();
  await expect(reader.locator("main details")).toHaveCount(3);
  coverScreen(page, MANAGE, { task: "write, order, publish and delete a tutorial" });
});

test("of a tutorial that a colleague changed meanwhile one keeps one's own, or takes theirs", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(MANAGE);
  const { id, version, ...stored } = await readManaged(page, "Faster with the keyboard");
  const { roles, texts, videoUrl, isPublished } = stored;
  const before = { roles, texts, videoUrl, isPublished };
  const store = async (seen: number, change: object) =>
    ask<Managed>(page, "PUT", `/operator/tutorials/${id}`, { ...before, ...change, version: seen });
  const editor = page.getByRole("main");
  const alert = editor.getByRole("alert", { name: "Someone else changed this" });
  const edit = async (title: string) => {
    await page.getByRole("button", { name: `Edit: ${title}` }).click();
  };

  await edit("Faster with the keyboard");
  await page.getByLabel("Title").fill("Faster with the keys");
  const theirs = await store(version, { videoUrl: "https://video.example/keys" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(alert).toContainText("Link to a video: https://video.example/keys");
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Faster with the keys");
  await expect(page.getByLabel("Link to a video")).toHaveValue("https://video.example/keys");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Tutorial saved")).toBeVisible();

  await edit("Faster with the keys");
  await page.getByLabel("Title").fill("Never stored");
  await store(theirs.version + 1, {});
  await page.getByRole("button", { name: "Save" }).click();
  await expect(alert).toContainText("Faster with the keyboard");
  await alert.getByRole("button", { name: "Take theirs" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Faster with the keyboard");
  await expect(alert).toHaveCount(0);
});

interface Managed {
  readonly id: string;
  readonly version: number;
  readonly roles: readonly string[];
  readonly texts: Readonly<Record<string, { readonly title: string }>>;
  readonly videoUrl: string;
  readonly isPublished: boolean;
}

async function readManaged(page: Page, title: string): Promise<Managed> {
  const tutorials = await ask<readonly Managed[]>(page, "GET", "/operator/tutorials");
  const found = tutorials.find(({ texts }) => texts["en"]?.title === title);
  if (found === undefined) throw new Error(`no tutorial ${title}`);
  return found;
}
