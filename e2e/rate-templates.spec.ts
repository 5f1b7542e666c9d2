import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { putMessagesAway } from "./steps/messages.ts";
import { BANDS_GRID, gridCell, pasteTable, SURCHARGES_GRID, typeCell } from "./steps/rate.ts";

const SAVED = "Template saved";

test("an airline's weight ranges start as the trade's, are made its own, changed, and begin every new rate", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto("/airline/admin/wieght-range/create");
  await page.getByTestId("tab-contract").click();
  await expect(page.getByText("Standard industry lines")).toBeVisible();
  await expectAccessible(page);
  // As they are, they become the airline's own by being saved.
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByText(/Saved .* by Anke Reimers/)).toBeVisible();
  // What is stored is changed on the other screen, which the first leads to.
  await expect(page.getByText("This list exists already")).toBeVisible();
  coverScreen(page, "/airline/admin/wieght-range/create", { task: "store a first list of weight ranges" });

  await page.goto("/airline/admin/wieght-range/update");
  await expect(page.getByRole("heading", { name: "Change weight ranges" })).toBeVisible();
  await expect(page.getByText("No list of your own yet")).toBeVisible();
  await page.getByTestId("tab-contract").click();
  await pasteTable(page, "Contract", ["0\t50", "45\t299.9", "300"]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert", { name: "Please check the marked fields" })).toContainText(
    "The ranges overlap",
  );
  await typeCell(page, "Contract", [0, 1], "44.9");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  coverScreen(page, "/airline/admin/wieght-range/update", { task: "change the stored weight ranges" });
  await page.goto("/airline/admin/contract-rate/create");
  await expect(gridCell(page, BANDS_GRID, 2, 0)).toHaveText("300");
  await expect(page.getByRole("grid", { name: BANDS_GRID }).getByRole("row")).toHaveCount(4);

  const agent = await openBrowser({ role: "ROLE_AIRLINE_AGENT" });
  await agent.goto("/airline/agent/wieght-range/create");
  await agent.getByTestId("tab-promo").click();
  await expect(agent.getByText("Standard industry lines")).toBeVisible();
  await agent.getByRole("button", { name: "Save", exact: true }).click();
  await expect(agent.getByText(/Saved .* by Tobias Kern/)).toBeVisible();
  // The next message must be distinguishable from this one.
  await putMessagesAway(agent, SAVED);
  coverScreen(agent, "/airline/agent/wieght-range/create", { task: "store a first list of weight ranges" });
  await agent.getByRole("link", { name: "Change it" }).click();
  await expect(agent).toHaveURL(/\/airline\/agent\/wieght-range\/update\?kind=promo$/);
  await pasteTable(agent, "Promo", ["0\t499.9", "500"]);
  await agent.getByRole("button", { name: "Save", exact: true }).click();
  await expect(agent.getByText(SAVED)).toBeVisible();
  await agent.goto("/airline/agent/spot-rate/create");
  await expect(agent.getByRole("grid", { name: BANDS_GRID }).getByRole("row")).toHaveCount(3);
  await expect(gridCell(agent, BANDS_GRID, 1, 0)).toHaveText("500");
  coverScreen(agent, "/airline/agent/wieght-range/update", {
    task: "change the stored weight ranges; a new rate starts from them",
  });
});

