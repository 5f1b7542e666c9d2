import { highestChain, sliceCircles, type SliceFile } from "./slice-graph.ts";

const mostFloors = 8;

const exportedFunction = /^export (?:async )?function\*? ?([a-zA-Z0-9]+)(?:<[^(]*>)?\(\s*(?:\w+: (\w+))?/gm;
/** Looks only, or refuses: nothing is left undone when its transaction fails. */
const onlyLooks = /^(?:get|find|is|has|may|count|refuse|require|price|present|load)(?=[A-Z])/;
const sqlText =
  /\bsql`|::uuid|\b(?:select|update|delete|insert)\b[^;]*\b(?:from|set|into)\b|\b[a-z]\.[a-z_]+ (?:=|<>) /;

function functionsOf(file: SliceFile) {
  return [...file.text.matchAll(exportedFunction)].map(([, name = "", first = ""]) => ({
    name,
    takesTransaction: first.endsWith("Transaction"),
  }));
}

function useCaseFindings(file: SliceFile, kinds: ReadonlyMap<string, string>): string[] {
  const findings = file.imports
    .filter((target) => kinds.get(target) === "use-case")
    .map(
      (target) =>
        `${file.path}: a use case imports no other one (${target}); move what they share below both`,
    );
  const names = functionsOf(file).map(({ name }) => name);
  if (names.length !== 1 || names[0] !== file.mainName) {
    findings.push(
      `${file.path}: one use case a file, named ${file.mainName} like it; found ${names.join(", ")}`,
    );
  }
  return findings;
}

function partFindings(file: SliceFile, kinds: ReadonlyMap<string, string>): string[] {
  const findings: string[] = [];
  const below = file.imports.filter((target) => kinds.get(target) === "use-case");
  if (!/^(?:routes|jobs|seed)$/.test(file.kind)) {
    findings.push(...below.map((target) => `${file.path}: only routes and jobs call a use case (${target})`));
  }
  if (file.kind !== "seed" && /\bwithTransaction\b/.test(file.text))
    findings.push(`${file.path}: only a use case opens a transaction`);
  if (file.kind === "policy" && (sqlText.test(file.text) || /from "kysely"/.test(file.text))) {
    findings.push(`${file.path}: a policy decides, the SQL for it is in reads`);
  }
  if (file.kind !== "part") return findings;
  for (const { name, takesTransaction } of functionsOf(file)) {
    if (takesTransaction === name.endsWith("In") || (takesTransaction && onlyLooks.test(name))) continue;
    findings.push(
      `${file.path}: ${name}: what works in its caller's transaction ends in 'In', and nothing else`,
    );
  }
  return findings;
}

function doubledFolders(files: readonly SliceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const folders = new Set(
    files.flatMap(({ path }) => /^(.*\/(?:reads|writes|present))\//.exec(path)?.[1] ?? []),
  );
  return [...folders]
    .filter((folder) => paths.has(`${folder}.ts`))
    .map((folder) => `${folder}: a file or a folder`);
}

/** What is wrong with how the server's slices are built. */
export function sliceFindings(files: readonly SliceFile[]): string[] {
  const kinds = new Map(files.map(({ path, kind }) => [path, kind]));
  const findings = files.flatMap((file) =>
    file.kind === "use-case" ? useCaseFindings(file, kinds) : partFindings(file, kinds),
  );
  for (const slice of new Set(files.map((file) => file.slice))) {
    const chain = highestChain(files, slice);
    if (chain.length > mostFloors) {
      findings.push(`${slice}: ${chain.length} floors, at most ${mostFloors}: ${chain.join(" > ")}`);
    }
  }
  for (const circle of sliceCircles(files)) findings.push(`slices in a circle: ${circle.join(" > ")}`);
  return [...findings, ...doubledFolders(files)];
}
