import type { Page } from "@playwright/test";

const visits = new WeakMap<Page, string[]>();

/** Remembers every path that a page of a test is at, moves inside the app included. */
export function watchVisits(page: Page): void {
  const paths: string[] = [];
  visits.set(page, paths);
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
}

/** The paths that the page has been at in this test, the present one last. */
export function pathsOf(page: Page): readonly string[] {
  return [...(visits.get(page) ?? []), new URL(page.url()).pathname];
}
