import { may } from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";

/** Which of the company's quotations a caller may see (product.md §8). */
export type Visibility =
  | { readonly kind: "company" }
  | { readonly kind: "own"; readonly userId: string }
  | { readonly kind: "client"; readonly userId: string };

/** Admins see all of the company, agents their own unless the company opens all, clients only theirs. */
export function visibilityOf(scope: CompanyScope, settings: { readonly agentsSeeAll: boolean }): Visibility {
  if (may(scope.role, "seesSellRatesOnly")) return { kind: "client", userId: scope.userId };
  if (may(scope.role, "seesCompanyQuotations") || settings.agentsSeeAll) return { kind: "company" };
  return { kind: "own", userId: scope.userId };
}

/** The visibility as conditions on `quotation q`. */
export function visibilityClause(visibility: Visibility, place: (value: unknown) => string): string[] {
  if (visibility.kind === "company") return [];
  const user = `${place(visibility.userId)}::uuid`;
  // what was never sent is the forwarder's business, also once it is cancelled or its time is over
  return visibility.kind === "own"
    ? [`q.owner_user_id = ${user}`]
    : [`q.client_user_id = ${user}`, "q.sent_at is not null"];
}

/** Whose record it is. */
export interface Belonging {
  readonly ownerUserId: string;
  readonly clientUserId: string | null;
}

/** Whether a record is within what the caller may see. */
export function maySee(visibility: Visibility, record: Belonging): boolean {
  if (visibility.kind === "company") return true;
  return visibility.kind === "own"
    ? record.ownerUserId === visibility.userId
    : record.clientUserId === visibility.userId;
}

/**
 * Whether a request is within what the caller may see and act on. What the desk prices for a client is the desk's
 * business until it is sent, so a client has the requests it priced itself; an agent those of clients that it was given.
 */
export function maySeeRequest(visibility: Visibility, createdBy: string, assigneeId: string | null): boolean {
  return visibility.kind === "company" || createdBy === visibility.userId || assigneeId === visibility.userId;
}
