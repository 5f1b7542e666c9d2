// How a browser test notes what it has proven of the specification (tools/spec-record.ts).
import { expect, type Locator, type Page, test } from "@playwright/test";
import { listSpec, recordProof } from "../tools/spec-record.ts";
import { pathsOf } from "./visits.ts";

function currentTest(): string {
  return ["e2e", ...test.info().titlePath].join(" › ").replace(" › ", "/");
}

/** `/a/:id/:name?` as an expression of whole paths. */
function patternOf(path: string): RegExp {
  const parts = path.split("/").slice(1);
  const wholes = parts.map((part) => {
    if (!part.startsWith(":")) return `/${part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
    return part.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
  });
  return new RegExp(`^${wholes.join("")}$`);
}

/**
 * Notes that a task of a screen was finished in the browser, or its content compared with rows; the path as in
 * `screens.json`. To be called once the outcome was seen, wherever the task has led the page since.
 * @throws Error when the page was never at that path in this test
 */
export function coverScreen(page: Page, path: string, { task }: { readonly task: string }): void {
  const pattern = patternOf(path);
  const visited = pathsOf(page);
  if (!visited.some((one) => pattern.test(one))) {
    throw new Error(`the page was never at ${path}, but at ${visited.join(", ")}`);
  }
  recordProof("screen", path, { test: currentTest(), task });
}

/**
 * Waits until a text that the specification fixes is on the screen, alone in its element and to the letter, and notes
 * it; word for word as in `messages.json`.
 * @param shown the product's words for a text that the specification describes only
 */
export async function coverText(scope: Page | Locator, text: string, shown = text): Promise<void> {
  const isDescribed = listSpec().some(
    (entry) => entry.kind === "text" && entry.name === text && entry.area === "described",
  );
  if (shown !== text && !isDescribed) throw new Error(`the specification fixes the words of '${text}'`);
  // an element that says nothing else, or a text of its own beside other elements such as a count
  const ownText = scope.locator(`xpath=.//text()[normalize-space(.)="${shown}"]/..`);
  const found = scope.getByText(shown, { exact: true }).or(ownText).filter({ visible: true });
  await expect(found.first()).toBeVisible();
  recordProof("text", text, { test: currentTest(), task: `seen as '${shown}'` });
}
