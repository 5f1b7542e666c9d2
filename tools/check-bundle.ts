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
const PHRASES = /locales\/[a-z]{2}\/[a-z-]+\.(json|ts)$/;

/** Budgets in kB (1000 bytes) as they are sent: what a first visit of the route downloads, and in how many files. */
const ROUTES = [
  { name: "sign-in", kilobytes: 165, pages: ["src/features/session/pages/sign-in-page.tsx"] },
  {
    name: "shell and list",
    kilobytes: 215,
    pages: [SHELL, "src/features/quotation/pages/quotation-list-page.tsx"],
  },
  {
    name: "quotation builder",
    kilobytes: 240,
    pages: [SHELL, "src/features/quotation/pages/create-quotation-page.tsx"],
  },
];
const OWN_CHUNK = 40;
const CSS = 28;
const REQUESTS = 25;
const LANGUAGE_FILE = 12;

const sizes = new Map<string, number>();
/** The Brotli copy that the build wrote, or the file itself where it is too short to have one. */
function sentKilobytes(file: string): number {
  const path = join(dist, file);
  const known = sizes.get(file) ?? statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size / 1000;
  sizes.set(file, known);
  return known;
}

/** Chunks that a module needs before it runs, itself included. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key) || !manifest[key]) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withImports(next, seen);
  return seen;
}

/** The joined texts of English that a first visit downloads: `desk` only where quotations are shown. */
function textsOf(pages: readonly string[]): string[] {
  const wanted = pages.includes(SHELL) ? /locales\/en\/(start|desk)\.ts$/ : /locales\/en\/start\.ts$/;
  return Object.keys(manifest).filter((key) => wanted.test(key));
}

function filesOf(pages: readonly string[], kind: "js" | "css"): Set<string> {
  const keys = [ENTRY, ...textsOf(pages), ...pages].flatMap((page) => [...withImports(page)]);
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

for (const { name, kilobytes, pages } of ROUTES) {
  const built = pages.filter((page) => manifest[page]);
  report(`${name} JavaScript`, sum(filesOf(built, "js")), kilobytes);
  report(`${name} CSS`, sum(filesOf(built, "css")), CSS);
  report(name, filesOf(built, "js").size + filesOf(built, "css").size, REQUESTS, "files");
}
for (const [key, chunk] of Object.entries(manifest)) {
  const budgeted = ROUTES.some((route) => route.pages.includes(key));
  const kilobytes = chunk.file.endsWith(".js") ? sentKilobytes(chunk.file) : 0;
  if (PHRASES.test(key)) {
    if (kilobytes > LANGUAGE_FILE) report(key, kilobytes, LANGUAGE_FILE);
  } else if (!budgeted && /pages\/.*-page\.tsx$/.test(key) && kilobytes > OWN_CHUNK) {
    report(`own chunk of ${key}`, kilobytes, OWN_CHUNK);
  }
}
process.exitCode = failed ? 1 : 0;
