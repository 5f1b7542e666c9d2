import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { mailStored, storeDraftBy } from "./steps/saved-quotation.ts";
import { callAs } from "./steps/sign-up.ts";
import { loadWords } from "./steps/words.ts";

const words = await loadWords("en");
const CALLS = "**/api/quotation-links/**";

const buttonOf = (page: Page, key: "accept" | "ask" | "back" | "download" | "reject" | "send") =>
  page.getByRole("button", { name: words.quotation(`link.${key}`), exact: true });
const firstAccept = (page: Page) => page.getByRole("button", { name: /^Accept / }).first();

/** The address of a quotation that was mailed to somebody without an account. */
async function mailOne(request: APIRequestContext): Promise<string> {
  const { post } = await callAs(request, "ROLE_FFADMIN");
  const { id } = await storeDraftBy(post);
  const { token } = await mailStored(request, post, { id, email: `client-${Date.now()}@elm.example.com` });
  return `/q/${token}`;
}

/** Fails every call of the page as a proxy does whose server restarts, or as a lost connection. */
async function breakCalls(page: Page, how: "busy" | "lost"): Promise<void> {
  await page.route(CALLS, async (route) =>
    how === "lost"
      ? route.abort("internetdisconnected")
      : route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
  );
}

const mendCalls = async (page: Page) => page.unrouteAll({ behavior: "wait" });

test("a server that does not answer makes no link invalid, and the page comes by trying again", async ({
  page,
  request,
  complaints,
}) => {
  const link = await mailOne(request);
  for (const how of ["busy", "lost"] as const) {
    await breakCalls(page, how);
    await page.goto(link);
    const alert = page.getByRole("alert");
    await expect(alert.getByRole("heading", { level: 1 })).toHaveText("Something went wrong!");
    await expect(page.getByText(words.quotation("link.invalid"))).toHaveCount(0);
    await mendCalls(page);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(firstAccept(page)).toBeVisible();
  }
  // what this test cut off is no complaint of the page
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/503|DISCONNECTED/.test(text)));
});

test("a document and a decision that get no answer say so; what was typed stays", async ({
  page,
  request,
  complaints,
}) => {
  await page.goto(await mailOne(request));
  await expect(firstAccept(page)).toBeVisible();
  await breakCalls(page, "lost");
  await buttonOf(page, "download").click();
  const said = page.getByText("No answer came. Try again.");
  await expect(said).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(said).toHaveCount(0);
  await buttonOf(page, "reject").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("Too late for the fair");
  await dialog.getByRole("button", { name: words.quotation("link.reject"), exact: true }).click();
  await expect(said).toBeVisible();
  await expect(dialog.getByLabel("Reason")).toHaveValue("Too late for the fair");
  await mendCalls(page);
  await dialog.getByRole("button", { name: words.quotation("link.reject"), exact: true }).click();
  await expect(page.getByText(words.quotation("link.rejected"), { exact: true })).toBeVisible();
  // while it is being fetched it is not asked for again
  const answer = Promise.withResolvers<undefined>();
  await page.route(CALLS, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const download = page.waitForEvent("download");
  await buttonOf(page, "download").click();
  await expect(buttonOf(page, "download")).toBeDisabled();
  answer.resolve(undefined);
  await download;
  await expect(buttonOf(page, "download")).toBeEnabled();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("DISCONNECTED")));
});

test("a question that is being typed outlives Escape and a click beside it, and the focus goes back where it was", async ({
  page,
  request,
}) => {
  await page.goto(await mailOne(request));
  const ask = buttonOf(page, "ask");
  await ask.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const question = dialog.getByLabel(words.quotation("link.question"));
  await expect(question).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(ask).toBeFocused();

  await page.keyboard.press("Enter");
  await question.fill("Is there a later flight?");
  await page.mouse.click(5, 300);
  await expect(buttonOf(page, "back")).toBeFocused();
  await question.focus();
  await page.keyboard.press("Escape");
  await expect(buttonOf(page, "back")).toBeFocused();
  await expect(question).toHaveValue("Is there a later flight?");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(ask).toBeFocused();
});

test("of two tabs the second to decide learns what became of the quotation, and offers no decision any more", async ({
  page,
  request,
  context,
}) => {
  const link = await mailOne(request);
  await page.goto(link);
  const other = await context.newPage();
  await other.goto(link);
  await buttonOf(other, "reject").click();
  await firstAccept(page).click();
  const accept = page.getByRole("dialog").getByRole("button", { name: words.quotation("link.accept") });
  const decisions: string[] = [];
  page.on("request", (one) => {
    if (one.url().endsWith("/decision")) decisions.push(one.url());
  });
  await accept.dblclick();
  await expect(page.getByText(words.quotation("link.accepted"), { exact: true })).toBeVisible();
  expect(decisions).toHaveLength(1);
  const dialog = other.getByRole("dialog");
  await dialog.getByRole("button", { name: words.quotation("link.reject"), exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("This link was already used");
  await buttonOf(other, "back").click();
  await expect(other.getByText(words.quotation("link.accepted"), { exact: true })).toBeVisible();
  await expect(other.getByRole("button", { name: /^Accept / })).toHaveCount(0);
  await expect(buttonOf(other, "reject")).toHaveCount(0);
});
