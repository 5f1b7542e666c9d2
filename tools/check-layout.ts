// Where files stand, what they are called and how long they are (docs/architecture.md, names and sizes).
import { clockFindings, lineBudget, nameFindings } from "./layout-rules.ts";
import { endCheck, listFiles, readText } from "./source-files.ts";

const mostRootFiles = 15;

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
endCheck("layout", findings);
