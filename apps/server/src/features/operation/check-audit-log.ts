import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { notifyEachIn } from "../notification/people-notices.ts";
import { readChain } from "./chain-check.ts";
import { findLastCheck } from "./reads/seal.ts";
import { findOperators } from "./reads/system.ts";
import { insertCheck } from "./writes.ts";

interface ChainLog {
  info(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

/**
 * Looks through the whole chain of the audit log and writes down what it found. A break that was not there before is
 * told to every operator; the log names the last link each time, so that whoever keeps the log elsewhere can prove
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
