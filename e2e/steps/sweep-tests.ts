import { expect, test } from "../fixtures.ts";
import { findForeignScreens, screensOf, sweep } from "./sweep.ts";
import { readHeading, visit } from "./visit.ts";

/** Screens a test: short enough that a slow machine is far from a test's time limit. */
const SCREENS_A_TEST = 2;

/** The screens of a list in portions of one test each, named by their numbers. */
export function inPortions(screens: readonly string[]): { name: string; portion: readonly string[] }[] {
  const count = Math.ceil(screens.length / SCREENS_A_TEST);
  return Array.from({ length: count }, (_, at) => {
    const portion = screens.slice(at * SCREENS_A_TEST, (at + 1) * SCREENS_A_TEST);
    const first = at * SCREENS_A_TEST + 1;
    return { name: `${first}–${first + portion.length - 1} of ${screens.length}`, portion };
  });
}

/**
 * The tests of one role: each of its screens in every look, and none of another role's. They change nothing, so each
 * goes to the worker that is free: as one file they would be the end of the run, alone.
 */
export function testScreensOf(role: string, alsoVisited: readonly string[] = []): void {
  test.describe(role, () => {
    test.describe.configure({ mode: "parallel" });
    // A new page would compile the app and axe again for each test.
    test.use({ keptFor: role });

    for (const { name, portion } of inPortions([...screensOf(role), ...alsoVisited])) {
      test(`${role} sees screens ${name}, right in every look`, async ({ page, signInAs }) => {
        await signInAs(role);
        await page.goto("/");
        await readHeading(page);
        await sweep(page, portion);
      });
    }

    test(`${role} sees the screens of everybody and none of another role`, async ({ page, signInAs }) => {
      await signInAs(role);
      await page.goto("/");
      await readHeading(page);
      for (const path of screensOf("any")) {
        await visit(page, path);
        await readHeading(page);
        await expect(page).toHaveURL(path);
      }
      expect(await findForeignScreens(page, role)).toEqual([]);
    });
  });
}
