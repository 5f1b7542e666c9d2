import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { createHandOver } from "./steps/hand-over.ts";
import { expectGoodLooks } from "./steps/looks.ts";
import { expectSettled } from "./steps/settled.ts";
import { signInHere } from "./steps/sign-up.ts";

const NAME = "Harbor Drayage";

/** A carrier of the forwarder under the trucking company's proven address, for zips that nothing else asks for. */
async function keepCarrier(desk: Page, email: string): Promise<string> {
  const { id } = await ask<{ id: string }>(desk, "POST", "/trucking-carriers", {
    name: NAME,
    email,
    margin: { selectedTrucking: "dollar", truckingMinMarginDollar: "7", truckingMarginDollar: "66" },
    tariffs: [
      {
        name: "Harbor",
        mode: "cwt",
        bands: [{ lowerLb: "0", ratePerCwt: "20" }],
        minimum: "75",
        validFrom: "2020-01-01",
        validTo: "2999-12-31",
        areas: [{ airport: "SEA", zips: "99501-99502" }],
      },
    ],
  });
  return id;
}

async function openNews(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await page.getByText(text, { exact: true }).first().click();
}

/** What the trucking company proposes in the first test and the forwarder answers in the next. */
const proposed = createHandOver<{ readonly carrierId: string; readonly forwarder: string }>();

test("a trucking company proposes other figures than the forwarder keeps", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  const { username, password } = await signInAs("ROLE_TRUCKING_ADMIN");
  const desk = await openBrowser({ role: "ROLE_FFADMIN" });
  const carrierId = await keepCarrier(desk, username);

  await page.goto("/trucking/tariffs");
  const held = page.getByRole("row").filter({ hasText: NAME });
  const forwarder = (await held.getByRole("link").textContent()) ?? "";
  await held.getByRole("link").click();
  await expect(page.getByText("75 USD")).toBeVisible();
  await expect(page.locator("main")).not.toContainText("66");
  const send = page.getByRole("button", { name: "Send proposal" });
  await expect(send).toBeDisabled();
  await page.getByLabel("Proposed, Harbor: Minimum charge").fill("-80");
  await page.getByLabel("Proposed, Harbor: Per 100 lb from 0 lb").fill("21.50");
  await page.getByLabel("Note").fill("Drivers cost more since spring.");
  await send.click();
  await expect(page.getByText("It can't be negative")).toBeVisible();
  await page.getByLabel("Proposed, Harbor: Minimum charge").fill("80");
  await expectGoodLooks(page, "figures that are about to be proposed");
  // the same person signs in elsewhere, which ends this session
  await page.request.post("/api/authenticate", { data: { username, password, forceLogin: true } });
  await expect(page).toHaveURL("/sign-in");
  await signInHere(page, username, password);
  await expect(page.getByLabel("Proposed, Harbor: Minimum charge")).toHaveValue("80");
  await expect(page.getByLabel("Proposed, Harbor: Per 100 lb from 0 lb")).toHaveValue("21.50");
  await expect(page.getByLabel("Note")).toHaveValue("Drivers cost more since spring.");
  await send.click();
  await expect(page).toHaveURL(/proposal=/);
  await expect(page.getByRole("row", { name: /Minimum charge/ })).toContainText("80 USD");
  await page.reload();
  await expectSettled(page);
  await expectGoodLooks(page, "a proposal that waits");
  proposed.leave({ carrierId, forwarder });
});

test("the forwarder hears of the proposed figures, and takes one of them", async ({
  page: desk,
  signInAs,
}) => {
  const { carrierId } = proposed.take();
  await signInAs("ROLE_FFADMIN");
  await openNews(
    desk,
    "/freight-forwarder/admin/notification",
    `Tri-County Cartage proposes other figures for the tariff of ${NAME}.`,
  );
  await expect(desk).toHaveURL(new RegExp(`/trucking/edit/${carrierId}\\?proposal=`));
  await expect(desk.getByText("Drivers cost more since spring.")).toBeVisible();
  await desk.getByLabel("Proposed, Harbor: Minimum charge").uncheck();
  await expectGoodLooks(desk, "a proposal of which a line is left out");
  await desk.getByRole("button", { name: "Take chosen lines (1)" }).click();
  await expect(desk.getByText("Partly taken")).toBeVisible();
  await desk.reload();
  await desk.getByRole("button", { name: "Back to the carrier" }).click();
  await expect(desk.getByLabel("Tri-County Cartage may propose corrections of this tariff")).toBeChecked();
  await expect(desk.getByLabel("Per 100 lb (USD)").last()).toHaveValue("21.5");
  await expectSettled(desk);
  await expectAccessible(desk);
});

test("the carrier hears which of the proposed figures was taken", async ({ page, signInAs }) => {
  const { forwarder } = proposed.take();
  await signInAs("ROLE_TRUCKING_ADMIN");
  await openNews(page, "/trucking/notification", `${forwarder} took part of your proposal for ${NAME}.`);
  await expect(page.getByText("Partly taken")).toBeVisible();
  await expect(page.getByRole("row", { name: /Minimum charge/ })).toContainText("Not taken");
  await page.getByRole("button", { name: "All tariffs" }).click();
  await expect(page.getByRole("link", { name: forwarder }).first()).toBeVisible();
  await expectGoodLooks(page, "tariffs at forwarders with proposals");
});
