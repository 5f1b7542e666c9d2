import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type JOINED_AREAS, LANGUAGES } from "@kilolane/phrases";
import type { InlineConfig, Plugin, Rolldown } from "vite";
import { drawScreens } from "./drawn-screens.ts";
import type { ScreenToDraw } from "./draw-screens.ts";
import { reach } from "./first-screens.ts";

/** A screen that is often the first of a visit: what of the app it needs beside what every page loads. */
export interface FirstScreen {
  /** the addresses that it has, as a regular expression of the path */
  readonly path: string;
  /** whether it is shown to who is signed in, or to who is not */
  readonly isSignedIn: boolean;
  /** modules under `src` */
  readonly modules: readonly string[];
  /** those that a phone needs beside them */
  readonly narrowModules?: readonly string[];
  /** files that join areas of phrases */
  readonly texts: readonly (keyof typeof JOINED_AREAS)[];
  /** shown as it is before its data until the app draws it */
  readonly drawn: readonly ScreenToDraw[];
}

const SHELL = "app/shell/shell.tsx";
/** What a phone's list is made of instead of a table. */
const CARDS = ["features/quotation/list/quotation-cards.tsx"];

/** A page of quotations, inside the shell. */
const quotationScreen = (
  role: "admin" | "agent",
  ending: string,
  page: string,
  narrowModules: readonly string[] = [],
): FirstScreen => ({
  path: `^/freight-forwarder/${role}/quotation/${ending}$`,
  isSignedIn: true,
  modules: [SHELL, `app/menu/forwarder-${role}-menu.ts`, `features/quotation/pages/${page}.tsx`],
  narrowModules,
  texts: ["start", "desk"],
  drawn: [false, true].map((isNarrow) => ({
    path: `/freight-forwarder/${role}/quotation/${ending}`,
    role: role === "admin" ? "ROLE_FFADMIN" : "ROLE_FFAGENT",
    isNarrow,
  })),
});

/** The first that matches counts; each address that is not public begins with signing in when nobody is signed in. */
export const FIRST_SCREENS: readonly FirstScreen[] = [
  quotationScreen("admin", "create", "create-quotation-page"),
  quotationScreen("agent", "create", "create-quotation-page"),
  quotationScreen("admin", "list/view", "quotation-list-page", CARDS),
  quotationScreen("agent", "list/view", "quotation-list-page", CARDS),
  {
    path: "^/(freight-forwarder/client|shipper)/quotation/create$",
    isSignedIn: true,
    modules: [SHELL, "features/quotation/pages/client-create-page.tsx"],
    texts: ["start", "desk"],
    drawn: [],
  },
  {
    path: "^/freight-forwarder/(admin|agent)/quotation/details/",
    isSignedIn: true,
    modules: [SHELL, "features/quotation/pages/quotation-details-page.tsx"],
    texts: ["start", "desk"],
    drawn: [],
  },
  {
    path: "^/$|^/sign-in$|^/(freight-?[fF]orwarder|shipper|airline(-admin|-agent)?|data-entry|trucking|super-admin|home)(/|$)",
    isSignedIn: false,
    modules: ["features/session/pages/sign-in-page.tsx"],
    texts: ["start"],
    drawn: [{ path: "/sign-in" }],
  },
  { path: "^/(?!q/|demo/mails)", isSignedIn: true, modules: [SHELL], texts: ["start"], drawn: [] },
];

interface FilesOfScreen {
  readonly path: string;
  readonly signedIn: boolean;
  readonly files: readonly number[];
  /** asked for on a phone, beside `files` */
  readonly narrow: readonly number[];
  readonly texts: readonly string[];
  /** by language, with "-narrow" for what a phone shows otherwise */
  readonly drawn: Readonly<Record<string, number>>;
}

/** What boot.js is told: files by number, so that each is named once. */
interface FirstFiles {
  readonly files: readonly string[];
  readonly screens: readonly FilesOfScreen[];
  /** by language and joined file */
  readonly texts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** styles with the typeface of a language that the Latin ones lack */
  readonly letters: Readonly<Record<string, readonly number[]>>;
}

/** Typefaces that come with a language (fonts.ts). */
const LETTERS = { ar: "/fonts-arabic", zh: "/fonts-chinese" };

const PLACE = "/* first-files */ null";

/**
 * Tells boot.js which files the first screens need. A page learns what to load next from what it has loaded: its
 * start, then its texts, then its screen, then its typeface, and each step waits for the line. Asked for at once they
 * arrive together. The development server leaves boot.js as it is.
 */
