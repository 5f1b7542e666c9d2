import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";

const PATH = "/super-admin/admins/setting/reference-lists";

test("limits of an aircraft are added from a day on, refused twice for one day, and corrected by two people", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(PATH);
  const rows = page.getByRole("row");
  const group = "Narrow-body, bulk hold";
  await expect(rows.filter({ hasText: group })).toHaveCount(1);
  await expect(rows.filter({ hasText: group })).toContainText("In force");

  await page.getByRole("button", { name: "Add a row" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Group of aircraft").selectOption({ label: group });
  await expect(dialog.getByLabel("Longest side (cm)")).toHaveValue("240");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("This field is required")).toHaveCount(2);
  await expect(dialog.getByLabel("Valid from")).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel("Valid from").fill("2020-01-01");
  await dialog.getByLabel("Source").fill("Airline manual, 2099 edition");
  await dialog.getByLabel("Longest side (cm)").fill("300");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("This is already in the list")).toBeVisible();
  await expect(dialog.getByLabel("Longest side (cm)")).toHaveValue("300");
  await dialog.getByLabel("Valid from").fill("2099-01-01");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Limits saved")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rows.filter({ hasText: group })).toHaveCount(2);
  const future = rows.filter({ hasText: "2099 edition" });
  await expect(future).toContainText("Future");

  await future.getByRole("button", { name: /^Edit/ }).click();
  await dialog.getByLabel("Height of the hold (cm)").fill("75");
  const { content } = await ask<{ content: readonly { id: string; source: string; version: number }[] }>(
    page,
    "GET",
    "/operator/aircraft-limits",
  );
  const stored = content.find(({ source }) => source.includes("2099"));
  await ask(page, "PUT", `/operator/aircraft-limits/${stored?.id ?? ""}`, {
    ...stored,
    heaviestPieceKg: 140,
  });
  await dialog.getByRole("button", { name: "Save" }).click();
  const alert = dialog.getByRole("alert", { name: "Someone else changed this" });
  await expect(alert).toContainText("Heaviest piece (kg): 140");
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await expect(dialog.getByLabel("Heaviest piece (kg)")).toHaveValue("140");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  for (const text of ["75", "140", "300"]) await expect(future).toContainText(text);
  coverScreen(page, PATH, { task: "add limits of an aircraft from a day on, and correct them" });
});
