import type { TermsTexts } from "@kilolane/contract";
import { LANGUAGES, loadTranslator } from "@kilolane/phrases";
import type { Page } from "@playwright/test";
import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, findAccount, test } from "./fixtures.ts";
import { ask, takeToken } from "./steps/api.ts";
import { acceptTerms } from "./steps/terms.ts";
import { signInHere } from "./steps/sign-up.ts";

const PATH = "/super-admin/admins/setting/termsofuse";
const LANDING = "/freight-forwarder/agent/quotation/create";

/** Writes both texts in all six languages and publishes them. */
async function publish(page: Page, mark: string): Promise<void> {
  const t = await loadTranslator("en", "settings");
  await page.goto(PATH);
  const publishing = page.getByRole("button", { name: /^Publish version \d+$/ });
  for (const { name: language } of LANGUAGES) {
    await page
      .getByRole("group", { name: t("terms.language") })
      .getByText(language)
      .click();
    await page.getByLabel(t("terms.terms"), { exact: true }).fill(`Terms ${mark} ${language}`);
    if (language === "العربية" && mark === "one") await expect(publishing).toBeDisabled();
    await page.getByLabel(t("terms.disclaimer"), { exact: true }).fill(`Disclaimer ${mark} ${language}`);
  }
  await publishing.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publish version/ })
    .click();
  await expect(page.getByText(/^Version \d+ is published$/)).toBeVisible();
}

// The tests after this file must be able to sign in as before.
test.afterEach(async ({ request }) => {
  const answer = await request.get("/api/demo/accounts");
  const accounts: readonly { role: string }[] = await answer.json();
  for (const { role } of accounts) {
    const token = await takeToken(request, await findAccount(request, role));
    const headers = { authorization: `Bearer ${token}` };
    await acceptTerms(request, headers);
  }
});

test("a new version lets people finish, and the ones before it can be read", async ({
  page,
  signInAs,
  openBrowser,
  request,
}) => {
  const t = await loadTranslator("en", "settings");
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(PATH);
  await expectAccessible(page);
  await publish(page, "one");
  // a sign-in elsewhere ends what other tests left open: the next one is new
  await takeToken(request, await findAccount(request, "ROLE_FFAGENT"));
  const atWork = await openBrowser({ role: "ROLE_FFAGENT" });
  await atWork.goto(LANDING);
  await atWork.getByLabel(t("terms.agree")).check();
  await atWork.getByRole("button", { name: t("terms.accept") }).click();
  await expect(atWork.getByRole("combobox").first()).toBeVisible();

  await publish(page, "two");
  // The one who is at work finishes.
  await atWork.goto("/freight-forwarder/agent/quotation/list/view");
  await expect(atWork.getByRole("heading", { level: 1 })).not.toHaveText(t("terms.gateTitle"));

  await page.reload();
  await expect(page.getByText("1 person has accepted it").first()).toBeVisible();
  await page
    .getByRole("button", { name: /^Read version/ })
    .last()
    .click();
  await expect(page.getByRole("dialog").getByText("Terms one English")).toBeVisible();
  coverScreen(page, PATH, { task: "publish a new version that everybody is asked about" });
});

test("a new version is asked before everything else at the next sign-in, and only once", async ({
  page,
  signInAs,
  openBrowser,
  request,
}) => {
  const t = await loadTranslator("en", "settings");
  await signInAs("ROLE_SUPERADMIN");
  await publish(page, "three");
  const account = await findAccount(request, "ROLE_FFAGENT");
  const next = await openBrowser();
  await next.goto("/sign-in");
  await signInHere(next, account.username, account.password);
  await expect(next.getByRole("heading", { level: 1, name: t("terms.gateTitle") })).toBeVisible();
  await expect(next.getByText("Terms three English")).toBeVisible();
  await expect(next.getByText("Disclaimer three English")).toBeVisible();
  await expect(next.getByRole("button", { name: t("terms.accept") })).toBeDisabled();
  await expectAccessible(next);
  // No way around it: another screen shows the same.
  await next.goto("/freight-forwarder/agent/settings/profile/update");
  await expect(next.getByRole("heading", { level: 1, name: t("terms.gateTitle") })).toBeVisible();
  await next.getByRole("button", { name: /^Language: / }).click();
  await next.getByRole("menuitemradio", { name: "العربية" }).click();
  await expect(next.getByText("Terms three العربية")).toBeVisible();
  await expectAccessible(next);
  await next
    .getByRole("button", { name: /English|العربية/ })
    .first()
    .click();
  await next.getByRole("menuitemradio", { name: "English" }).click();
  await next.getByLabel(t("terms.agree")).check();
  await next.getByRole("button", { name: t("terms.accept") }).click();
  await expect(next.getByLabel("First name", { exact: true })).toBeVisible();

  const again = await openBrowser();
  await again.goto("/sign-in");
  await signInHere(again, account.username, account.password);
  await expect(again).toHaveURL(LANDING);
  await expect(again.getByRole("combobox").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 person has accepted it").first()).toBeVisible();
});

test("texts of the next version stay when a colleague publishes one meanwhile: one keeps one's own, or takes theirs", async ({
  page,
  signInAs,
}) => {
  const t = await loadTranslator("en", "settings");
  const state = await loadTranslator("en", "state");
  await signInAs("ROLE_SUPERADMIN");
  await publish(page, "first");
  const text = page.getByLabel(t("terms.terms"), { exact: true });
  const disclaimer = page.getByLabel(t("terms.disclaimer"), { exact: true });
  await page
    .getByRole("group", { name: t("terms.language") })
    .getByText("English")
    .click();
  await expect(text).toHaveValue("Terms first English");
  await text.fill("Terms of mine");

  const publishTheirs = async (mark: string) => {
    const history = await ask<{ versions: { version: number }[]; texts: TermsTexts }>(
      page,
      "GET",
      "/operator/terms",
    );
    const texts = { ...history.texts, en: { terms: `Terms ${mark}`, disclaimer: `Disclaimer ${mark}` } };
    const afterVersion = history.versions[0]?.version ?? 0;
    await ask(page, "POST", "/operator/terms", { texts, afterVersion });
  };
  await publishTheirs("of theirs");
  const publishing = page.getByRole("button", { name: /^Publish version \d+$/ });
  await publishing.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publish version/ })
    .click();
  const alert = page.getByRole("alert").filter({ hasText: state("changed.title") });
  await expect(alert).toContainText("Terms of theirs");
  await expect(publishing).toBeDisabled();
  await alert.getByRole("button", { name: state("changed.keepMine") }).click();
  await expect(text).toHaveValue("Terms of mine");
  // what only they changed is theirs
  await expect(disclaimer).toHaveValue("Disclaimer of theirs");

  await publishTheirs("once more");
  await publishing.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publish version/ })
    .click();
  await alert.getByRole("button", { name: state("changed.takeTheirs") }).click();
  await expect(text).toHaveValue("Terms once more");
  await expect(disclaimer).toHaveValue("Disclaimer once more");
});
