import type { Page } from "@playwright/test";
import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { findRow } from "./steps/companies.ts";
import { findMailedLink } from "./steps/documents.ts";
import { storeDraft } from "./steps/saved-quotation.ts";
import { expectSettled } from "./steps/settled.ts";
import { loadWords } from "./steps/words.ts";

const words = await loadWords("en");

/** Adds a milestone in the drawer of a shipment, of a kind that the demo's carriers never tell. */
async function addMilestone(page: Page, code: string, airport: string, localAt: string): Promise<void> {
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Milestone", { exact: true }).selectOption(code);
  await drawer.getByLabel("Airport", { exact: true }).fill(airport);
  await drawer.getByLabel("Date and time").fill(localAt);
  await drawer.getByRole("button", { name: "Add milestone" }).click();
}

for (const [role, group] of [
  ["ROLE_FFADMIN", "admin"],
  ["ROLE_FFAGENT", "agent"],
] as const) {
  test(`an accepted quotation gets its air waybill, is followed by hand and seen by its client, as ${role}`, async ({
    page,
    signInAs,
    openBrowser,
  }) => {
    await signInAs(role);
    const { id, number } = await storeDraft(page, 1);
    const details = `/freight-forwarder/${group}/quotation/details/${id}` as const;
    await page.goto(details);
    await page.getByRole("button", { name: "Mail", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("To", { exact: true }).fill("orders@northbay.example.com");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog).toBeHidden();
    const card = page.getByRole("region", { name: "Tracking" });
    await expect(card).toHaveCount(0);
    await page.getByRole("button", { name: "Client accepted" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Client accepted" }).click();

    // a wrong check digit is named at the field, and what was typed stays; 7654321 mod 7 is 1
    const field = card.getByLabel("Air waybill");
    await field.fill("020-7654 3215");
    await card.getByRole("button", { name: "Save" }).click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue("020-7654 3215");
    const serial = String(Date.now()).slice(-7);
    const awb = `020-${serial.slice(0, 4)} ${serial.slice(4)}${Number(serial) % 7}`;
    await field.fill(awb);
    await card.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("The air waybill was stored")).toBeVisible();
    await expectAccessible(page);
    await card.getByRole("link", { name: "All shipments" }).click();

    await expect(page).toHaveURL(new RegExp(`/freight-forwarder/${group}/tracking`));
    await expectSettled(page);
    const row = await findRow(page, number);
    await expect(row).toContainText(awb);
    await row.getByRole("button", { name: /^Details/ }).click();
    const drawer = page.getByRole("dialog");
    await addMilestone(page, "CCD", "QQQ", "2026-03-02T09:30");
    await expect(drawer.getByText("No airport has this code")).toBeVisible();
    await addMilestone(page, "CCD", "ATL", "2026-03-02T09:30");
    const milestones = drawer.getByRole("list", { name: "Milestones" });
    await expect(milestones.getByText("Cleared by customs")).toBeVisible();
    await expect(drawer.getByLabel("Date and time")).toHaveValue("");
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/milestones", async (route) => {
      await isReleased;
      await route.continue();
    });
    await addMilestone(page, "FOH", "ATL", "2026-03-01T18:00");
    // what is typed for the next one while this one is stored stays
    await drawer.getByLabel("Note (optional)").fill("Two of four");
    release();
    await expect(milestones.getByText("Freight on hand")).toBeVisible();
    await expect(drawer.getByLabel("Date and time")).toHaveValue("");
    await expect(drawer.getByLabel("Note (optional)")).toHaveValue("Two of four");
    await drawer.getByRole("button", { name: "Remove: Freight on hand ATL" }).click();
    await expect(milestones.getByText("Freight on hand")).toHaveCount(0);
    await expectAccessible(page);
    coverScreen(page, `/freight-forwarder/${group}/tracking`, {
      task: "find the shipment of a quotation, add a milestone and take one back",
    });

    const link = await findMailedLink(page, words, number);
    const client = await openBrowser();
    await client.goto(link);
    const seen = client.getByTestId("linked-tracking");
    await expect(seen.getByText("Cleared by customs")).toBeVisible();
    await expect(seen.getByText("Mar 2, 2026 09:30")).toBeVisible();
    await expectAccessible(client);
    const { shipment } = await ask<{ shipment: { changes: { kind: string }[] } }>(
      page,
      "GET",
      `/quotations/${id}/shipment`,
    );
    expect(shipment.changes.map(({ kind }) => kind)).toEqual([
      "milestone-removed",
      "milestone-added",
      "milestone-added",
      "awb-set",
    ]);
  });
}

test("the operator finds a forwarder's shipment and reads what happened to it", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto("/super-admin/tracking");
  const { content } = await ask<{ content: { quotation: { number: string } }[] }>(
    page,
    "GET",
    "/operator/shipments?search=Harbor",
  );
  const row = await findRow(page, content[0]?.quotation.number ?? "");
  await expect(row).toContainText("Harbor & Sky Forwarding");
  await row.getByRole("button", { name: /^Details/ }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toContainText("Harbor & Sky Forwarding");
  await expect(drawer.getByRole("button", { name: "Add milestone" })).toHaveCount(0);
  await expectAccessible(page);
  coverScreen(page, "/super-admin/tracking", {
    task: "find a forwarder's shipment by the forwarder's name and read what happened to it",
  });
});
