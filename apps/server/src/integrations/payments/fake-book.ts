import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What a made-up provider remembers, over restarts too where it has a file: the demo world's payments stay refundable. */
export class FakeBook<T extends object> {
  readonly #file: string | undefined;
  readonly rows: Map<string, T>;

  constructor(file: string | undefined) {
    this.#file = file;
    this.rows = new Map(file === undefined ? [] : readRows<T>(file));
  }

  /** Writes the book down. */
  keep(): void {
    if (this.#file === undefined) return;
    mkdirSync(path.dirname(this.#file), { recursive: true, mode: 0o700 });
    const next = `${this.#file}.next`;
    writeFileSync(next, JSON.stringify([...this.rows]), { mode: 0o600 });
    renameSync(next, this.#file);
  }
}

function readRows<T>(file: string): [string, T][] {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return []; // the first start, or a book of an earlier version
  }
}