export function firstFiles(app: InlineConfig): Plugin {
  return {
    name: "first-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      // What is seen first is made of styles and of a drawn screen: the line carries those before what runs.
      handler: (html) =>
        html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
    },
    async writeBundle(options, bundle) {
      const folder = options.dir ?? "";
      const file = path.join(folder, "boot.js");
      const script = await readFile(file, "utf8");
      if (!script.includes(PLACE)) throw new Error(`boot.js has no place for the first files: ${PLACE}`);
      const drawn = await writeDrawn(app, folder);
      // By a function: what is replaced by a text could read signs of its own in it.
      await writeFile(
        file,
        script.replace(PLACE, () => JSON.stringify(findFirstFiles(bundle, drawn))),
      );
    },
  };
}

/** Writes the drawn screens beside the app's other files; names them by screen and language. */
async function writeDrawn(app: InlineConfig, folder: string): Promise<DrawnFiles> {
  const wanted = FIRST_SCREENS.flatMap((screen) => screen.drawn.map((drawn) => ({ screen, drawn })));
  const results = await drawScreens(
    app,
    wanted.map(({ drawn }) => drawn),
  );
  const files = new Map<FirstScreen, [string, string][]>();
  for (const [place, { screen, drawn }] of wanted.entries()) {
    const names = files.get(screen) ?? [];
    for (const [language, html] of results[place] ?? []) {
      const hash = createHash("sha256").update(html).digest("base64url").slice(0, 8);
      const name = `assets/first-${language}-${hash}.html`;
      await writeFile(path.join(folder, name), html);
      names.push([drawn.isNarrow === true ? `${language}-narrow` : language, name]);
    }
    files.set(screen, names);
  }
  return files;
}

type DrawnFiles = ReadonlyMap<FirstScreen, readonly (readonly [look: string, file: string])[]>;

function findFirstFiles(bundle: Rolldown.OutputBundle, drawn: DrawnFiles): FirstFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const chunkWith = (ending: string): Rolldown.OutputChunk => {
    // A screen whose modules went into a group is fetched by a file that only names what the group hands on.
    const found =
      chunks.find((chunk) => chunk.facadeModuleId?.endsWith(ending) === true) ??
      chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(ending)));
    if (found === undefined) throw new Error(`no file of the app holds ${ending}`);
    return found;
  };
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const everyPage = reach([chunkWith("/src/main.tsx")], byName);
  /** what modules need beside what every page loads */
  const filesOf = (modules: readonly string[]): string[] => {
    const wanted = modules.map((module) => chunkWith(`/src/${module}`));
    const needed = [...reach(wanted, byName)].filter((chunk) => !everyPage.has(chunk));
    return [
      ...new Set(needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName])),
    ];
  };
  const files: string[] = [];
  const numberOf = (name: string): number =>
    files.includes(name) ? files.indexOf(name) : files.push(name) - 1;
  const typeface = Object.keys(bundle).filter((name) =>
    /ibm-plex-sans-latin-wght-normal.*\.woff2$/.test(name),
  );
  const screens = FIRST_SCREENS.map((screen) => {
    const { path: address, isSignedIn, modules, narrowModules = [] } = screen;
    const names = filesOf(modules);
    return {
      path: address,
      signedIn: isSignedIn,
      files: [...new Set([...names, ...typeface])].map(numberOf),
      narrow: filesOf(narrowModules)
        .filter((name) => !names.includes(name))
        .map(numberOf),
      texts: [...screen.texts],
      drawn: Object.fromEntries((drawn.get(screen) ?? []).map(([look, name]) => [look, numberOf(name)])),
    };
  });
  const joined = [...new Set(FIRST_SCREENS.flatMap((screen) => screen.texts))];
  const texts = Object.fromEntries(
    LANGUAGES.map(({ locale: language }) => [
      language,
      Object.fromEntries(
        joined.map((file) => [file, numberOf(chunkWith(`/locales/${language}/${file}.ts`).fileName)]),
      ),
    ]),
  );
  const styles = Object.keys(bundle).filter((name) => name.endsWith(".css"));
  const letters = Object.fromEntries(
    Object.entries(LETTERS).map(([language, letter]) => [
      language,
      styles.filter((name) => name.includes(letter)).map(numberOf),
    ]),
  );
  return { files, screens, texts, letters };
}