test("surcharges of each type of goods are a template of their own, which a new rate follows until somebody types", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto("/airline/admin/sur-charge/create");
  await page.getByTestId("tab-Perishable").click();
  await expect(page.getByText("Standard industry lines")).toBeVisible();
  await typeCell(page, "Perishable", [0, 2], "0.85");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/Saved .* by Anke Reimers/)).toBeVisible();
  coverScreen(page, "/airline/admin/sur-charge/create", { task: "store a first list of surcharges" });
  await page.goto("/airline/admin/sur-charge/update");
  await page.getByTestId("tab-Express").click();
  await page.getByRole("link", { name: "Create a list" }).click();
  await expect(page).toHaveURL(/\/airline\/admin\/sur-charge\/create\?goods=Express$/);
  await page.goto("/airline/admin/sur-charge/update");
  await page.getByTestId("tab-Perishable").click();
  await pasteTable(page, "Perishable", ["Fuel\tkg\t0.90\t30", "Cooling\tAir waybill\t45"]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  coverScreen(page, "/airline/admin/sur-charge/update", { task: "change the stored surcharges" });

  await page.goto("/airline/admin/general-rate/create");
  await expect(gridCell(page, SURCHARGES_GRID, 0, 2)).not.toHaveText("0.90");
  await page.getByLabel("Type of goods", { exact: true }).selectOption("Perishable");
  await expect(gridCell(page, SURCHARGES_GRID, 0, 2)).toHaveText("0.90");
  await expect(gridCell(page, SURCHARGES_GRID, 1, 0)).toHaveText("Cooling");
  await expect(gridCell(page, SURCHARGES_GRID, 1, 1)).toHaveText("Air waybill");
  // What somebody typed stays, whatever the goods.
  await typeCell(page, SURCHARGES_GRID, [1, 2], "50");
  await page.getByLabel("Type of goods", { exact: true }).selectOption("General");
  await expect(gridCell(page, SURCHARGES_GRID, 1, 2)).toHaveText("50");

  const agent = await openBrowser({ role: "ROLE_AIRLINE_AGENT" });
  await agent.goto("/airline/agent/sur-charge/create");
  await agent.getByTestId("tab-Express").click();
  await expect(agent.getByText("Standard industry lines")).toBeVisible();
  await agent.getByRole("button", { name: "Save", exact: true }).click();
  await expect(agent.getByText(/Saved .* by Tobias Kern/)).toBeVisible();
  // The next message must be distinguishable from this one.
  await putMessagesAway(agent, SAVED);
  coverScreen(agent, "/airline/agent/sur-charge/create", { task: "store a first list of surcharges" });
  await agent.goto("/airline/agent/sur-charge/update");
  await agent.getByTestId("tab-Express").click();
  await pasteTable(agent, "Express", ["Fuel\tkg\t1.10"]);
  await agent.getByRole("button", { name: "Save", exact: true }).click();
  await expect(agent.getByText(SAVED)).toBeVisible();
  await agent.goto("/airline/agent/priority-rate/create");
  await agent.getByLabel("Type of goods", { exact: true }).selectOption("Express");
  await expect(gridCell(agent, SURCHARGES_GRID, 0, 2)).toHaveText("1.10");
  coverScreen(agent, "/airline/agent/sur-charge/update", {
    task: "change the stored surcharges; a new rate starts from them",
  });
});

test("two people change one list: the second loses nothing typed, and says whose goes on", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  const save = (on: typeof page) => on.getByRole("button", { name: "Save", exact: true }).click();
  const agent = await openBrowser({ role: "ROLE_AIRLINE_AGENT" });
  const alert = page.getByRole("alert", { name: "Someone else changed this" });
  // both begin the list: what is typed stays on the screen although the list is there now
  await page.goto("/airline/admin/sur-charge/create?goods=Oversized");
  await pasteTable(page, "Oversized", ["Fuel\tkg\t0.70"]);
  await agent.goto("/airline/agent/sur-charge/create?goods=Oversized");
  await save(agent);
  await expect(agent.getByText(/Saved .* by Tobias Kern/)).toBeVisible();
  await save(page);
  await expect(alert).toContainText("Tobias Kern");
  await expect(gridCell(page, "Oversized", 0, 2)).toHaveText("0.70");
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await save(page);
  await expect(page.getByText(/Saved .* by Anke Reimers/)).toBeVisible();

  await agent.goto("/airline/agent/sur-charge/update?goods=Oversized");
  await page.goto("/airline/admin/sur-charge/update?goods=Oversized");
  await pasteTable(page, "Oversized", ["Fuel\tkg\t0.90"]);
  await pasteTable(agent, "Oversized", ["Fuel\tkg\t1.10"]);
  await save(agent);
  await expect(agent.getByText(SAVED)).toBeVisible();

  await save(page);
  await expect(alert).toContainText("Tobias Kern");
  await expect(gridCell(page, "Oversized", 0, 2)).toHaveText("0.90");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await agent.reload();
  await expect(gridCell(agent, "Oversized", 0, 2)).toHaveText("0.90");
});
