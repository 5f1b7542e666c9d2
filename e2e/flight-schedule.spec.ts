import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectSettled } from "./steps/settled.ts";

for (const [role, group] of [
  ["ROLE_FFADMIN", "admin"],
  ["ROLE_FFAGENT", "agent"],
] as const) {
  test(`a departure is found in the schedule and quoted by ${role}`, async ({ page, signInAs }) => {
    await signInAs(role);
    await page.goto(`/freight-forwarder/${group}/flight-schedule`);
    await expect(page.getByText("Which lane?")).toBeVisible();
    for (const [label, code] of [
      ["From", "JFK"],
      ["To", "FRA"],
    ] as const) {
      const field = page.getByRole("combobox", { name: label, exact: true });
      await field.fill(code);
      await field.press("Enter");
      await expect(field).toHaveValue(new RegExp(code));
    }
    await expect(page).toHaveURL(/(?=.*from=JFK)(?=.*to=FRA)/);
    await page.getByRole("button", { name: "Later" }).click();
    const grid = page.getByRole("table", { name: /Departures JFK–FRA/ });
    await expect(grid.getByRole("link").first()).toBeVisible();
    await expectSettled(page);
    await expectAccessible(page);

    await page.getByRole("main").getByText("List", { exact: true }).click();
    await page.getByLabel("Period").selectOption("2 weeks");
    const first = page.getByRole("link", { name: /^Quote .+ on / }).first();
    await expect(first).toBeVisible();
    await expectAccessible(page);
    const day = new URL(page.url()).searchParams.get("day") ?? "";
    await first.click();
    // the schedule has fields of these names too
    await expect(page).toHaveURL(/quotation\/create.*ready=/);
    await expect(page.getByLabel("From", { exact: true })).toHaveValue(/JFK/);
    await expect(page.getByLabel("To", { exact: true })).toHaveValue(/FRA/);
    const ready = new URL(page.url()).searchParams.get("ready") ?? "";
    expect(ready >= day).toBe(true);
    await expect(page.getByLabel("Ready date")).toHaveValue(ready);

    await page.goto(`/freight-forwarder/${group}/flight-schedule?from=BTV&to=BTV`);
    await expect(page.getByText("Which lane?")).toBeVisible();
    await page.goto(`/freight-forwarder/${group}/flight-schedule?from=FRA&to=BTV`);
    await expect(page.getByText("No departures in these days")).toBeVisible();
    coverScreen(page, `/freight-forwarder/${group}/flight-schedule`, {
      task: "find a departure by lane and day, and begin a quotation with it",
    });
  });
}
