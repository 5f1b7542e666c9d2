// What the documents list must be what there is: dependencies, and the variables that the server reads.
import { endCheck, listFiles, readText } from "./source-files.ts";

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

/** The names written as code in the first column of a document's tables. */
function listedIn(document: string): Set<string> {
  const cells = readText(document)
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|")[1] ?? "");
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "")));
}

function compare(document: string, listed: ReadonlySet<string>, present: ReadonlySet<string>): string[] {
  return [
    ...[...present].filter((name) => !listed.has(name)).map((name) => `${document} does not name ${name}`),
    ...[...listed]
      .filter((name) => !present.has(name))
      .map((name) => `${document} names ${name}, which is gone`),
  ];
}

const dependencies = listFiles(/(^|\/)package\.json$/).flatMap((file) => {
  const manifest: Manifest = JSON.parse(readText(file));
  return Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  }).filter((name) => !name.startsWith("@kilolane/"));
});
const variables = [...readText("apps/server/src/config.ts").matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
  (match) => match[1] ?? "",
);
const documented = [...listedIn("docs/operations.md")].filter((name) => /^[A-Z][A-Z_]+$/.test(name));

endCheck("documents", [
  ...compare("docs/dependencies.md", listedIn("docs/dependencies.md"), new Set(dependencies)),
  ...compare("docs/operations.md", new Set(documented), new Set(variables)),
]);
