import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { notifyEachIn } from "../notification/people-notices.ts";
import { CHAIN_START, type ChainBreak, findBreaks, type Seal } from "./chain.ts";
import { findLastCheck, findLinks } from "./reads/seal.ts";
import { findOperators } from "./reads/system.ts";
import { insertCheck } from "./writes.ts";

const WINDOW = 2_000;
/** More are no help: the log was tampered with as a whole. */
const MOST_BREAKS = 50;

interface ChainLog {
  info(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

/**
 * Looks through the whole chain of the audit log and writes down what it found. A break that was not there before is
 * told to every operator; the log names the last link each time, so that an operator who keeps the log elsewhere can prove
 * that the end of the chain was not cut off.
 */
export async function checkAuditLog(scope: SystemScope, log: ChainLog): Promise<void> {
  const { sealed, head, count, breaks } = await readChain(scope);
  await withTransaction(scope, async (tx) => {
    const before = await findLastCheck(tx);
    await insertCheck(tx, { sealed, head, count, breaks });
    if (count === 0 || count === before?.break_count) return;
    await notifyEachIn(tx, await findOperators(tx), {
      kind: "audit-broken",
      mainMenu: "other",
      subMenu: "audit",
      detail: { count: String(count) },
    });
  });
  if (count === 0) log.info({ sealed, head }, "the audit log is intact");
  else log.error({ sealed, head, count, breaks: breaks.slice(0, 5) }, "the audit log's chain is broken");
}

/** What a look through the whole chain found. */
interface ChainCheck {
  /** links that were there */
  readonly sealed: number;
  /** hash of the last one; undefined: there is none */
  readonly head: string | undefined;
  readonly count: number;
  /** the first ones */
  readonly breaks: readonly ChainBreak[];
}

/** Calculates every link again, window by window: nobody waits for it, and no memory fills with the log. */
async function readChain(scope: SystemScope): Promise<ChainCheck> {
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
