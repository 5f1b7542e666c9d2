import { may, canApply, isEditableInPlace } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { isCoveredBy } from "./reads/floor-approval.ts";
import type { FloorApproval } from "./reads/content.ts";
import type { QuotationStatus } from "./reads/status.ts";

/** True for clients and shippers: they never see a buy figure (pricing rules §7). */
export function isClientSide(scope: CompanyScope): boolean {
  return may(scope.role, "seesSellRatesOnly");
}

/** Only the company's admin sells below the floor, and says why (product.md §4). */
export function maySellBelowFloor(scope: CompanyScope): boolean {
  return may(scope.role, "maySellBelowFloor");
}

/** The company decides whether its admins and whether its agents write manual quotations (quotation-core.md §6). */
export function mayWriteManual(
  scope: CompanyScope,
  settings: { readonly allowManualQuotesAdmin: boolean; readonly allowManualQuotesAgent: boolean },
): boolean {
  return may(scope.role, "writesManualAsAdmin")
    ? settings.allowManualQuotesAdmin
    : settings.allowManualQuotesAgent;
}

/**
 * The approval under which an option below the floor may leave, when one is needed: the one it carries while its
 * sell total and profit have not sunk since, or a new one by the caller.
 *
 * @throws AppError below-margin-floor for anybody but an admin; validation when the admin gives no reason
 */
export function approveFloor(
  scope: CompanyScope,
  option: {
    readonly belowFloor: boolean;
    readonly sellTotal: string;
    readonly profit: string;
    readonly floorApproval: FloorApproval | null;
  },
  reason: string | undefined,
  now: Date,
): FloorApproval | null {
  if (!option.belowFloor) return null;
  const known = option.floorApproval;
  if (known && isCoveredBy(known, option)) return known;
  if (!maySellBelowFloor(scope)) throw new AppError("below-margin-floor");
  const { sellTotal, profit } = option;
  const words = reason?.trim() ?? "";
  if (words === "") throw invalidFields({ field: "reason", code: "required" });
  return { userId: scope.userId, reason: words, at: now.toISOString(), sellTotal, profit };
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
    /** its last day is over and it was not sent: nothing is offered any more */
    readonly isPastValidity: boolean;
    readonly isCurrent: boolean;
    /** what the client has in hand while a newer version is a draft: it is decided, never changed */
    readonly isOffered: boolean;
    /** of a manual quotation: whether the company lets the caller write it; absent in a priced one */
    readonly isManualAllowed?: boolean;
  },
): Abilities {
  const { status } = quotation;
  const state = status === "expired" ? "expired" : "state";
  const onlyCurrent = (allowed: boolean) =>
    quotation.isCurrent ? when(allowed, state) : when(false, "superseded");
  const decides = (allowed: boolean) => (quotation.isOffered ? when(allowed, state) : onlyCurrent(allowed));
  const floor = !quotation.isBelowFloor || maySellBelowFloor(scope);
  const written = (ability: { allowed: boolean; reason: string | null }) =>
    quotation.isManualAllowed === false ? when(false, "manual-off") : ability;
  const isOver = quotation.isPastValidity && quotation.isCurrent && canApply(status, "send");
  const sends = isOver ? when(false, "expired") : onlyCurrent(canApply(status, "send"));
  const isEditable = isEditableInPlace(status) || canApply(status, "revise");
  return {
    edit: written(onlyCurrent(isEditable)),
    reprice: quotation.isManualAllowed === undefined ? onlyCurrent(isEditable) : when(false, "manual"),
    update: onlyCurrent(isEditable),
    send: floor ? sends : when(false, "floor"),
    accept: decides(canApply(status, "accept")),
    reject: decides(canApply(status, "reject")),
    cancel: decides(canApply(status, "cancel")),
    clone: ALLOWED,
    sellBelowFloor: when(maySellBelowFloor(scope), "floor"),
  };
}
