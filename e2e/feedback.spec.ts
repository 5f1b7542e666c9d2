import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { answerFeedback, AUTHORS, giveFeedback } from "./steps/feedback.ts";
import { expectSettled } from "./steps/settled.ts";

const textFile = (name: string, text: string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

for (const [role, place] of AUTHORS) {
  test(`${role} gives feedback with a file, follows it, and reads the answer`, async ({
    page,
    request,
    signInAs,
  }) => {
    const said = `<b>${role}</b> ${Date.now()} – القائمة تقفز`;
    await signInAs(role);
    await page.goto(`${place}/feedback/view`);
    await page.getByRole("main").getByRole("link", { name: "Give feedback" }).first().click();
    await expect(page).toHaveURL(`${place}/feedback/addfeedback`);
    await page.getByRole("button", { name: "Send feedback" }).click();
    const menu = page.locator("[name=mainMenu]");
    await expect(menu).toBeFocused();
    await expect(page.getByText("This field is required")).toHaveCount(2);
    await expectAccessible(page);

    await menu.selectOption({ label: "Feedback" });
    await page.locator("[name=subMenu]").selectOption({ label: "Feedback list" });
    await page.getByText("Idea", { exact: true }).click();
    await page.getByLabel("Description").fill(said);
    await page
      .getByTestId("file-input")
      .setInputFiles([textFile("page.html", "<script>alert(1)</script>"), textFile("steps.txt", "1. open")]);
    await page.getByRole("button", { name: "Send feedback" }).click();
    await expect(page.getByText("Use a PNG, JPEG, PDF, Excel, CSV or text file")).toBeVisible();
    await expect(page.getByLabel("Description")).toHaveValue(said);
    await expect(menu).toHaveValue("feedback");
    await page.getByRole("button", { name: "Remove page.html" }).click();
    await page.getByRole("button", { name: "Send feedback" }).click();
    await expect(page.getByText("Thank you, your feedback was sent")).toBeVisible();
    await expect(page).toHaveURL(`${place}/feedback/view`);
    coverScreen(page, `${place}/feedback/addfeedback`, { task: "give feedback with a file" });

    const link = page.getByRole("link", { name: said });
    const row = page.getByRole("row").filter({ has: link });
    await expect(row).toContainText("Idea");
    await expect(row).toContainText("Open");
    await page.getByTestId("tab-answered").click();
    await expect(page).toHaveURL(/filter=/);
    await expect(link).toHaveCount(0);
    await page.getByTestId("tab-all").click();
    coverScreen(page, `${place}/feedback/view`, { task: "find the feedback in the list" });

    await link.click();
    await expect(page).toHaveURL(new RegExp(`${place}/feedback/feedbacklist/view/[0-9a-f-]{36}$`));
    await expect(page.getByText("No answer yet.")).toBeVisible();
    await expect(page.getByText("Feedback › Feedback list")).toBeVisible();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download steps.txt" }).click();
    expect(await readFile(await (await downloading).path(), "utf8")).toBe("1. open");
    await answerFeedback(request, page.url().split("/").at(-1) ?? "", "Fixed in <i>2.1</i>");
    await page.reload();
    await expect(page.getByText("Fixed in <i>2.1</i>")).toBeVisible();
    await expect(page.getByText("Answered", { exact: true })).toBeVisible();
    coverScreen(page, `${place}/feedback/feedbacklist/view/:id`, { task: "read the answer" });
  });
}

test("a feedback of somebody else is not there, and the way back is", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  const admin = await openBrowser({ role: "ROLE_FFADMIN" });
  const id = await giveFeedback(admin, "For my eyes");
  await signInAs("ROLE_FFCLIENT");
  await page.goto(`/freight-forwarder/client/feedback/feedbacklist/view/${id}`);
  await expect(page.getByRole("heading", { name: "Feedback not found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(page).toHaveURL("/freight-forwarder/client/feedback/view");
});

test("the operator is notified, answers, exports and closes; the author sees each step", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  const author = await openBrowser({ role: "ROLE_AIRLINE_ADMIN" });
  const said = `Zebra crossing ${Date.now()}`;
  const id = await giveFeedback(author, said);
  await signInAs("ROLE_SUPERADMIN");
  await page.goto("/super-admin/feedback/view");
  await page.getByTestId("list-search").fill(said);
  await expect(page).toHaveURL(/search=Zebra/);
  const row = page.getByRole("row").filter({ hasText: said });
  await expect(row).toContainText("Lufthansa Cargo");
  await row.getByRole("button", { name: `Open: ${said}` }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toContainText("admin@lh.example.com");
  await expect(page).toHaveURL(new RegExp(`open=${id}`));
  await drawer.getByRole("button", { name: "Send answer" }).click();
  await expect(drawer.getByLabel("Answer")).toBeFocused();
  await expect(drawer.getByText("This field is required")).toBeVisible();
  await expectAccessible(page);
  await drawer.getByLabel("Answer").fill("We look into it");
  await drawer.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("The answer was sent to its author")).toBeVisible();
  await expect(drawer.getByText("Answered", { exact: true })).toBeVisible();

  await author.goto(`/airline-admin/feedback/feedbacklist/view/${id}`);
  await expect(author.getByText("We look into it")).toBeVisible();

  await drawer.getByRole("button", { name: "Close feedback" }).click();
  await confirmClose(page);
  await expect(drawer.getByText("Closed", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await page.getByTestId("tab-closed").click();
  await expect(row).toContainText("Closed");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV file" }).click();
  const csv = await readFile(await (await downloading).path(), "utf8");
  expect(csv).toContain(said);
  expect(csv.trim().split("\r\n")).toHaveLength(2);
  coverScreen(page, "/super-admin/feedback/view", { task: "answer, export and close a feedback" });
});

test("an answer that is typed while a colleague answers stays, and theirs is shown", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  const author = await openBrowser({ role: "ROLE_AIRLINE_ADMIN" });
  const said = `Pelican crossing ${Date.now()}`;
  const id = await giveFeedback(author, said);
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`/super-admin/feedback/view?open=${id}`);
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Answer").fill("Mine");
  await ask(page, "POST", `/operator/feedback/${id}/answer`, { version: 1, answer: "Theirs" });
  await drawer.getByRole("button", { name: "Send answer" }).click();
  const alert = drawer.getByRole("alert", { name: "Someone else changed this" });
  await expect(alert).toContainText("Answer: Theirs");
  await expect(drawer.getByLabel("Answer")).toHaveValue("Mine");
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await drawer.getByRole("button", { name: "Change the answer" }).click();
  await expect(page.getByText("The answer was sent to its author")).toBeVisible();
  await author.goto(`/airline-admin/feedback/feedbacklist/view/${id}`);
  await expect(author.getByText("Mine", { exact: true })).toBeVisible();
});

async function confirmClose(page: Page): Promise<void> {
  const question = page.getByRole("dialog", { name: "Close this feedback?" });
  await question.getByRole("button", { name: "Close feedback" }).click();
  await expect(question).toHaveCount(0);
}

test("data entry and trucking have no feedback button", async ({ page, signInAs }) => {
  for (const [role, path] of [
    ["ROLE_DATAENTRY", "/data-entry/notification"],
    ["ROLE_TRUCKING_ADMIN", "/trucking/notification"],
  ] as const) {
    await signInAs(role);
    await page.goto(path);
    await expectSettled(page);
    await expect(page.getByRole("link", { name: "Feedback" })).toHaveCount(0);
  }
});
