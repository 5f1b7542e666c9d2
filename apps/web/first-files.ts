import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type JOINED_AREAS, LANGUAGES } from "@kilolane/phrases";
import type { Plugin, Rolldown } from "vite";
import { reach } from "./first-screens.ts";

/** A screen that is often the first of a visit: what of the app it needs beside what every page loads. */
export interface FirstScreen {
  /** the addresses that it has, as a regular expression of the path */
  readonly path: string;
  /** whether it is shown to who is signed in, or to who is not */
  readonly isSignedIn: boolean;
  /** modules under `src` */
  readonly modules: readonly string[];
  /** files that join areas of phrases */
  readonly texts: readonly (keyof typeof JOINED_AREAS)[];
}

const SHELL = "app/shell/shell.tsx";

/** A page of quotations, inside the shell. */
const quotationScreen = (ending: string, page: string): FirstScreen => ({
  path: `^/freight-forwarder/(admin|agent)/quotation/${ending}`,
  isSignedIn: true,
  modules: [SHELL, `features/quotation/pages/${page}.tsx`],
  texts: ["start", "desk"],
});

/** The first that matches counts; each address that is not public begins with signing in when nobody is signed in. */
export const FIRST_SCREENS: readonly FirstScreen[] = [
  quotationScreen("create$", "create-quotation-page"),
  quotationScreen("list/", "quotation-list-page"),
  quotationScreen("details/", "quotation-details-page"),
  {
    path: "^/$|^/sign-in$|^/(freight-?[fF]orwarder|shipper|airline(-admin|-agent)?|data-entry|trucking|super-admin|home)(/|$)",
    isSignedIn: false,
    modules: ["features/session/pages/sign-in-page.tsx"],
    texts: ["start"],
  },
  { path: "^/(?!q/|demo/mails)", isSignedIn: true, modules: [SHELL], texts: ["start"] },
];

/** What boot.js is told: files by number, so that each is named once. */
interface FirstFiles {
  readonly files: readonly string[];
  readonly screens: readonly { path: string; signedIn: boolean; files: number[]; texts: string[] }[];
  /** by language and joined file */
  readonly texts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const PLACE = "/* first-files */ null";

/**
 * Tells boot.js which files the first screens need. A page learns what to load next from what it has loaded: its
 * start, then its texts, then its screen, then its typeface, and each step waits for the line. Asked for at once they
 * arrive together. The development server leaves boot.js as it is.
 */
export function firstFiles(): Plugin {
  return {
    name: "first-files",
    apply: "build",
    async writeBundle(options, bundle) {
      const file = path.join(options.dir ?? "", "boot.js");
      const script = await readFile(file, "utf8");
      if (!script.includes(PLACE)) throw new Error(`boot.js has no place for the first files: ${PLACE}`);
      await writeFile(file, script.replace(PLACE, JSON.stringify(findFirstFiles(bundle))));
    },
  };
}

function findFirstFiles(bundle: Rolldown.OutputBundle): FirstFiles {
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
  const files: string[] = [];
  const numberOf = (name: string): number =>
    files.includes(name) ? files.indexOf(name) : files.push(name) - 1;
  const typeface = Object.keys(bundle).filter((name) =>
    /ibm-plex-sans-latin-wght-normal.*\.woff2$/.test(name),
  );
  const screens = FIRST_SCREENS.map(({ path: address, isSignedIn, modules, texts: joinedTexts }) => {
    const needed = reach(
      modules.map((module) => chunkWith(`/src/${module}`)),
      byName,
    );
    const names = [...needed]
      .filter((chunk) => !everyPage.has(chunk))
      .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName]);
    return {
      path: address,
      signedIn: isSignedIn,
      files: [...new Set([...names, ...typeface])].map(numberOf),
      texts: [...joinedTexts],
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
  return { files, screens, texts };
}
