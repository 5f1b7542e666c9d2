import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { confirmIn, findRow } from "./steps/companies.ts";
import { expectSettled } from "./steps/settled.ts";

for (const [role, group] of [
  ["ROLE_FFADMIN", "admin"],
  ["ROLE_FFAGENT", "agent"],
] as const) {
  test(`a document is stored, gets a second version, is fetched and deleted by ${role}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(role);
    await page.goto(`/freight-forwarder/${group}/documents`);
    await expectSettled(page);
    const title = `Mosswood invoice ${group} ${Date.now()}`;
    await page.getByTestId("page-file-input").setInputFiles({
      name: "invoice.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("10 crates"),
    });
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Kind")).toHaveValue("invoice");
    await dialog.getByRole("button", { name: "Upload", exact: true }).click();
    await expect(dialog.getByText("This field is required")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("combobox", { name: "Client" }).click();
    await page.getByRole("option", { name: /@/ }).first().click();
    await dialog.getByLabel(/^Title/).fill(title);
    await dialog.getByRole("button", { name: "Upload", exact: true }).click();
    await expect(dialog).toBeHidden();

    const row = await findRow(page, title);
    await row.getByRole("button", { name: /^Details/ }).click();
    await expect(dialog.getByText("Nobody has downloaded it yet.")).toBeVisible();
    await dialog.getByTestId("file-input").setInputFiles({
      name: "page.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("<script>alert(1)</script>\u0000"),
    });
    await expect(dialog.getByText("Use a PNG, JPEG, PDF, Excel, CSV or text file")).toBeVisible();
    await dialog.getByTestId("file-input").setInputFiles({
      name: "invoice-2.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("11 crates"),
    });
    await expect(dialog.getByText("invoice-2.txt")).toBeVisible();
    const saved = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download: Version 1" }).click();
    expect((await saved).suggestedFilename()).toBe("invoice.txt");
    await expect(dialog.getByText(/· version 1/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    // What is deleted is the row as it was seen: one of before the second version would be refused.
    await expect(row).toContainText("invoice-2.txt");
    await row.getByRole("button", { name: /^Delete/ }).click();
    await confirmIn(page, "Delete");
    await expect(page.getByText("Nothing matches these filters")).toBeVisible();
    coverScreen(page, `/freight-forwarder/${group}/documents`, {
      task: "store a document of a client and a second version, fetch and delete it",
    });
  });
}

test("a file dropped on a saved quotation is one of its documents", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  const filter = encodeURIComponent(JSON.stringify({ status: ["accepted"] }));
  await page.goto(`/freight-forwarder/admin/quotation/list/view?filter=${filter}`);
  await page.locator("main a[href*='/quotation/details/']").first().click();
  const card = page.getByRole("region", { name: "Documents" });
  const name = `packing-list-${Date.now()}`;
  await card.getByTestId("file-input").setInputFiles({
    name: `${name}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from("pieces\n10\n"),
  });
  await expect(card.getByRole("button", { name: `Download: ${name}` })).toBeVisible();
  await card.getByRole("link", { name: "All documents of this quotation" }).click();
  await expect(page).toHaveURL(/\/documents\?filter=/);
  await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("Packing list");
});
