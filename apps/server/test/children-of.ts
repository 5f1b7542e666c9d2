import { readFileSync } from "node:fs";

/** The processes that a process has started and that live, by their numbers. */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}
