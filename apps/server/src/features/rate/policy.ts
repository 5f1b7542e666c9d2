import { may, type RateType } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";

/**
 * Whose rates a person works with. `airline`: those of its company's airlines, contracts only for admins; `data-entry`:
 * published ones of airlines without people of their own; `operator`: all that an airline publishes; `own`: the
 * forwarder's manual ones; `usable`: everything that the forwarder may price with.
 */
export type RateDesk =
  | { readonly kind: "airline"; readonly companyId: string; readonly readsContracts: boolean }
  | { readonly kind: "data-entry" }
  | { readonly kind: "operator" }
  | { readonly kind: "own"; readonly companyId: string }
  | { readonly kind: "usable"; readonly companyId: string };

/** The desk of somebody who keeps an airline's rates. */
export function deskOf({ role, companyId }: CompanyScope): RateDesk {
  if (may(role, "keepsEveryAirlinesRates")) return { kind: "operator" };
  if (may(role, "keepsUnstaffedAirlinesRates")) return { kind: "data-entry" };
  return { kind: "airline", companyId, readsContracts: may(role, "seesContractRates") };
}

/** The desk of a forwarder's own manual rates. */
export function ownDeskOf({ companyId }: CompanyScope): RateDesk {
  return { kind: "own", companyId };
}

/** All that a forwarder may price with. */
export function usableDeskOf({ companyId }: CompanyScope): RateDesk {
  return { kind: "usable", companyId };
}

/** Types that a desk may make (menus of the specification §2.4–2.6: agents have no contract rates). */
export function mayKeepType(desk: RateDesk, type: RateType): boolean {
  if (desk.kind === "operator") return true;
  if (desk.kind === "airline") return type !== "contract" || desk.readsContracts;
  return desk.kind === "data-entry" && type !== "contract" && type !== "spot";
}

/** Rates of these types are one forwarder's; all others are everybody's (product.md §3). */
export function isForOneForwarder(type: RateType): boolean {
  return type === "contract" || type === "spot";
}

/** Forwarders read published rates; they change their own manual ones only. */
export function mayEditRate(desk: RateDesk, isManual: boolean): boolean {
  return desk.kind !== "usable" || isManual;
}
