import type { AuditSealState } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";

import { RECENT_HOURS } from "./seal-hours.ts";
import { countUnsealed, findLastCheck, findLastSeal } from "./reads/seal.ts";

/** How far the audit log is sealed, and what the last look through the chain found. */
export function getSealState(scope: PlatformScope): Promise<AuditSealState> {
  return withTransaction(scope, async (tx) => {
    const last = await findLastSeal(tx);
    const check = await findLastCheck(tx);
    return {
      sealed: last?.position ?? 0,
      sealedAt: last?.sealedAt.toISOString() ?? null,
      head: last?.hash ?? "",
      waiting: await countUnsealed(tx, RECENT_HOURS),
      check:
        check === undefined
          ? null
          : {
              at: check.at.toISOString(),
              sealed: check.sealed,
              breakCount: check.break_count,
              breaks: [...check.breaks],
            },
    };
  });
}
