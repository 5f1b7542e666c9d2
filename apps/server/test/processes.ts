import { readdirSync, readFileSync } from "node:fs";

/** Processes whose command line names the folder. @returns their ids */
export function processesOf(folder: string): string[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(folder);
      } catch {
        return false;
      }
    });
}
