import { expect, expectAccessible, test } from "./fixtures.ts";
import { addressOf, readHeading, SPECIFIED, visit } from "./steps/visit.ts";

/*
 * Every screen of the specification, by the role whose it is and by another one; in Arabic, so that a word that nobody
 * translated is seen.
 */

const NOT_FOUND = "/error-pages/error-404";
const ARABIC = /[\u0600-\u06ff]/;
/** Every so many screens one is looked at as those see it who hear or magnify it. */
const SAMPLE = 8;

const ROLES = Object.keys(SPECIFIED.landing);
const screensOf = (role: string) =>
  SPECIFIED.screens.filter((screen) => screen.role === role).map(({ path }) => path);

test("the specification names a landing, and screens, for each of nine roles", () => {
  expect(ROLES).toHaveLength(9);
  for (const role of ROLES) expect({ role, count: screensOf(role).length }).not.toEqual({ role, count: 0 });
});

for (const [at, role] of ROLES.entries()) {
  const own = screensOf(role);
  const others = screensOf(ROLES[(at + 1) % ROLES.length] ?? "");

  test(`${role} sees each of its screens, and none of another role's`, async ({ page, signInAs }) => {
    test.setTimeout(240_000);
    await signInAs(role);
    await page.evaluate(() => localStorage.setItem("kilolane.preferences", '{"language":"ar"}'));
    await page.goto("/");
    await readHeading(page);
    const seen: string[] = [];
    const wrong: string[] = [];
    for (const [index, path] of [...own, "/home"].entries()) {
      await page.goto(addressOf(path));
      const heading = await readHeading(page);
      if (!ARABIC.test(heading)) wrong.push(`${path}: ${heading}`);
      const shown = new URL(page.url()).pathname;
      // Without the id that it may have, a screen leads to where one is chosen.
      const isChoice = path.endsWith("?") && own.includes(shown);
      if (shown !== addressOf(path) && !isChoice) wrong.push(`${path} went to ${shown}`);
      if (index % SAMPLE === 0) await test.step(path, () => expectAccessible(page));
      seen.push(path);
    }
    expect(wrong).toEqual([]);
    expect(seen).toHaveLength(own.length + 1);

    for (const path of others) {
      await visit(page, addressOf(path));
      await expect.poll(() => new URL(page.url()).pathname, { message: path }).toBe(NOT_FOUND);
    }
    expect(await readHeading(page)).toMatch(ARABIC);
  });
}

test("the public screens stand open to everybody, in every language", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/sign-in");
  await page.evaluate(() => localStorage.setItem("kilolane.preferences", '{"language":"ar"}'));
  const open = new Set(screensOf("public"));
  for (const path of open) {
    await page.goto(path);
    expect(await readHeading(page), path).toMatch(ARABIC);
    // A step of a form that was not begun leads to where it begins.
    expect(open, path).toContain(new URL(page.url()).pathname);
    await test.step(path, () => expectAccessible(page));
  }
});

test("nobody signed in: the root and every role's screens lead to the door", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/");
  await expect(page).toHaveURL("/sign-in");
  for (const role of ROLES) {
    for (const path of screensOf(role)) {
      await visit(page, addressOf(path));
      await expect.poll(() => new URL(page.url()).pathname, { message: path }).toBe("/sign-in");
    }
  }
  await visit(page, "/no/such/screen");
  await expect(page).toHaveURL(NOT_FOUND);
});
