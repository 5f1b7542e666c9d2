import { posix } from "node:path";
import { plainVerbs, useCaseVerbs } from "./slice-names.ts";

/** A file of a server slice; paths are below `apps/server/src/features`. */
export interface SliceFile {
  readonly path: string;
  readonly slice: string;
  /** routes, jobs, policy, reads, writes, present, use-case, part, or seed (fills an empty database) */
  readonly kind: string;
  readonly mainName: string;
  readonly text: string;
  /** files of slices that it imports */
  readonly imports: readonly string[];
}

const importPattern = /^\s*(?:import|export)\b[^"'`;]*?["'](\.[^"']+)["']/gm;
const fixedName = /^(?:.*\/)?(routes|jobs|policy|reads|writes|present)(?:\.ts|\/[a-z0-9-]+\.ts)$/;
const partFolder = /^(?:emails|pdf|seed|pricing|parsing)\//;
const oneFloor = /^([a-z-]+\/(?:reads|writes|present|emails|pdf|seed|pricing|parsing))(?:\/|\.ts$)/;

function kindOf(rest: string): string {
  const fixed = fixedName.exec(rest)?.[1];
  if (fixed !== undefined) return fixed;
  if (rest.startsWith("seed-")) return "seed";
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

/** Files of reads, writes, presenting and calculations stand on one floor each; every other file is a floor's own. */
export function roomOf(path: string): string {
  return oneFloor.exec(path)?.[1] ?? path;
}

/** What stands on one another at most within a slice: the longest chain of imports, or a circle that it meets. */
export function highestChain(files: readonly SliceFile[], slice: string): readonly string[] {
  const below = new Map<string, Set<string>>();
  for (const file of files) {
    if (file.slice !== slice) continue;
    const room = roomOf(file.path);
    const targets = below.get(room) ?? new Set<string>();
    below.set(room, targets);
    for (const target of file.imports) {
      if (target.startsWith(`${slice}/`) && roomOf(target) !== room) targets.add(roomOf(target));
    }
  }
  const known = new Map<string, readonly string[]>();
  const chainOf = (room: string, above: readonly string[]): readonly string[] => {
    const found = known.get(room);
    if (found !== undefined) return found;
    let longest: readonly string[] = [];
    for (const target of below.get(room) ?? []) {
      if (above.includes(target)) return [room, target, "in a circle", ...above];
      const chain = chainOf(target, [...above, room]);
      if (chain.length > longest.length) longest = chain;
    }
    known.set(room, [room, ...longest]);
    return [room, ...longest];
  };
  return [...below.keys()].map((room) => chainOf(room, [])).toSorted((a, b) => b.length - a.length)[0] ?? [];
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
