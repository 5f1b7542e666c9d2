import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The root of the repository. */
export const root = join(import.meta.dirname, "..");

/** Every file that git knows or would add, relative to the root, sorted; optionally only those matching. */
export function listFiles(pattern = /./): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
  });
  const files = new Set(listed.toString().split("\n").filter(Boolean));
  return [...files].filter((file) => pattern.test(file) && existsSync(join(root, file))).toSorted();
}

/** The text of one listed file. */
export function readText(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** Prints the findings and ends the check: exit code 1 when there is one. */
export function endCheck(name: string, findings: readonly string[]): void {
  for (const finding of findings) process.stdout.write(`${finding}\n`);
  process.stdout.write(`${name}: ${findings.length === 0 ? "nothing found" : `${findings.length} found`}\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
