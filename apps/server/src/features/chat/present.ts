import type { ChatMessage, ChatPartner, ChatRoom, FoundMessage, QuotationCard } from "@kilolane/contract";
import { inCurrency, parseCalendarDate } from "@kilolane/domain";
import type { CardRow } from "./reads/card.ts";
import type { FoundMessageRow, MessageRow } from "./reads/messages.ts";
import type { PartnerRow } from "./reads/partners.ts";
import { type ChatReader, isDeskReader } from "./reads/reader.ts";
import type { RoomRow } from "./reads/rooms.ts";

/** A quotation as its reader may know it; of one that they may not open its number alone. */
export function presentCard(row: CardRow): QuotationCard | null {
  if (row.quotation_id === null) return null;
  const known = { quotationId: row.quotation_id, number: row.quotation_number, isManual: row.is_manual };
  if (!row.is_readable) {
    const nothing = { fromAirport: "", toAirport: "", validUntil: null, currency: "", sellTotal: "" };
    return { ...known, ...nothing, isOpen: false, status: null };
  }
  return {
    ...known,
    isOpen: true,
    status: row.status,
    fromAirport: row.from_airport,
    toAirport: row.to_airport,
    validUntil: row.valid_until,
    currency: row.currency,
    sellTotal: inCurrency(row.sell_total, row.currency),
  };
}

/** What the rooms of one client have in common: its account, or the room itself of somebody without one. */
export function chatGroupOf(room: { readonly id: string; readonly client_user_id: string | null }): string {
  return room.client_user_id ?? room.id;
}

export function presentRoom(row: RoomRow, reader: ChatReader): ChatRoom {
  return {
    roomId: row.id,
    chatGroupId: chatGroupOf(row),
    kind: row.about_id === null ? "general" : "quotation",
    companyId: row.company_id,
    companyName: row.company_name,
    companyEmail: row.company_email,
    clientId: row.client_user_id ?? "",
    clientName: row.client_name,
    clientCompany: row.client_company,
    clientEmail: row.client_email,
    quotation: presentCard(row),
    lastNumber: row.last_number,
    unread: row.unread,
    last:
      row.last_msg === null
        ? null
        : {
            msg: row.last_msg,
            senderName: row.last_sender,
            senderRole: row.last_role,
            isOwn: row.last_sender_id === reader.userId,
            files: row.last_files,
            time: row.last_at.toISOString(),
          },
    isOpen: row.is_open,
  };
}

export function presentMessage(row: MessageRow, room: RoomRow, reader: ChatReader): ChatMessage {
  const isOwnSide = (row.sender_role !== "Client (C/S)") === isDeskReader(reader);
  return {
    id: row.id,
    number: row.number,
    // by a signed link, which was mailed to the room's other side
    sender: row.sender_user_id ?? room.client_email,
    senderName: row.sender_name,
    senderRole: row.sender_role,
    msg: row.msg,
    time: row.sent_at.toISOString(),
    isOwn: row.sender_user_id === reader.userId,
    isSeen: isOwnSide && row.is_seen,
    files: [...row.files],
    quotation: presentCard(row),
  };
}

/** Messages by the days of a zone, both in their order of time. */
export function presentDays(messages: readonly ChatMessage[], zone: string) {
  const days = new Map<string, ChatMessage[]>();
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
  for (const message of messages) {
    const date = day.format(new Date(message.time));
    const known = days.get(date);
    if (known === undefined) days.set(date, [message]);
    else known.push(message);
  }
  return [...days].map(([date, said]) => ({ date: parseCalendarDate(date), messages: said }));
}

export function presentFound(row: FoundMessageRow): FoundMessage {
  return {
    roomId: row.room_id,
    number: row.number,
    senderName: row.sender_name,
    msg: row.msg,
    time: row.sent_at.toISOString(),
    clientName: row.client_name,
    companyName: row.company_name,
    quotationNumber: row.quotation_number ?? "",
  };
}

export function presentPartner(row: PartnerRow): ChatPartner {
  return {
    companyId: row.company_id,
    companyName: row.company_name,
    clientId: row.client_user_id,
    name: row.name,
    company: row.company,
    email: row.email,
  };
}
