import type { Area } from "./areas.ts";
import type { Language } from "./languages.ts";
import { findPhrase, type PhraseTree, type Translate } from "./translate.ts";

const loaded = new Map<string, Promise<PhraseTree>>();

/**
 * Loads one area in one language from its file, once per process. For programs on Node; the screens load the
 * same files through their bundler.
 */
export function loadPhrases(language: Language, area: Area): Promise<PhraseTree> {
  const id = `${language}/${area}`;
  const known = loaded.get(id);
  if (known) return known;
  const file = new URL(`./locales/${id}.json`, import.meta.url).href;
  const loading = import(/* @vite-ignore */ file, { with: { type: "json" } }).then(
    (module: { default: PhraseTree }) => module.default,
  );
  loaded.set(id, loading);
  return loading;
}

/** A typed translator for one area and language: `const t = await loadTranslator("fr", "mail")`. */
export async function loadTranslator<A extends Area>(language: Language, area: A): Promise<Translate<A>> {
  const tree = await loadPhrases(language, area);
  return (key, values) => findPhrase(tree, language, key, values) ?? key;
}
