import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

const source = new URL("../../", import.meta.url).pathname;
const kit = readFileSync(new URL("./kit.css", import.meta.url), "utf8");
const folder = dirname(createRequire(import.meta.url).resolve("@mantine/core/styles/Button.layer.css"));

const SUFFIX = ".layer.css";
const available = readdirSync(folder)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
const included = new Set([...kit.matchAll(/styles\/(\w[\w-]*)\.layer\.css/g)].map((match) => match[1]));

/** Names that our code imports from the kit. */
function usedNames(): ReadonlySet<string> {
  const names = globSync("**/*.tsx", { cwd: source }).flatMap((file) => {
    const text = readFileSync(`${source}${file}`, "utf8");
    const imports = text.matchAll(/import \{([^}]*)\} from "@mantine\/core"/g);
    return [...imports].flatMap((match) => (match[1] ?? "").split(",").map((name) => name.trim()));
  });
  return new Set(names);
}

test("every component of the kit that we use has its styles", () => {
  const used = usedNames();
  expect(used.size).toBeGreaterThan(20);
  expect(available.filter((name) => used.has(name) && !included.has(name))).toEqual([]);
});

test("the kit has every style file that we ask for", () => {
  expect([...included].filter((name) => !available.includes(name ?? ""))).toEqual([]);
});
