// Where files stand, what they are called, how long they are, and how the server's slices are built of them
// (docs/architecture.md).
import { clockFindings, lineBudget, nameFindings } from "./layout-rules.ts";
import { readSliceFile } from "./slice-graph.ts";
import { sliceFindings } from "./slice-rules.ts";
import { endCheck, listFiles, readText } from "./source-files.ts";

const mostRootFiles = 14;
const slices = "apps/server/src/features/";

const files = listFiles();
const findings = files.flatMap(nameFindings);
for (const file of files) {
  if (file.startsWith("apps/server/")) findings.push(...clockFindings(file, readText(file)));
  const budget = lineBudget(file);
  const lines = budget === undefined ? 0 : readText(file).split("\n").length - 1;
  if (budget !== undefined && lines > budget) findings.push(`${file}: ${lines} lines, at most ${budget}`);
}
const rootFiles = files.filter((file) => !file.includes("/"));
if (rootFiles.length > mostRootFiles) {
  findings.push(`${rootFiles.length} files at the root, at most ${mostRootFiles}: ${rootFiles.join(" ")}`);
}
const sliceFiles = files
  .filter((file) => file.startsWith(slices) && file.endsWith(".ts") && !/\.(test|fixture)\.ts$/.test(file))
  .map((file) => readSliceFile(file.slice(slices.length), readText(file)));
findings.push(...sliceFindings(sliceFiles));
endCheck("layout", findings);
