import { VIEWING_MINUTES, VIEWING_TOKEN } from "@kilolane/contract";
import { isRole, may } from "@kilolane/domain";
import type { PlatformScope, SystemScope } from "../../db/scope.ts";
import { newId } from "../../db/new-id.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { hashToken, makeToken } from "../../http/session-lookup.ts";
import { type Account, findAccountById } from "../account/reads/account.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { notifyEachIn } from "../notification/people-notices.ts";
import { endViewingsIn } from "./viewing-end.ts";
import { findCompanyAdmins } from "./reads.ts";
import { insertViewing } from "./writes.ts";

interface ViewingRequest {
  readonly userId: string;
  readonly reason: string;
  /** the operator's own session: the viewing ends with it */
  readonly sessionId: string;
  readonly ip: string;
}

/**
 * Lets the operator look at the product as a person: a session of its own that changes nothing. One at a time; those who
 * decide for the company are told. Never as another operator, nor as somebody who could not sign in.
 * @throws AppError not-found, state-conflict
 */
export function createViewing(
  { userId: operatorId }: PlatformScope,
  system: SystemScope,
  { userId, reason, sessionId, ip }: ViewingRequest,
): Promise<{ readonly token: string; readonly account: Account }> {
  const token = `${VIEWING_TOKEN}${makeToken().token}`;
  return withTransaction(system, async (tx) => {
    const account = await findAccountById(tx, userId);
    if (account === undefined) throw new AppError("not-found");
    if (!isRole(account.role) || may(account.role, "operatesPlatform") || !mayAct(account))
      throw new AppError("state-conflict");
    await endViewingsIn(tx, { operatorId });
    const id = newId();
    const personName = `${account.first_name} ${account.last_name}`.trim();
    await insertViewing(tx, {
      id,
      operatorId,
      sessionId,
      companyId: account.company_id,
      userId,
      personName,
      reason,
      tokenHash: hashToken(token),
      ip,
      minutes: VIEWING_MINUTES,
    });
    await recordAuditIn(tx, {
      action: "viewing.started",
      subjectKind: "viewing",
      subjectId: id,
      companyId: account.company_id,
      userId: operatorId,
      detail: { person: userId, reason, minutes: VIEWING_MINUTES },
    });
    await notifyEachIn(tx, await findCompanyAdmins(tx, account.company_id), {
      kind: "company-viewed",
      mainMenu: "other",
      subMenu: "viewing",
      detail: { person: personName, reason },
    });
    return { token, account };
  });
}

function mayAct(account: Account): boolean {
  return (
    !account.is_suspended && account.approval === "approved" && account.is_active && !account.is_unlicensed
  );
}
