import type { Role } from "@kilolane/domain";
import type { Language } from "@kilolane/phrases";
import type { DatabaseHandle } from "./handle.ts";
import {
  CLAIM,
  DATABASE,
  READ_ONLY,
  type CompanyScope,
  type PlatformScope,
  type PublicScope,
  type Scope,
  type SystemScope,
  type UserScope,
} from "./scope.ts";

/** Who acts, as found from the session (or from the job's stored payload). */
export interface Actor {
  readonly companyId: string;
  readonly userId: string;
  readonly role: Role;
  readonly locale: Language;
  readonly requestId: string;
  /** The call's Idempotency-Key, when it has one. */
  readonly claim?: string | undefined;
  /** The operator looks at the product as this person: whatever is done in their name changes nothing. */
  readonly isReadOnly?: boolean;
}

/** Only `http/` and `jobs/` may call the functions of this file. */
export function mintCompanyScope(database: DatabaseHandle, actor: Actor): CompanyScope {
  return { kind: "company", [DATABASE]: database, ...pickActor(actor) };
}

export function mintUserScope(database: DatabaseHandle, actor: Actor): UserScope {
  return { kind: "user", [DATABASE]: database, ...pickActor(actor) };
}

export function mintPlatformScope(database: DatabaseHandle, actor: Actor): PlatformScope {
  return { kind: "platform", [DATABASE]: database, ...pickActor(actor) };
}

export function mintPublicScope(database: DatabaseHandle, locale: Language, requestId: string): PublicScope {
  return { kind: "public", [DATABASE]: database, locale, requestId };
}

/** @param reason why the product acts beyond one company; a short English sentence for logs and audit */
export function mintSystemScope(
  database: DatabaseHandle,
  reason: string,
  locale: Language = "en",
  requestId = "system",
): SystemScope {
  return { kind: "system", [DATABASE]: database, reason, locale, requestId };
}

/**
 * Turns a caller's scope into the product's own, for the few use cases that must look across companies
 * (sign-in, sign-up, signed links). Slices get it from `http/act-as-system.ts`.
 */
export function widenToSystem(scope: Scope, reason: string): SystemScope {
  const system = mintSystemScope(scope[DATABASE], reason, scope.locale, scope.requestId);
  return scope[READ_ONLY] === true ? { ...system, [READ_ONLY]: true } : system;
}

/**
 * Turns the product's own scope into a company's, once something has proven that it may act there: a signed link.
 * Slices get it from `http/act-for-company.ts`.
 */
export function narrowToCompany(
  scope: SystemScope,
  actor: Pick<Actor, "companyId" | "userId" | "role">,
): CompanyScope {
  const { locale, requestId } = scope;
  const isReadOnly = scope[READ_ONLY] === true;
  return mintCompanyScope(scope[DATABASE], { ...actor, locale, requestId, isReadOnly });
}

function pickActor(actor: Actor) {
  const { companyId, userId, role, locale, requestId, claim, isReadOnly } = actor;
  return {
    companyId,
    userId,
    role,
    locale,
    requestId,
    ...(claim === undefined ? {} : { [CLAIM]: claim }),
    ...(isReadOnly === true ? { [READ_ONLY]: true as const } : {}),
  };
}
