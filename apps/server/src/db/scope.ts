import type { Role } from "@kilolane/domain";
import type { Language } from "@kilolane/phrases";
import type { DatabaseHandle } from "./handle.ts";

/** Key under which a scope carries its database; only `db/` reads it, only `mint-scope.ts` writes it. */
export const DATABASE: unique symbol = Symbol("database");

/*
 * A scope says whose rows a piece of code may touch. Scopes are minted by the HTTP layer and by jobs
 * (mint-scope.ts), never by a slice, and nothing reaches the database without one: wall one of architecture.md §6.
 */

/** Marks a scope that can change nothing: the database refuses every write of its transactions. */
export const READ_ONLY: unique symbol = Symbol("read only");

interface ScopeBase {
  readonly [DATABASE]: DatabaseHandle;
  readonly [READ_ONLY]?: true;
  readonly locale: Language;
  /** The request or job that acts; goes into audit rows and logs. */
  readonly requestId: string;
}

/** Names the Idempotency-Key under which a call runs (see http/idempotency.ts). */
export const CLAIM: unique symbol = Symbol("claim");

interface SignedInScope extends ScopeBase {
  readonly [CLAIM]?: string;
  readonly companyId: string;
  readonly userId: string;
  readonly role: Role;
}

/** The rows of the caller's company. */
export interface CompanyScope extends SignedInScope {
  readonly kind: "company";
}

/** The caller's own rows, inside the caller's company. */
export interface UserScope extends SignedInScope {
  readonly kind: "user";
}

/** The operator's view over all companies (super admin). */
export interface PlatformScope extends SignedInScope {
  readonly kind: "platform";
}

/** Nobody signed in: only tables that belong to no tenant. */
export interface PublicScope extends ScopeBase {
  readonly kind: "public";
}

/** The product itself acts: sign-in, sign-up, signed links, jobs over all companies. The reason is audited. */
export interface SystemScope extends ScopeBase {
  readonly kind: "system";
  readonly reason: string;
}

export type Scope = CompanyScope | UserScope | PlatformScope | PublicScope | SystemScope;
