import { may } from "@kilolane/domain";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction, type SystemTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { makeToken } from "../../http/session-lookup.ts";
import type { App } from "../../http/app.ts";
import { countCall } from "../../http/rate-limits.ts";
import { inMaintenance, type ServiceState } from "../../http/service-state.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { hashPassword, isOutdated, isPassword } from "../account/password.ts";
import { type Account, findAccount } from "../account/reads/account.ts";
import { useSecondFactorIn } from "../second-factor/second-factor.ts";
import { findOpenSession } from "./reads.ts";
import { createSession, endSession, lockAccount, updatePasswordHash } from "./writes.ts";

export interface SignInRequest {
  /** Lower case, trimmed. */
  readonly email: string;
  readonly password: string;
  /** End the session elsewhere, if there is one. */
  readonly endsOther: boolean;
  /** of the authenticator app, or a recovery code; undefined when none was typed */
  readonly code: string | undefined;
  /** set while everybody but the operator waits */
  readonly maintenance: ServiceState | undefined;
  readonly ip: string;
  readonly userAgent: string;
}

export interface SignedIn {
  readonly token: string;
  readonly account: Account;
}

/**
 * Signs a person in; one session per person (product.md §1). What prevents it is said only after a correct
 * password; unknown and wrong are the same refusal after the same time.
 *
 * @throws AppError bad-credentials, user-suspended, company-not-approved, company-inactive, licence-ended, maintenance,
 *   second-factor-needed, second-factor-wrong, signed-in-elsewhere
 */
export async function signIn(scope: SystemScope, app: App, request: SignInRequest): Promise<SignedIn> {
  const account = await withTransaction(scope, (tx) => findAccount(tx, request.email));
  const isRight = await isPassword(request.password, account?.password_hash);
  if (account === undefined || !isRight) {
    await noteRefusal(scope, "session.refused", account, request);
    throw new AppError("bad-credentials");
  }
  refuseBarred(account);
  if (request.maintenance !== undefined && !may(account.role, "worksDuringMaintenance"))
    throw inMaintenance(request.maintenance);
  await limitCodes(app, account.id, request.code);
  const newHash = isOutdated(account.password_hash) ? await hashPassword(request.password) : undefined;
  const { token, tokenHash } = makeToken();
  await withTransaction(scope, async (tx) => {
    await lockAccount(tx, account.id);
    // Before the other session ends, and used up only if this sign-in succeeds.
    await useSecondFactorIn(tx, app.config.secretKey, account, request.code);
    await makeRoom(tx, account, request);
    if (newHash !== undefined) await updatePasswordHash(tx, account.id, newHash);
    const { ip, userAgent } = request;
    const subjectId = await createSession(tx, {
      userId: account.id,
      tokenHash,
      ip,
      userAgent,
      owesTerms: account.owes_terms,
    });
    await recordAuditIn(tx, {
      action: "session.started",
      subjectKind: "session",
      subjectId,
      ...whose(account),
      detail: { ip },
    });
  });
  return { token, account };
}

/** Ten codes in a quarter of an hour, right or wrong: a million of them can't be tried. */
async function limitCodes(app: App, userId: string, code: string | undefined): Promise<void> {
  if (code !== undefined) await countCall(app.database, "second-factor", userId);
}

function refuseBarred(account: Account): void {
  if (account.is_suspended) throw new AppError("user-suspended");
  if (account.approval !== "approved") throw new AppError("company-not-approved");
  if (!account.is_active) throw new AppError("company-inactive");
  if (account.is_unlicensed) throw new AppError("licence-ended");
}

/** Ends what is left of an earlier session, or refuses while it lives and the person has not confirmed. */
async function makeRoom(tx: SystemTransaction, account: Account, request: SignInRequest): Promise<void> {
  const open = await findOpenSession(tx, account.id);
  if (open === undefined) return;
  if (!open.is_over && !request.endsOther) {
    // The screen asks the person; `loginStatus` is what the specification calls it.
    throw new AppError("signed-in-elsewhere", { extra: { loginStatus: true } });
  }
  await endSession(tx, open.id, open.is_over ? "expired" : "replaced");
  if (open.is_over) return;
  await recordAuditIn(tx, {
    action: "session.replaced",
    subjectKind: "session",
    subjectId: open.id,
    ...whose(account),
  });
}

async function noteRefusal(
  scope: SystemScope,
  action: string,
  account: Account | undefined,
  request: SignInRequest,
): Promise<void> {
  const owner = account === undefined ? { companyId: null, userId: null } : whose(account);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action,
      subjectKind: "account",
      subjectId: request.email,
      ...owner,
      detail: { ip: request.ip },
    }),
  );
}

function whose(account: Account): { companyId: string; userId: string } {
  return { companyId: account.company_id, userId: account.id };
}
