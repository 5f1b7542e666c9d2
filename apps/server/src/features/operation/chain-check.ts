import type { PlatformScope, SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { CHAIN_START, type ChainBreak, findBreaks, type Seal } from "./chain.ts";
import { findLinks } from "./reads/seal.ts";

const WINDOW = 2_000;
/** More are no help: the log was tampered with as a whole. */
const MOST_BREAKS = 50;

/** What a look through the whole chain found. */
export interface ChainCheck {
  /** links that were there */
  readonly sealed: number;
  /** hash of the last one; undefined: there is none */
  readonly head: string | undefined;
  readonly count: number;
  /** the first ones */
  readonly breaks: readonly ChainBreak[];
}

/** Calculates every link again, window by window: nobody waits for it, and no memory fills with the log. */
export async function readChain(scope: SystemScope | PlatformScope): Promise<ChainCheck> {
  const breaks: ChainBreak[] = [];
  let last: Pick<Seal, "position" | "hash"> = { position: 0, hash: CHAIN_START };
  let [sealed, count] = [0, 0];
  for (;;) {
    const { position } = last;
    const links = await withTransaction(scope, (tx) => findLinks(tx, position, WINDOW));
    const found = findBreaks(last, links);
    count += found.length;
    breaks.push(...found.slice(0, MOST_BREAKS - breaks.length));
    sealed += links.length;
    last = links.at(-1) ?? last;
    if (links.length < WINDOW) break;
  }
  return { sealed, head: sealed === 0 ? undefined : last.hash, count, breaks };
}
