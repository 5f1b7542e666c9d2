import type { Role } from "@kilolane/domain";
import { forwarderHref, href } from "../../lib/paths/href.ts";
import type { Notification } from "./queries.ts";

/**
 * Address of what a notification is about, in the screens of the role that reads it.
 *
 * @returns null when it is about nothing that this role has a screen for
 */
export function targetOf(
  {
    quoteId,
    fromStation,
    toStation,
    mainManu,
  }: Pick<Notification, "quoteId" | "fromStation" | "toStation" | "mainManu">,
  role: Role | "",
): string | null {
  if (mainManu === "key-management") return keysOf(role);
  if (quoteId === null) return null;
  if (role === "ROLE_FFADMIN" || role === "ROLE_FFAGENT") {
    return forwarderHref(role, "quotation/details/:id", { id: quoteId });
  }
  if (role === "ROLE_FFCLIENT") {
    return href("/freight-forwarder/client/quotation/details/:id", { id: quoteId });
  }
  if (role === "ROLE_CONSIGNEE" && fromStation !== null && toStation !== null) {
    return href("/shipper/quotation/details/:quoteId/:fromStation/:toStation", {
      quoteId,
      fromStation,
      toStation,
    });
  }
  return null;
}

/** Links to keys open page 1 with 50 rows and a word of the filter (marketplace.md §2.10). */
const KEYS_IN_USE = `?page=1&size=50&filter=${encodeURIComponent('{"state":"Used"}')}`;

function keysOf(role: Role | ""): string | null {
  if (role === "ROLE_FFADMIN") {
    return `${href("/freight-forwarder/admin/key-management/assigned")}${KEYS_IN_USE}`;
  }
  return role === "ROLE_AIRLINE_ADMIN" ? `${href("/airline/admin/assign-key")}${KEYS_IN_USE}` : null;
}
