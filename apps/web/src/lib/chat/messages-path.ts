import { may, type Role } from "@kilolane/domain";
import { forwarderHref, href } from "../paths/href.ts";

/** The screen with all conversations of a role; null for one that has none. */
export function messagesPathOf(role: Role | ""): string | null {
  if (may(role, "worksAtForwarderDesk")) return forwarderHref(role, "messages");
  if (may(role, "isClientOfForwarder")) return href("/freight-forwarder/client/messages");
  return may(role, "shipsForItself") ? href("/shipper/messages") : null;
}
