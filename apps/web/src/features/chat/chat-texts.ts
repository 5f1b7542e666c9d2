import type { ChatRoom, ChatSenderRole } from "@kilolane/contract";
import { may, type Role } from "@kilolane/domain";
import { forwarderHref, href } from "../../lib/paths/href.ts";
import type { QuotationCard } from "@kilolane/contract";

/** Phrase of each of the specification's sender roles: `chat.sender.<key>`. */
export const SENDER_KEYS = {
  "FF Admin": "admin",
  "FF Agent": "agent",
  "Client (C/S)": "client",
} as const satisfies Record<ChatSenderRole, string>;

/** How the other side is called: the client for the desk, the forwarder for a client. */
export function otherSideOf(
  room: ChatRoom,
  role: Role | "",
): { name: string; person: string; email: string } {
  if (!may(role, "worksAtForwarderDesk"))
    return { name: room.companyName, person: "", email: room.companyEmail };
  const { clientCompany, clientName, clientEmail } = room;
  return clientCompany === ""
    ? { name: clientName, person: "", email: clientEmail }
    : { name: clientCompany, person: clientName, email: clientEmail };
}

/** Where the reader opens a quotation; null: nowhere. */
export function quotationHref(card: QuotationCard, role: Role | ""): string | null {
  const { quotationId: id, isOpen, isManual, fromAirport: fromStation, toAirport: toStation } = card;
  if (!isOpen) return null;
  if (may(role, "worksAtForwarderDesk"))
    return forwarderHref(role, isManual ? "manual-quotation/details/:id" : "quotation/details/:id", { id });
  if (may(role, "isClientOfForwarder"))
    return href("/freight-forwarder/client/quotation/details/:id", { id });
  if (!may(role, "shipsForItself")) return null;
  const place = { quoteId: id, fromStation, toStation };
  return href("/shipper/quotation/details/:quoteId/:fromStation/:toStation", place);
}

/** The first letters of up to two words. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0))
    .join("")
    .toUpperCase();
}
