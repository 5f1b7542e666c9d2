import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { storeManual } from "./steps/manual-quotation.ts";
import { BANDS_GRID, gridCell, typeCell } from "./steps/rate.ts";
import { storeDraft } from "./steps/saved-quotation.ts";
import { signInHere } from "./steps/sign-up.ts";

interface Person {
  readonly username: string;
  readonly password: string;
}

/** The same person signs in elsewhere, which ends the session of the page, and then here again. */
async function loseSession(page: Page, request: APIRequestContext, { username, password }: Person) {
  const address = page.url();
  await request.post("/api/authenticate", { data: { username, password, forceLogin: true } });
  await expect(page).toHaveURL("/sign-in");
  await signInHere(page, username, password);
  await expect(page).toHaveURL(address);
  await expect(page.getByText("What you had typed is back. It is not saved yet.")).toBeVisible();
}

const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name, exact: true });

test("what is typed over a quotation is asked about before it is left, and outlives the session", async ({
  page,
  request,
  signInAs,
}) => {
  const person = await signInAs("ROLE_FFADMIN");
  const { id } = await storeDraft(page);
  await page.goto(`/freight-forwarder/admin/quotation/edit/${id}`);
  await page.getByTestId("edit-remarks").fill("Collect before noon");
  await loseSession(page, request, person);
  await expect(page.getByTestId("edit-remarks")).toHaveValue("Collect before noon");

  const manualId = await storeManual(page);
  const address = `/freight-forwarder/admin/manual-quotation/edit/${manualId}`;
  const remarks = page.getByLabel("Remarks for the client");
  const leave = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.goto(address);
  await expect(remarks).toBeVisible();
  // nothing is typed: nothing is asked
  await menuLink(page, "Tracking").click();
  await expect(page).toHaveURL(/\/tracking$/);
  await page.goBack();
  await remarks.fill("Forklift at the dock");
  await menuLink(page, "Tracking").click();
  await leave.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(address);
  await loseSession(page, request, person);
  await expect(remarks).toHaveValue("Forklift at the dock");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Manual Quotation saved successfully")).toBeVisible();
  // it is on record now
  await menuLink(page, "Tracking").click();
  await expect(page).toHaveURL(/\/tracking$/);
});

test("what is typed of a rate outlives the session", async ({ page, request, signInAs }) => {
  const person = await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto("/airline/admin/general-rate/create");
  await page.getByLabel("Minimum", { exact: true }).fill("77");
  await typeCell(page, BANDS_GRID, [0, 2], "4.10");
  await loseSession(page, request, person);
  await expect(page.getByLabel("Minimum", { exact: true })).toHaveValue("77");
  await expect(gridCell(page, BANDS_GRID, 0, 2)).toHaveText("4.10");
});
