import { may, canApply, compareExact, exact, isEditableInPlace } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { QuotationStatus } from "./reads/status.ts";

/** Which of the company's quotations a caller may see (product.md §8). */
export type Visibility =
  | { readonly kind: "company" }
  | { readonly kind: "own"; readonly userId: string }
  | { readonly kind: "client"; readonly userId: string };

/** True for clients and shippers: they never see a buy figure (pricing rules §7). */
export function isClientSide(scope: CompanyScope): boolean {
  return may(scope.role, "seesSellRatesOnly");
}

/** Admins see all of the company, agents their own unless the company opens all, clients only theirs. */
export function visibilityOf(scope: CompanyScope, settings: { readonly agentsSeeAll: boolean }): Visibility {
  if (isClientSide(scope)) return { kind: "client", userId: scope.userId };
  if (may(scope.role, "seesCompanyQuotations") || settings.agentsSeeAll) return { kind: "company" };
  return { kind: "own", userId: scope.userId };
}

/** The visibility as conditions on `quotation q`. */
export function visibilityClause(visibility: Visibility, place: (value: unknown) => string): string[] {
  if (visibility.kind === "company") return [];
  const user = `${place(visibility.userId)}::uuid`;
  // a draft is the forwarder's business until it is sent
  return visibility.kind === "own"
    ? [`q.owner_user_id = ${user}`]
    : [`q.client_user_id = ${user}`, "q.status <> 'draft'"];
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
 * business until it is sent, so a client has the requests it priced itself.
 */
export function maySeeRequest(visibility: Visibility, createdBy: string): boolean {
  return visibility.kind === "company" || createdBy === visibility.userId;
}

/** Only the company's admin sells below the floor, and says why (product.md §4). */
export function maySellBelowFloor(scope: CompanyScope): boolean {
  return may(scope.role, "maySellBelowFloor");
}

/** An admin's leave to sell an option below the company's floor, kept with the option and in the timeline. */
export interface FloorApproval {
  readonly userId: string;
  readonly reason: string;
  readonly at: string;
  /** the sell total it was given for: a lower one needs another approval */
  readonly sellTotal: string;
}

/**
 * The approval under which an option below the floor may leave, when one is needed: the one it carries while its
 * sell total has not sunk since, or a new one by the caller.
 *
 * @throws AppError below-margin-floor for anybody but an admin; validation when the admin gives no reason
 */
export function approveFloor(
  scope: CompanyScope,
  option: {
    readonly belowFloor: boolean;
    readonly sellTotal: string;
    readonly floorApproval: FloorApproval | null;
  },
  reason: string | undefined,
  now: Date,
): FloorApproval | null {
  if (!option.belowFloor) return null;
  const known = option.floorApproval;
  if (known && compareExact(exact(option.sellTotal), exact(known.sellTotal)) >= 0) return known;
  if (!maySellBelowFloor(scope)) throw new AppError("below-margin-floor");
  const words = reason?.trim() ?? "";
  if (words === "") throw invalidFields({ field: "reason", code: "required" });
  return { userId: scope.userId, reason: words, at: now.toISOString(), sellTotal: option.sellTotal };
}

/** What the caller may do to a quotation, with the phrase code of why not. */
export type Abilities = Readonly<
  Record<string, { readonly allowed: boolean; readonly reason: string | null }>
>;

const ALLOWED = { allowed: true, reason: null };

function when(condition: boolean, reason: string) {
  return condition ? ALLOWED : { allowed: false, reason };
}

/** Abilities of the forwarder's desk, sent to the screen (style.md 7); the words are phrases of `quotation.ability`. */
export function abilitiesOf(
  scope: CompanyScope,
  quotation: {
    readonly status: QuotationStatus;
    readonly isBelowFloor: boolean;
    readonly isCurrent: boolean;
  },
): Abilities {
  const { status } = quotation;
  const state = status === "expired" ? "expired" : "state";
  const onlyCurrent = (allowed: boolean) =>
    quotation.isCurrent ? when(allowed, state) : when(false, "superseded");
  const floor = !quotation.isBelowFloor || maySellBelowFloor(scope);
  const isEditable = isEditableInPlace(status) || canApply(status, "revise");
  return {
    edit: onlyCurrent(isEditable),
    reprice: onlyCurrent(isEditable),
    update: onlyCurrent(isEditable),
    send: floor ? onlyCurrent(canApply(status, "send")) : when(false, "floor"),
    accept: onlyCurrent(canApply(status, "accept")),
    reject: onlyCurrent(canApply(status, "reject")),
    cancel: onlyCurrent(canApply(status, "cancel")),
    clone: ALLOWED,
    sellBelowFloor: when(maySellBelowFloor(scope), "floor"),
  };
}
