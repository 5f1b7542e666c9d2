import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Frame, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { AxeResults, RunOptions } from "axe-core";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Everything of axe that belongs to WCAG 2.2 AA. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Puts axe into a document unless it is there already; it is 650 kB, too much to send for every look. */
async function injectAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(source);
}

/** Axe in the page asks the frames inside it; in a sandbox without scripts there is nobody to answer. */
async function injectIntoFrames(page: Page): Promise<boolean> {
  const inner = page.frames().filter((frame) => frame !== page.mainFrame());
  for (const frame of inner) {
    const sandbox = await (await frame.frameElement()).getAttribute("sandbox");
    if (sandbox === null || sandbox.includes("allow-scripts")) await injectAxe(frame);
  }
  return inner.length > 0;
}

async function runAxe(
  page: Page,
  place: string | undefined,
  options: RunOptions,
): Promise<AxeResults["violations"]> {
  const iframes = await injectIntoFrames(page);
  await injectAxe(page.mainFrame());
  const asked = { ...options, iframes, resultTypes: ["violations" as const] };
  return page.evaluate(lookAtRest, [place, asked] as const);
}

/** In the page: what axe finds. A page that loads something meanwhile, and dims what is old, is looked at again. */
async function lookAtRest([place, options]: readonly [string | undefined, RunOptions]): Promise<
  AxeResults["violations"]
> {
  for (;;) {
    const loading = new Set<Node>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) loading.add(target);
    });
    observer.observe(document, { subtree: true, attributes: true, attributeFilter: ["aria-busy"] });
    const { violations } = await window.axe.run(place ?? document, options);
    observer.disconnect();
    if (loading.size === 0) return violations;
    const parts = [...loading].filter((node) => node instanceof Element);
    while (parts.some((part) => part.isConnected && part.matches("[aria-busy=true]")))
      await new Promise(requestAnimationFrame);
  }
}

/**
 * Everything that axe finds against WCAG 2.2 AA on the page as it is, with rule, reason and place. A long page is
 * looked at in one piece: what happens to lie half under a sticky bar is no fault of it.
 *
 * @param rules only these rules of axe, e.g. `["color-contrast"]`; all of WCAG 2.2 AA without it
 * @param place only what is in this element, given as a CSS selector: what lies half under an open menu is no fault of it
 */
export async function findInaccessible(
  page: Page,
  rules?: readonly string[],
  place?: string,
): Promise<string[]> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const isLong = size !== null && height > size.height;
  if (isLong) await page.setViewportSize({ ...size, height });
  const violations = await runAxe(page, place, {
    runOnly: rules === undefined ? { type: "tag", values: TAGS } : { type: "rule", values: [...rules] },
  });
  if (isLong) await page.setViewportSize(size);
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${violation.help} at ${node.target.join(" ")}`),
  );
}

/** Fails when axe finds anything, see `findInaccessible`. */
export async function expectAccessible(page: Page, rules?: readonly string[], place?: string): Promise<void> {
  expect(await findInaccessible(page, rules, place)).toEqual([]);
}
