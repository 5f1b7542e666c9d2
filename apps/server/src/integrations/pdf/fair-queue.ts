/** What waits, in a line for each owner: owners take turns, so that nobody waits for all that one of them asked for. */
export class FairQueue<T> {
  /** in the order of their next turns; an owner without anything waiting has none */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How much of the owner waits. */
  countOf(owner: string): number {
    return this.#lines.get(owner)?.length ?? 0;
  }

  push(owner: string, item: T): void {
    const line = this.#lines.get(owner);
    if (line === undefined) this.#lines.set(owner, [item]);
    else line.push(item);
    this.#size += 1;
  }

  /** The first of the owner whose turn it is, or undefined when nothing waits. */
  shift(): T | undefined {
    for (const [owner, line] of this.#lines) {
      const item = line.shift();
      this.#lines.delete(owner);
      if (line.length > 0) this.#lines.set(owner, line);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }
}
