import { expect, type Page, test } from "@playwright/test";
import { loadTranslator } from "@kilolane/phrases";
import { ALL_SCREENS } from "../../apps/web/src/lib/paths/screens.ts";
import { addressOfNothing, findAddress, moreAddresses } from "./addresses.ts";
import { changeLook } from "./change-look.ts";
import { findFaults } from "./looks.ts";
import { findCutOff } from "./page-faults.ts";
import { findUntranslated } from "./untranslated.ts";
import { readHeading, visit } from "./visit.ts";

const NOT_FOUND = "/error-pages/error-404";
/** A list of this many rows shows every kind of cell; more of the same rows are looked at no better, only longer. */
const ROWS = 10;
const ARABIC = /[\u0600-\u06ff]/;

/** The screens of a role in the table of the web app; `any` are those of everybody who is signed in. */
export const screensOf = (role: string): string[] =>
  ALL_SCREENS.filter((screen) => screen.role === role).map(({ path }) => path);

const pathOf = (page: Page) => new URL(page.url()).pathname;

async function isBeingPrepared(page: Page): Promise<boolean> {
  const t = await loadTranslator("en", "shell");
  return page.getByText(t("preparing.text"), { exact: true }).isVisible();
}

/** A stored request is priced again when it is opened; until then its former prices are dimmed. */
async function expectPricedAgain(page: Page): Promise<void> {
  const t = await loadTranslator("en", "quotation");
  const isDesk = !/\/(client|shipper)\//.test(pathOf(page));
  // how long the pricing took is said to the desk alone
  if (isDesk)
    await expect(page.getByText(new RegExp(`^${t("option.pricedIn", { time: "" }).trim()}`))).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

/** Goes to the screen of a path pattern; answers what is there. */
async function openScreen(page: Page, pattern: string): Promise<"built" | "prepared" | "led on"> {
  const address = await findAddress(page, pattern);
  await visit(page, `${address ?? addressOfNothing(pattern)}?size=${ROWS}`);
  await readHeading(page);
  if (await isBeingPrepared(page)) return "prepared";
  if (pattern.includes("/quotation/output/")) await expectPricedAgain(page);
  expect(
    address,
    `${pattern} is built now and needs a record to show: say in e2e/steps/addresses.ts where one is found`,
  ).toBeDefined();
  if (pathOf(page) === address) return "built";
  // A step of a public form that was not begun leads to where it begins.
  const publicPaths = screensOf("public");
  expect(publicPaths.includes(pattern) ? publicPaths : [address]).toContain(pathOf(page));
  return "led on";
}

/** The faults of screens that are not built yet: one page with different titles, in Arabic. */
async function findFaultsOfPrepared(page: Page, patterns: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  await changeLook(page, { language: "ar" });
  for (const pattern of patterns) {
    await visit(page, addressOfNothing(pattern));
    if (!ARABIC.test(await readHeading(page))) faults.push(`${pattern}: no Arabic heading`);
    const found = [...(await page.evaluate(findCutOff)), ...(await findUntranslated(page))];
    faults.push(...found.map((fault) => `${pattern}: ${fault}`));
  }
  await changeLook(page, { language: "en" });
  return faults;
}

/**
 * Visits screens of the role that is signed in, each once, and looks at each in every look.
 *
 * @param find finds what is wrong with the open screen
 */
export async function sweep(page: Page, patterns: readonly string[], find = findFaults): Promise<void> {
  const prepared: string[] = [];
  const faults: string[] = [];
  const look = async (address: string) =>
    test.step(address, async () => {
      faults.push(...(await find(page)).map((fault) => `${address}: ${fault}`));
    });
  for (const pattern of patterns) {
    const state = await openScreen(page, pattern);
    if (state === "prepared") prepared.push(pattern);
    // What is being prepared is the same page everywhere: one of them is looked at in every look.
    if (state === "built" || prepared.length === 1) await look(pattern);
    for (const address of moreAddresses(pattern)) {
      await visit(page, address);
      await readHeading(page);
      await look(address);
    }
  }
  faults.push(...(await findFaultsOfPrepared(page, prepared)));
  expect(faults).toEqual([]);
}

/** Goes to each address as a link does and answers those that did not lead to `target`. */
export async function findLeaks(page: Page, addresses: readonly string[], target: string): Promise<string[]> {
  return page.evaluate(
    async ([all, expected]) => {
      const wrong: string[] = [];
      for (const address of all) {
        history.pushState({ key: String(Math.random()) }, "", address);
        dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
        const startedMs = performance.now();
        while (location.pathname !== expected && performance.now() - startedMs < 5_000) {
          await new Promise((resolve) => setTimeout(resolve, 2));
        }
        if (location.pathname !== expected) wrong.push(`${address} went to ${location.pathname}`);
      }
      return wrong;
    },
    [addresses, target] as const,
  );
}

/** Screens of other roles, at which the role that is signed in does not get the page that nothing is there. */
export async function findForeignScreens(page: Page, role: string): Promise<string[]> {
  const foreign = ALL_SCREENS.filter((screen) => ![role, "public", "any"].includes(screen.role));
  return findLeaks(
    page,
    foreign.map(({ path }) => addressOfNothing(path)),
    NOT_FOUND,
  );
}
