import type { RateType, Role } from "@kilolane/domain";
import { EVERYONE } from "../rate/reads.ts";

/** An airline as far as rights go. */
export interface AirlineRights {
  readonly airline_company_id: string | null;
  readonly owner_company_id: string | null;
}

interface Keeper {
  readonly role: Role;
  readonly companyId: string;
}

export function isForwarder(role: Role): boolean {
  return role === "ROLE_FFADMIN" || role === "ROLE_FFAGENT";
}

/**
 * Who keeps rates of an airline: its own people, data entry where it has none, the operator; a forwarder beside them
 * its own manual and contract rates of any airline it sees.
 */
export function mayKeepRates({ role, companyId }: Keeper, airline: AirlineRights): boolean {
  const isPublished = airline.owner_company_id === null;
  if (isForwarder(role)) return isPublished || airline.owner_company_id === companyId;
  if (role === "ROLE_SUPERADMIN") return isPublished;
  if (role === "ROLE_DATAENTRY") return isPublished && airline.airline_company_id === null;
  return airline.airline_company_id === companyId;
}

/**
 * Whose the rates are: a forwarder's are its own; an airline's contract and spot rates are for the named forwarder,
 * all others for everybody.
 *
 * @returns the owner; undefined when a forwarder must be named, or must not
 */
export function ownerOf(
  { role, companyId }: Keeper,
  rateType: RateType,
  forwarderId: string | undefined,
): string | undefined {
  if (isForwarder(role))
    return forwarderId === undefined || forwarderId === companyId ? companyId : undefined;
  const isForOne = rateType === "contract" || rateType === "spot";
  if (isForOne !== (forwarderId !== undefined)) return undefined;
  return forwarderId ?? EVERYONE;
}
