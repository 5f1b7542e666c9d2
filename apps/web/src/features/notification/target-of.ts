import type { Role } from "@kilolane/domain";
import { forwarderHref, href } from "../../lib/paths/href.ts";
import type { Notification } from "./queries.ts";

/**
 * Address of what a notification is about, in the screens of the role that reads it.
 *
 * @returns null when it is about nothing that this role has a screen for
 */
export function targetOf(
  { quoteId, fromStation, toStation }: Pick<Notification, "quoteId" | "fromStation" | "toStation">,
  role: Role | "",
): string | null {
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
