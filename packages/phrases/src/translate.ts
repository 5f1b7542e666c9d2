import type { Area, PhraseKey } from "./areas.ts";
import { intlLocaleOf, type Language } from "./languages.ts";

/** A phrase file as loaded: texts, nested by topic. */
export interface PhraseTree {
  readonly [key: string]: string | PhraseTree;
}

/** Values for the `{{name}}` places of a phrase; `count` also picks the plural form. */
export type PhraseValues = Readonly<Record<string, string | number>>;

/** Translates one key of an area. An unknown key, possible only for computed ones, answers the key itself. */
export type Translate<A extends Area> = (key: PhraseKey<A>, values?: PhraseValues) => string;

function textAt(tree: PhraseTree, path: readonly string[]): string | undefined {
  let node: string | PhraseTree | undefined = tree;
  for (const step of path) {
    if (typeof node !== "object" || !Object.hasOwn(node, step)) return undefined;
    node = node[step];
  }
  return typeof node === "string" ? node : undefined;
}

/**
 * Finds and fills a phrase in a loaded tree, with the same syntax that the screens use (i18next: `{{name}}`,
 * `_one`/`_other` …). Numbers other than `count` must come formatted by the caller.
 *
 * @returns the text, or undefined when the tree has no such key
 */
export function findPhrase(
  tree: PhraseTree,
  language: Language,
  key: string,
  values: PhraseValues = {},
): string | undefined {
  const path = key.split(".");
  const last = path.pop() ?? "";
  const category =
    typeof values["count"] === "number"
      ? new Intl.PluralRules(intlLocaleOf(language)).select(values["count"])
      : undefined;
  const text =
    (category && textAt(tree, [...path, `${last}_${category}`])) ??
    (category && textAt(tree, [...path, `${last}_other`])) ??
    textAt(tree, [...path, last]);
  return text?.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
