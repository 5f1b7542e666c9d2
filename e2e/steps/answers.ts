import type { Page, Response } from "@playwright/test";

/** What the server has sent to a page: names, remarks, codes, and texts in the language it was asked in. */
export interface Answered {
  /** words in Latin letters, in lower case */
  readonly words: ReadonlySet<string>;
  /** whole texts */
  readonly texts: ReadonlySet<string>;
}

interface Heard {
  readonly unread: Response[];
  readonly words: Set<string>;
  readonly texts: Set<string>;
}

const heard = new WeakMap<Page, Heard>();

const WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu;

/** The words in Latin letters of a text, in lower case. */
export function latinWords(text: string): string[] {
  return [...text.normalize("NFC").matchAll(WORD)].map(([word]) => word.toLowerCase());
}

/** Remembers what the server answers to this page from now on. */
export function rememberAnswers(page: Page): void {
  forgetAnswers(page);
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (!type.includes("json") || !new URL(response.url()).pathname.startsWith("/api/")) return;
    heard.get(page)?.unread.push(response);
  });
}

/** Forgets what the server has answered to this page up to now. */
export function forgetAnswers(page: Page): void {
  heard.set(page, { unread: [], words: new Set(), texts: new Set() });
}

/** Every text within an answer. */
function* eachText(answer: unknown): Generator<string> {
  if (typeof answer === "string") yield answer;
  else if (typeof answer === "object" && answer !== null) {
    for (const value of Object.values(answer)) yield* eachText(value);
  }
}

/** What the server has sent to this page, and what its browser holds. */
export async function readAnswered(page: Page): Promise<Answered> {
  const { unread, words, texts } = heard.get(page) ?? { unread: [], words: new Set(), texts: new Set() };
  // What was answered to a document that is gone can't be read any more, and no longer shows either.
  const answers: unknown[] = await Promise.all(
    unread.splice(0).map((response) => response.json().catch(() => null)),
  );
  const stored = await page.evaluate(() => Object.entries(localStorage));
  for (const text of [...eachText(answers), ...stored.flat()]) {
    texts.add(text.trim());
    for (const word of latinWords(text)) words.add(word);
  }
  return { words, texts };
}
