import { readFileSync } from "node:fs";
import path from "node:path";
import { AREAS, type Area } from "@kilolane/phrases";
import { expect, test } from "vitest";
import { FEATURE_ROUTES } from "./feature-routes.ts";
import { FIRST_AREAS } from "../lib/i18n/i18n.ts";

const SOURCE = path.resolve(import.meta.dirname, "..");

interface SourceFile {
  readonly areas: readonly Area[];
  readonly imports: readonly string[];
  /** parts in files of their own, with the areas that are fetched with them */
  readonly parts: readonly { readonly target: string; readonly areas: readonly Area[] }[];
}

const IMPORT = /^(?:import|export) (?!type )[^;]*?from "(\.[^"]+\.tsx?)"/gmu;
const PHRASES = /useTranslation\(\s*(\[[^\]]*\]|"[^"]*")\s*\)/gu;
const PART = /(?<!typeof )import\("([^"]+\.tsx)"\)([^;]*)/gu;
const known = new Map<string, SourceFile>();

function namesIn(text: string): Area[] {
  const names = [...text.matchAll(/"([^"]+)"/gu)].map(([, name]) => name);
  return AREAS.filter((area) => names.includes(area));
}

function readSource(file: string): SourceFile {
  const found = known.get(file);
  if (found !== undefined) return found;
  const text = readFileSync(file, "utf8");
  const resolve = (target = ""): string => path.resolve(path.dirname(file), target);
  const source: SourceFile = {
    areas: [...text.matchAll(PHRASES)].flatMap(([, areas = ""]) => namesIn(areas)),
    imports: [...text.matchAll(IMPORT)].map(([, target]) => resolve(target)),
    parts: [...text.matchAll(PART)].map(([, target, rest = ""]) => ({
      target: resolve(target),
      areas: namesIn(/\[[^\]]*\]/u.exec(rest)?.[0] ?? ""),
    })),
  };
  known.set(file, source);
  return source;
}

/** Every file that comes with this one. */
function filesWith(file: string): SourceFile[] {
  const paths = new Set([file]);
  for (const each of paths) for (const target of readSource(each).imports) paths.add(target);
  return [...paths].map(readSource);
}

const seen = new Set<string>();

/** Parts below a file whose phrases nobody has fetched when they are drawn, as "file: area". */
function latePhrases(file: string, fetched: readonly Area[]): string[] {
  const visit = `${file} ${fetched.toSorted().join()}`;
  if (seen.has(visit)) return [];
  seen.add(visit);
  const files = filesWith(file);
  const late = files.flatMap(({ areas }) => areas.filter((area) => !fetched.includes(area)));
  const own = [...new Set(late)].map((area) => `${path.relative(SOURCE, file)}: ${area}`);
  const parts = files.flatMap((each) => each.parts);
  const below = parts.flatMap((part) =>
    latePhrases(part.target, [...new Set([...fetched, ...late, ...part.areas])]),
  );
  return [...own, ...below];
}

/** The file of a page and what its route fetches with it. */
function pagesOfRoutes() {
  return [...FEATURE_ROUTES.values()].map(({ page, areas }) => {
    const target = /"[^"]*(\/features\/[^"]+)"/u.exec(page.toString())?.[1] ?? "";
    return { file: path.join(SOURCE, target), areas };
  });
}

test("phrases of a page and its parts are fetched with their files", () => {
  const shell = { file: path.join(SOURCE, "app/shell/shell.tsx"), areas: [] };
  const late = [shell, ...pagesOfRoutes()].flatMap(({ file, areas }) =>
    latePhrases(file, [...FIRST_AREAS, ...areas]),
  );
  expect([...new Set(late)].toSorted()).toEqual([]);
});
