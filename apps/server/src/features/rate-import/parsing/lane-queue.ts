import type { ParsedLane } from "./parse-lines.ts";

/**
 * Lanes between the reader of their sheet and the draft. They leave while others are still read, as long as the lanes
 * of an origin come together: what quotations read together then lies together (architecture.md §4). From the first
 * origin that comes back on they wait for the last lane, and leave in the order of the index.
 */
export class LaneQueue {
  #waiting: ParsedLane[] = [];
  readonly #origins = new Set<string>();
  #origin = "";
  #isTogether = true;
  #count = 0;
  #ready = 0;
  #taken = 0;

  /** How many lanes have come. */
  get count(): number {
    return this.#count;
  }

  /** How many of them may have left by now. */
  get ready(): number {
    return this.#ready;
  }

  /** How many have left. */
  get taken(): number {
    return this.#taken;
  }

  add(lane: ParsedLane): void {
    this.#waiting.push(lane);
    this.#count += 1;
    if (lane.origin !== this.#origin) {
      this.#isTogether &&= !this.#origins.has(lane.origin);
      this.#origins.add(lane.origin);
      this.#origin = lane.origin;
    }
    if (this.#isTogether) this.#ready = this.#count;
  }

  /** After the last lane: all may leave. Those that might before keep their turn, whether taken yet or not. */
  close(): void {
    const inTurn = this.#waiting.splice(0, this.#ready - this.#taken);
    this.#waiting = inTurn.concat(this.#waiting.sort(byLane));
    this.#ready = this.#count;
  }

  /** The next lanes, by origin, then destination; fewer than asked for where fewer wait. */
  take(count: number): ParsedLane[] {
    const lanes = this.#waiting.splice(0, count).sort(byLane);
    this.#taken += lanes.length;
    return lanes;
  }
}

function byLane(left: ParsedLane, right: ParsedLane): number {
  if (left.origin !== right.origin) return left.origin < right.origin ? -1 : 1;
  if (left.destination !== right.destination) return left.destination < right.destination ? -1 : 1;
  return 0;
}
