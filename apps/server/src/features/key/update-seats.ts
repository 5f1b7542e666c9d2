import type { KeyType } from "@kilolane/domain";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findManaged } from "../company/reads.ts";
import { upsertSeats } from "./writes.ts";

/** Seats of a type. */
export interface Seats {
  readonly keyType: KeyType;
  readonly seats: number;
}

/** Decides how many keys of a type a company may have; what it has already stays. @throws AppError not-found */
export function updateSeats(scope: PlatformScope, companyId: string, choice: Seats): Promise<Seats> {
  const { keyType, seats } = choice;
  return withTransaction(scope, async (tx) => {
    if ((await findManaged(tx, companyId)) === undefined) throw new AppError("not-found");
    await upsertSeats(tx, companyId, { keyType, seats });
    await recordAuditIn(tx, {
      action: "company.seats-updated",
      subjectKind: "company",
      subjectId: companyId,
      companyId,
      detail: { keyType, seats },
    });
    return { keyType, seats };
  });
}
