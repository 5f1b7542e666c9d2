import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { LANGUAGE_CODES, type Language } from "@kilolane/phrases";
import { openSync } from "fontkit";
import { expect, test } from "vitest";

/*
 * Every sign that we write is in the fonts that we ship, so that it looks the same on every machine. What people type
 * in other scripts (a Thai company, a Greek street) is drawn by the machine's own fonts: `system-ui` ends each list.
 */

const resolve = createRequire(import.meta.url).resolve;
const source = new URL("../../", import.meta.url).pathname;
const locales = new URL("../../../../../packages/phrases/src/locales/", import.meta.url).pathname;

/** Layout, not drawn: blanks, joiners and marks of direction. */
const NOT_DRAWN = /[\p{White_Space}\p{Cf}]/u;
/** Shown to Apple's machines alone, which have it. */
const ON_THEIR_MACHINES = new Set(["⌘"]);

type HasGlyph = (sign: string) => boolean;

function rangesOf(text: string): (readonly [number, number])[] {
  return text.split(",").map((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return [parseInt(first.replaceAll("?", "0"), 16), parseInt(last.replaceAll("?", "F"), 16)] as const;
  });
}

/** The signs that a style sheet's faces draw: those of its files that their `unicode-range` lets through. */
function facesOf(sheet: string): HasGlyph {
  const faces = [...readFileSync(sheet, "utf8").matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(
    ([, face = ""]) => {
      const file = /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1];
      const ranges = rangesOf(/unicode-range:\s*([^;]+)/.exec(face)?.[1] ?? "U+0-10FFFF");
      return file === undefined ? [] : [{ file: join(dirname(sheet), file), ranges }];
    },
  );
  const opened = new Map<string, ReturnType<typeof openSync>>();
  const open = (file: string) => {
    const font = opened.get(file) ?? openSync(file);
    opened.set(file, font);
    return font;
  };
  return (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return faces.some(
      ({ file, ranges }) =>
        ranges.some(([first, last]) => code >= first && code <= last) &&
        open(file).hasGlyphForCodePoint(code),
    );
  };
}

const latin = facesOf(resolve("@fontsource-variable/ibm-plex-sans/wght.css"));
const signs = facesOf(new URL("./base.css", import.meta.url).pathname);
const arabic = facesOf(resolve("@fontsource/ibm-plex-sans-arabic/arabic-400.css"));
const chinese = facesOf(resolve("@fontsource/noto-sans-sc/400.css"));

const SCREEN: Readonly<Partial<Record<Language, HasGlyph>>> = { ar: arabic, zh: chinese };

/** The fonts that a document is written with (apps/server/src/integrations/pdf/render-child.ts). */
const PAPER = [
  "@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf",
  "@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf",
  "@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf",
].map((file) => openSync(resolve(file)));

function signsOf(texts: readonly string[]): string[] {
  const found = new Set(texts.flatMap((text) => text.split(/(?:)/u)));
  return [...found].filter((sign) => !NOT_DRAWN.test(sign) && !ON_THEIR_MACHINES.has(sign));
}

/** The phrases of a language, by area. */
function readAreas(language: Language): { readonly area: string; readonly text: string }[] {
  return globSync("*.json", { cwd: join(locales, language) }).map((area) => ({
    area,
    text: readFileSync(join(locales, language, area), "utf8"),
  }));
}

/** What our code draws by itself: its texts between quotes and tags, without comments. */
function readSource(): string[] {
  return globSync("**/*.tsx", { cwd: source }).map((file) =>
    readFileSync(join(source, file), "utf8")
      .replaceAll(/\/\*.*?\*\//gs, "")
      .replaceAll(/\/\/ .*$/gm, ""),
  );
}

test.each(LANGUAGE_CODES)("every sign of the phrases in %s is in the fonts of the screen", (language) => {
  const script = SCREEN[language];
  const texts = [...readAreas(language).map(({ text }) => text), ...(language === "en" ? readSource() : [])];
  const missing = signsOf(texts).filter((sign) => !latin(sign) && !signs(sign) && script?.(sign) !== true);
  expect(missing).toEqual([]);
});

test.each(LANGUAGE_CODES)("every sign of documents in %s is in the fonts of the paper", (language) => {
  const written = readAreas(language).filter(({ area }) => ["pdf.json", "quotation.json"].includes(area));
  expect(written).toHaveLength(2);
  const missing = signsOf(written.map(({ text }) => text)).filter(
    (sign) => !PAPER.some((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
  );
  expect(missing).toEqual([]);
});
