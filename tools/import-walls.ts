import { dirname, posix } from "node:path";
import { type Place, placeOf, walls } from "./import-areas.ts";

/** Turns an import as written into a path below the root; undefined for a package from the registry. */
export function resolveImport(file: string, specifier: string): string | undefined {
  const own = /^@kilolane\/(\w+)(\/.*)?$/.exec(specifier);
  if (own !== null) return `packages/${own[1]}/src/${own[2]?.slice(1) ?? "index.ts"}`;
  return specifier.startsWith(".") ? posix.join(dirname(file), specifier) : undefined;
}

function mayEnter(from: Place, to: Place): boolean {
  const allowed = walls[from.area]?.may ?? [];
  return allowed.some(
    (name) => name === to.area || (name.endsWith("-*") && to.area.startsWith(name.slice(0, -1))),
  );
}

const useCase =
  /^(?!routes|policy|writes|present|jobs)(request\/|saved\/|mail\/|link\/|client\/|list\/|parsing\/)?[a-z]+(-[a-z0-9]+)*\.ts$|^reads\/[a-z-]+\.ts$/;
const picker = /^(queries\.ts|components\/[a-z-]+-picker\.tsx)$/;

/** Why `file` must not import `specifier`; undefined when it may. */
export function wallBetween(
  file: string,
  specifier: string,
  isTest = /\.test\.tsx?$/.test(file),
): string | undefined {
  const target = resolveImport(file, specifier);
  const from = placeOf(file);
  if (
    from !== undefined &&
    /^(domain|contract)$/.test(from.area) &&
    specifier.startsWith("node:") &&
    !isTest
  ) {
    return "domain and contract run in the browser too: no Node modules";
  }
  const to = target === undefined ? undefined : placeOf(target);
  if (from === undefined || to === undefined) return undefined;
  const relative = specifier.startsWith(".");
  if (from.area === to.area && from.slice === to.slice) return undefined;
  if (relative && target?.startsWith("packages/"))
    return "another package is imported by its name, @kilolane/…";
  // A test of the server may build its world with any part of it.
  if (isTest && from.area.startsWith("server-") && /^(server-.*|tools|demo)$/.test(to.area)) return undefined;
  if (isTest && to.area === "tools") return undefined;
  // The demo slice fills an empty database in bulk: it alone knows the demo world and writes into other slices.
  if (from.slice === "demo" && from.area === "server-slice" && /^(demo|server-slice)$/.test(to.area))
    return undefined;
  if (from.area === "server-slice" && to.area === "server-slice") {
    // What the slices of people share stands below them, with what it writes.
    const isFloor = (to.slice === "account" || to.slice === "seat") && to.rest === "writes.ts";
    return isFloor || useCase.test(to.rest)
      ? undefined
      : "another slice is reached through its parts or reads only";
  }
  if (from.area === "web-slice" && to.area === "web-slice") {
    return picker.test(to.rest)
      ? undefined
      : "of another slice only queries.ts and components/<noun>-picker.tsx";
  }
  return mayEnter(from, to) ? undefined : walls[from.area]?.because;
}
