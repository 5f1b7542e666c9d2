// The import walls of docs/architecture.md: names every import that goes through one, with the reason.
import { wallBetween } from "./import-walls.ts";
import { endCheck, listFiles, readText } from "./source-files.ts";

const importPattern = /^\s*(?:import|export)\b[^"'`;]*?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;

const findings: string[] = [];
for (const file of listFiles(/\.(ts|tsx|mjs)$/)) {
  const text = readText(file);
  for (const match of text.matchAll(importPattern)) {
    const specifier = match[1] ?? match[2] ?? "";
    const reason = wallBetween(file, specifier);
    if (reason === undefined) continue;
    const line = text.slice(0, match.index + match[0].indexOf(specifier)).split("\n").length;
    findings.push(`${file}:${line} imports ${specifier}: ${reason}`);
  }
}
endCheck("import walls", findings);
