import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectSettled } from "./steps/settled.ts";

const LIST = "/freight-forwarder/admin/quotation/list/view";

/** Address of the list with a filter on the state. */
function listOf(status: string, desk = LIST): string {
  return `${desk}?${new URLSearchParams({ filter: JSON.stringify({ status: [status] }) }).toString()}`;
}

async function openViews(page: Page) {
  await page
    .locator("button[aria-haspopup=dialog]")
    .filter({ has: page.locator("svg.tabler-icon-bookmark") })
    .click();
  const panel = page.getByRole("dialog", { name: "Views" });
  await expect(panel).toBeVisible();
  return panel;
}

test("a view is stored under a name, opened again, changed, and deleted", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await page.goto(`${listOf("accepted")}&search=HS`);
  await expectSettled(page);
  let panel = await openViews(page);
  await panel.getByLabel("Name of the view").fill("Won this year");
  await panel.getByRole("button", { name: "Save this view" }).click();
  await expect(page.getByText("View saved")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Won this year", exact: true })).toBeVisible();

  await page.goto(LIST);
  await expectSettled(page);
  panel = await openViews(page);
  await panel.getByRole("button", { name: "Won this year", exact: true }).click();
  await expect(page).toHaveURL(/search=HS/);
  await expect(page).toHaveURL(/accepted/);
  // A changed one says so, and only a click on its name's update overwrites it.
  await page.getByRole("searchbox").fill("HS-2026");
  await expect(page).toHaveURL(/search=HS-2026/);
  await expect(page.getByRole("button", { name: /^Won this year/ })).toContainText("(");
  panel = await openViews(page);
  await panel.getByRole("button", { name: "Update Won this year" }).click();
  await expect(page.getByText("View saved").first()).toBeVisible();

  await page.goto(LIST);
  await expectSettled(page);
  panel = await openViews(page);
  await panel.getByRole("button", { name: "Won this year", exact: true }).click();
  await expect(page).toHaveURL(/search=HS-2026/);
  panel = await openViews(page);
  await panel.getByRole("button", { name: "Delete the view Won this year" }).click();
  await expect(page.getByText("View deleted")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Won this year", exact: true })).toHaveCount(0);
});

test("a shared view is there for the colleague, who cannot delete it", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  await signInAs("ROLE_FFADMIN");
  await page.goto(listOf("rejected"));
  await expectSettled(page);
  const panel = await openViews(page);
  await panel.getByLabel("Name of the view").fill("Lost");
  await panel.getByRole("checkbox", { name: "For the whole company" }).check();
  await panel.getByRole("button", { name: "Save this view" }).click();
  await expect(page.getByText("View saved")).toBeVisible();

  const colleague = await openBrowser({ role: "ROLE_FFAGENT" });
  await colleague.goto("/freight-forwarder/agent/quotation/list/view");
  await expectSettled(colleague);
  const theirs = await openViews(colleague);
  await expect(theirs.getByRole("button", { name: /^Lost/ })).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Delete the view Lost" })).toHaveCount(0);
  await panel.getByRole("button", { name: "Delete the view Lost" }).click();
  await expect(page.getByText("View deleted")).toBeVisible();
});

for (const [item, ending] of [
  ["CSV", "csv"],
  ["Excel", "xlsx"],
] as const) {
  test(`the filtered list goes out as ${ending}, all of it and nothing else`, async ({ page, signInAs }) => {
    await signInAs("ROLE_FFADMIN");
    await page.goto(listOf("cancelled"));
    await expectSettled(page);
    const shown = await page.getByRole("link", { name: /^HS-\d{4}-\d{6}$/ }).allTextContents();
    expect(shown.length).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: new RegExp(item) }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
    const bytes = await readFile(await download.path());
    if (ending === "xlsx") {
      // A zip with a workbook in it; its cells are read in the server's tests.
      expect(bytes.subarray(0, 2).toString()).toBe("PK");
      return;
    }
    const numbers = bytes.toString("utf8").match(/HS-\d{4}-\d{6}/g) ?? [];
    expect([...new Set(numbers)].toSorted()).toEqual(shown.toSorted());
  });
}
