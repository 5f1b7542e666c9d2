import { expect, type Page, test } from "@playwright/test";
import { findInaccessible } from "../accessible.ts";
import { changeLook } from "./change-look.ts";
import { findSmallTargets } from "./finger-targets.ts";
import { findCutOff, findUnmirrored } from "./page-faults.ts";
import { findUntranslated } from "./untranslated.ts";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const DARK = { themeMode: "dark", themeStyle: "standard" } as const;
const LIGHT = { themeMode: "light", themeStyle: "modern" } as const;
/** What axe finds on a narrow page only: targets too close together, boxes that scroll there and not elsewhere. */
const NARROW_RULES = ["target-size", "scrollable-region-focusable"];

/** Gives the window another size and waits until the page is drawn in it: lists become cards by a media query. */
async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** What axe finds on the page once nothing loads any more: what is old is dimmed until then. */
async function findInaccessibleAtRest(page: Page, rules?: readonly string[]): Promise<string[]> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  return findInaccessible(page, rules);
}

const named = (look: string, faults: readonly string[]) => faults.map((fault) => `${look}: ${fault}`);

/** Opens again what the page closes when its window becomes a phone's, e.g. a panel of a list that turns into cards. */
type Reopen = () => Promise<void>;

/**
 * Looks at the open page, as it is, in every look and without loading it again: light, by all rules of axe; in Arabic
 * and dark, mirrored, translated, whole, and by its contrast; on a phone, whole, and under a finger. Begins and ends in light English on
 * a desktop.
 */
export async function findFaults(page: Page, reopen?: Reopen): Promise<string[]> {
  const layers = page.locator("[role=dialog], [role=menu], [role=listbox]");
  const open = await layers.count();
  const light = await findInaccessibleAtRest(page);
  // Dark and Arabic at once: colours hang on no language, and each change of a look draws the whole page again.
  await changeLook(page, { ...DARK, language: "ar" });
  const dark = await findInaccessibleAtRest(page, ["color-contrast"]);
  const arabic = [
    ...(await page.evaluate(findUnmirrored)),
    ...(await page.evaluate(findCutOff)),
    ...(await findUntranslated(page)),
  ];
  await resize(page, PHONE);
  await reopen?.();
  const arabicOnPhone = await page.evaluate(findCutOff);
  await changeLook(page, { ...LIGHT, language: "en" });
  const phone = [...(await page.evaluate(findCutOff)), ...(await findInaccessible(page, NARROW_RULES))];
  const fingers = await findSmallTargets(page);
  const closed = (await layers.count()) === open ? [] : ["what was open did not stay open"];
  await resize(page, DESKTOP);
  return [
    ...closed,
    ...named("light", light),
    ...named("dark", dark),
    ...named("Arabic", arabic),
    ...named("Arabic on a phone", arabicOnPhone),
    ...named("on a phone", phone),
    ...named("under a finger", fingers),
  ];
}

/**
 * Fails with everything that is wrong with the open page, as it is, in any look; `what` names its state. `reopen` is
 * for what the page closes when its window becomes narrow.
 */
export async function expectGoodLooks(page: Page, what: string, reopen?: Reopen): Promise<void> {
  await test.step(`looks: ${what}`, async () => expect(await findFaults(page, reopen), what).toEqual([]));
}

/** Faults of the open page on the narrowest phone, in the language with the longest words, in Arabic, and in English. */
export async function findNarrowFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await resize(page, { width: 320, height: 700 });
  for (const language of ["fr", "ar", "en"] as const) {
    await changeLook(page, { ...LIGHT, language });
    const found = [...(await page.evaluate(findCutOff)), ...(await findInaccessible(page, NARROW_RULES))];
    faults.push(...named(`on the narrowest phone (${language})`, found));
  }
  await resize(page, DESKTOP);
  return faults;
}

/** Fails with everything that is wrong with the open page on the narrowest phone; `what` names its state. */
export async function expectNarrow(page: Page, what: string): Promise<void> {
  await test.step(`narrow: ${what}`, async () => expect(await findNarrowFaults(page), what).toEqual([]));
}
