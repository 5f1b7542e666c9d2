// Fails when the built web app weighs more than its budgets (docs/architecture.md); run by `npm test`.
import { existsSync, statSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const dist = join(import.meta.dirname, "../apps/web/dist");
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(dist, ".vite/manifest.json"), "utf8"),
);

const ENTRY = "index.html";
const SHELL = "src/app/shell/shell.tsx";
const QUOTATION = "src/features/quotation/pages/";
const PHRASES = /locales\/[a-z]{2}\/[a-z-]+\.(json|ts)$/;

interface Route {
  readonly name: string;
  readonly kilobytes: number;
  readonly pages: readonly string[];
  /** of phrases, with files of their own */
  readonly areas?: readonly string[];
}

/** Budgets in kB (1000 bytes) as they are sent: what a first visit of the route downloads, and in how many files. */
const ROUTES: readonly Route[] = [
  { name: "sign-in", kilobytes: 165, pages: ["src/features/session/pages/sign-in-page.tsx"] },
  { name: "shell and list", kilobytes: 215, pages: [SHELL, `${QUOTATION}quotation-list-page.tsx`] },
  { name: "quotation builder", kilobytes: 240, pages: [SHELL, `${QUOTATION}create-quotation-page.tsx`] },
  {
    name: "builder of clients and shippers",
    kilobytes: 230,
    pages: [SHELL, `${QUOTATION}client-create-page.tsx`],
    areas: ["client"],
  },
];
const [OWN_CHUNK, CSS, REQUESTS, LANGUAGE_FILE] = [40, 28, 25, 12];

/** The Brotli copy that the build wrote, or the file itself where it is too short to have one. */
function sentKilobytes(file: string): number {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size / 1000;
}

/** Chunks that a module needs before it runs, itself included. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key) || !manifest[key]) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withImports(next, seen);
  return seen;
}

type Needs = Pick<Route, "pages" | "areas">;

/** The texts of English that a first visit downloads: `desk` only where quotations are shown. */
function textsOf({ pages, areas = [] }: Needs): string[] {
  const joined = pages.includes(SHELL) ? ["start.ts", "desk.ts"] : ["start.ts"];
  const wanted = [...joined, ...areas.map((area) => `${area}.json`)];
  return Object.keys(manifest).filter((key) => wanted.some((file) => key.endsWith(`locales/en/${file}`)));
}

function filesOf(route: Needs, kind: "js" | "css"): Set<string> {
  const keys = [ENTRY, ...textsOf(route), ...route.pages].flatMap((page) => [...withImports(page)]);
  const chunks = keys.flatMap((key) => manifest[key] ?? []);
  return new Set(
    kind === "js" ? chunks.map((chunk) => chunk.file) : chunks.flatMap((chunk) => chunk.css ?? []),
  );
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + sentKilobytes(file), 0);

let failed = false;
function report(name: string, measured: number, budget: number, unit = "kB"): void {
  const over = measured > budget;
  failed ||= over;
  console.log(`${over ? "OVER" : "ok  "} ${name}: ${Number(measured.toFixed(1))} of ${budget} ${unit}`);
}

for (const { name, kilobytes, pages, areas = [] } of ROUTES) {
  const built = { pages: pages.filter((page) => manifest[page]), areas };
  const [scripts, styles] = [filesOf(built, "js"), filesOf(built, "css")];
  report(`${name} JavaScript`, sum(scripts), kilobytes);
  report(`${name} CSS`, sum(styles), CSS);
  report(name, scripts.size + styles.size, REQUESTS, "files");
}
for (const [key, chunk] of Object.entries(manifest)) {
  const budgeted = ROUTES.some(({ pages }) => pages.includes(key));
  const kilobytes = chunk.file.endsWith(".js") ? sentKilobytes(chunk.file) : 0;
  if (PHRASES.test(key)) {
    if (kilobytes > LANGUAGE_FILE) report(key, kilobytes, LANGUAGE_FILE);
  } else if (!budgeted && /pages\/.*-page\.tsx$/.test(key) && kilobytes > OWN_CHUNK) {
    report(`own chunk of ${key}`, kilobytes, OWN_CHUNK);
  }
}
process.exitCode = failed ? 1 : 0;
