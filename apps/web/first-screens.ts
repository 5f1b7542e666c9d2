import { fileURLToPath } from "node:url";
import { build, type InlineConfig, type Rolldown } from "vite";

/**
 * Modules by which screens begin, with the words that name their files: what every visit loads, sign-in, what every
 * signed-in visit loads, the most visited screens.
 */
const ROOTS = [
  { word: "every-page", module: "main.tsx" },
  { word: "sign-in", module: "features/session/pages/sign-in-page.tsx" },
  { word: "signed-in", module: "app/shell/shell.tsx" },
  { word: "list", module: "features/quotation/pages/quotation-list-page.tsx" },
  { word: "builder", module: "features/quotation/pages/create-quotation-page.tsx" },
  { word: "details", module: "features/quotation/pages/quotation-details-page.tsx" },
  // Under the builder's form, later than it: without a word of its own it took along all of the list.
  { word: "recent", module: "features/quotation/list/recent-quotations.tsx" },
  // Each menu names a dozen icons: one by one they were sixteen files.
  { word: "menu", module: "app/menu/forwarder-admin-menu.ts" },
  { word: "menu", module: "app/menu/forwarder-agent-menu.ts" },
  { word: "menu", module: "app/menu/forwarder-client-menu.ts" },
  { word: "menu", module: "app/menu/shipper-menu.ts" },
  // The builder of clients and shippers: without a word of its own it took along all of the desk's builder and details.
  { word: "client", module: "features/quotation/pages/client-create-page.tsx" },
  // What shows the first prices, fetched while they are made: what it shares with the details comes without the details.
  { word: "prices", module: "features/quotation/builder/priced-options.tsx" },
  { word: "prices", module: "features/quotation/builder/client-option-list.tsx" },
  { word: "prices", module: "features/quotation/builder/client-summary.tsx" },
] as const;
const MAIN = 1;
const SIGN_IN = 2;
const SHELL = 4;
const LIST = 8;
const RECENT = 64;
const BUILDER = bitsOfWord("builder");
const DETAILS = bitsOfWord("details");
const CLIENT = bitsOfWord("client");
const PRICES = bitsOfWord("prices");
const MENUS = bitsOfWord("menu");

function bitsOfWord(wanted: (typeof ROOTS)[number]["word"]): number {
  return ROOTS.reduce((bits, { word }, place) => (word === wanted ? bits | (1 << place) : bits), 0);
}

type Group = Rolldown.CodeSplittingGroup;

/**
 * Groups of modules, each of those that the same of the first screens need: split by all screens there are, the
 * builder is eighty small files, which weigh a tenth more than one and take eighty requests. Which modules a screen
 * really needs is known once what it does not use is gone, so the app is put together twice; the first time nothing
 * is written. A file imports only files of the same screens or more: never in a circle.
 */
export async function findGroups(config: InlineConfig): Promise<Group[]> {
  const screens = await findScreens(config);
  const setOf = (id: string): number => distinct(screens.get(id) ?? 0);
  const sets = [...new Set([...screens.values()].map(distinct))];
  return sets.map((set) => ({
    name: wordsOf(set).join("-"),
    test: (id) => setOf(id) === set,
    // what more screens share comes first: no group takes along what another one's screens need as well
    priority: set === MAIN ? ROOTS.length + 2 : bitsOf(set) + ((set & SHELL) > 0 ? ROOTS.length : 0),
  }));
}

function wordsOf(set: number): string[] {
  return [...new Set(ROOTS.filter((_, place) => (set & (1 << place)) > 0).map(({ word }) => word))];
}

function bitsOf(set: number): number {
  return set.toString(2).replaceAll("0", "").length;
}

/**
 * Every visit loads what the start needs, every signed-in visit what the shell needs: no other screen tells more. What
 * two pages share goes with the shell, and with sign-in what it shares with any: file by file they were a dozen of a
 * kilobyte each, and every request costs the browser more than that. A set is only ever made larger, and never past one
 * that holds it: so no file imports one of fewer screens.
 */
function distinct(found: number): number {
  if ((found & MAIN) > 0) return MAIN;
  // of the menus alone, if of any screen at all
  if (found > 0 && (found & MENUS) === found) return MENUS;
  // the prices of the desk and those of clients count as one
  const set = (found & PRICES) > 0 ? found | PRICES : found;
  const isShared = (set & SHELL) > 0 || bitsOf(set) > 1;
  if (!isShared) return set;
  if ((set & SIGN_IN) > 0) return SHELL | SIGN_IN;
  if (set === (LIST | PRICES)) return set;
  // The list is the lightest of the pages: it takes nothing along that only heavier ones share. Icons of menus weigh nothing.
  if ((set & (SHELL | LIST | MENUS)) > 0) return SHELL;
  const builders = set & (BUILDER | CLIENT);
  // A phone's list has the cards of the recent ones: for what they share with the details it would take along all of those.
  if (builders === 0 && (set & RECENT) > 0 && (set & DETAILS) > 0) return set;
  if (builders === 0 || (set & (DETAILS | PRICES)) === 0) return set & ~RECENT;
  return (builders & CLIENT) > 0 ? BUILDER | CLIENT | DETAILS | PRICES : BUILDER | DETAILS | PRICES;
}

/** For each module that is in the app: the places of the roots that need it, as bits. */
async function findScreens(config: InlineConfig): Promise<ReadonlyMap<string, number>> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: "error",
    build: { ...config.build, write: false, minify: false, cssMinify: false, reportCompressedSize: false },
  });
  if (!("output" in result)) throw new Error("one app, one output");
  const chunks = new Map(
    result.output.filter((file) => file.type === "chunk").map((chunk) => [chunk.fileName, chunk]),
  );
  const screens = new Map<string, number>();
  for (const [place, root] of ROOTS.entries()) {
    const module = fileURLToPath(new URL(`src/${root.module}`, import.meta.url));
    const start = [...chunks.values()].find((chunk) => chunk.moduleIds.includes(module));
    if (start === undefined) throw new Error(`no screen begins with ${root.module}`);
    for (const id of [...reach([start], chunks)].flatMap((chunk) => chunk.moduleIds)) {
      screens.set(id, (screens.get(id) ?? 0) | (1 << place));
    }
  }
  return screens;
}

/** Chunks with all that they import before they run. */
export function reach(
  start: readonly Rolldown.OutputChunk[],
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set(start);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const next = chunks.get(name);
      if (next !== undefined) found.add(next);
    }
  }
  return found;
}
