import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { z } from "zod";

const resolver = createRequire(import.meta.url);

/** Absolute path of a file inside an installed package, found from the package's own entry file. */
export function getPackageFile(entry: string, ...steps: string[]): string {
  const entryFile = resolver.resolve(entry);
  return steps.length === 0 ? entryFile : join(dirname(entryFile), ...steps);
}

/**
 * Reads a JSON file of a pinned package and checks it against the shape that the seed relies on.
 * @throws ZodError when a new version of the package has another shape.
 */
export function readPackageJson<Shape extends z.ZodType>(shape: Shape, entry: string): z.output<Shape> {
  return shape.parse(JSON.parse(readFileSync(getPackageFile(entry), "utf8")));
}

/** Loads an untyped CommonJS module of a pinned package and checks what it holds, like `readPackageJson`. */
export function loadPackageModule<Shape extends z.ZodType>(shape: Shape, entry: string): z.output<Shape> {
  return shape.parse(resolver(entry));
}

/**
 * Rows of a hand-written table: one row per line, cells divided by `|`, blank lines ignored.
 * @throws Error when a row has another number of cells than `columns`: a typing mistake in the table.
 */
export function parseTable(text: string, columns: number): string[][] {
  return text
    .trim()
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const cells = line.split("|").map((cell) => cell.trim());
      if (cells.length !== columns) throw new Error(`Expected ${columns} cells: ${line}`);
      return cells;
    });
}
