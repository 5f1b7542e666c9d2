import { posix } from "node:path";
import { plainVerbs, useCaseVerbs } from "./slice-names.ts";

/** A file of a server slice; paths are below `apps/server/src/features`. */
export interface SliceFile {
  readonly path: string;
  readonly slice: string;
  /** routes, jobs, policy, reads, writes, present, use-case, part, or seed (fills an empty database) */
  readonly kind: string;
  /** the function that a use case is named after */
  readonly mainName: string;
  readonly text: string;
  /** files of slices that it imports */
  readonly imports: readonly string[];
}

const importPattern = /^\s*(?:import|export)\b[^"'`;]*?["'](\.[^"']+)["']/gm;
const fixedName = /^(?:.*\/)?(routes|jobs|policy|reads|writes|present)(?:\.ts|\/[a-z0-9-]+\.ts)$/;
const partFolder = /^(?:emails|pdf|seed)\//;

function kindOf(rest: string): string {
  const fixed = fixedName.exec(rest)?.[1];
  if (fixed !== undefined) return fixed;
  if (/^seed-/.test(rest)) return "seed";
  const verb = (rest.split("/").at(-1) ?? "").split("-")[0] ?? "";
  return useCaseVerbs.has(verb) && !plainVerbs.has(verb) && !partFolder.test(rest) ? "use-case" : "part";
}

/** A slice's file by its path and text. */
export function readSliceFile(path: string, text: string): SliceFile {
  const [slice = "", ...rest] = path.split("/");
  const name = path.split("/").at(-1)?.replace(/\.ts$/, "") ?? "";
  const imports = [...text.matchAll(importPattern)].flatMap(([, specifier = ""]) => {
    const target = posix.join(posix.dirname(path), specifier);
    return target.startsWith("..") ? [] : [target];
  });
  return {
    path,
    slice,
    kind: kindOf(rest.join("/")),
    mainName: name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    text,
    imports,
  };
}

/** How many files stand on one another at most within a slice, and the chain that is so high. */
export function highestChain(files: readonly SliceFile[], slice: string): readonly string[] {
  const inSlice = new Map(files.filter((file) => file.slice === slice).map((file) => [file.path, file]));
  const known = new Map<string, readonly string[]>();
  const chainOf = (path: string, above: readonly string[]): readonly string[] => {
    const found = known.get(path);
    if (found !== undefined) return found;
    const below = (inSlice.get(path)?.imports ?? []).filter(
      (target) => inSlice.has(target) && !above.includes(target),
    );
    let longest: readonly string[] = [];
    for (const target of below) {
      const chain = chainOf(target, [...above, path]);
      if (chain.length > longest.length) longest = chain;
    }
    known.set(path, [path, ...longest]);
    return [path, ...longest];
  };
  const chains = [...inSlice.keys()].map((path) => chainOf(path, []));
  return chains.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Circles between slices: each as the slices on it, the first named again at the end. */
export function sliceCircles(files: readonly SliceFile[]): string[][] {
  const arrows = new Map<string, Set<string>>();
  for (const file of files) {
    for (const target of file.imports) {
      const slice = target.split("/")[0] ?? "";
      if (slice !== file.slice) arrows.set(file.slice, (arrows.get(file.slice) ?? new Set()).add(slice));
    }
  }
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (slice: string, above: readonly string[]): void => {
    const at = above.indexOf(slice);
    if (at !== -1) circles.push([...above.slice(at), slice]);
    if (at !== -1 || done.has(slice)) return;
    for (const next of arrows.get(slice) ?? []) visit(next, [...above, slice]);
    done.add(slice);
  };
  for (const slice of arrows.keys()) visit(slice, []);
  return circles;
}
