import { z } from "zod";
import { FORWARDER_SIDE } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { QUOTATION_STATUSES } from "../quotation/quotation-detail.ts";
import { calendarDate, id, instant, pageInput, requiredText, text } from "../values.ts";
import { readerZone } from "./reader-zone.ts";

/** Who speaks, in the words of the specification. */
export const CHAT_SENDER_ROLES = ["FF Admin", "FF Agent", "Client (C/S)"] as const;
export type ChatSenderRole = (typeof CHAT_SENDER_ROLES)[number];
/** The longest message, in characters (reliability-security.md §2, check 58). */
export const MOST_CHAT_CHARACTERS = 4000;
/** What one message may carry. */
export const MOST_CHAT_FILES = 5;
/** Messages of one answer; older ones are asked for with `before`. */
export const MOST_CHAT_MESSAGES = 200;

/** A quotation as the reader of the conversation may see it now: its sell total, never a cost. */
const quotationCard = z.object({
  quotationId: z.string(),
  number: z.string(),
  isManual: z.boolean(),
  /** false: the reader may not open it, and nothing but its number is told */
  isOpen: z.boolean(),
  status: z.enum(QUOTATION_STATUSES).nullable(),
  fromAirport: z.string(),
  toAirport: z.string(),
  validUntil: calendarDate.nullable(),
  currency: z.string(),
  /** decimal string in `currency`; empty when the reader may not open it */
  sellTotal: z.string(),
});
export type QuotationCard = z.output<typeof quotationCard>;

const chatFile = z.object({ name: z.string(), originalName: z.string(), sizeBytes: z.number() });

const chatMessage = z.object({
  id: z.string(),
  /** counts the messages of its room from 1 */
  number: z.number(),
  /** id of the sender's account; the email of a person who writes by a signed link */
  sender: z.string(),
  senderName: z.string(),
  senderRole: z.enum(CHAT_SENDER_ROLES),
  msg: z.string(),
  /** the moment in UTC; its day in the reader's zone is the date of its group */
  time: instant,
  isOwn: z.boolean(),
  /** somebody of the other side has opened the conversation since */
  isSeen: z.boolean(),
  files: z.array(chatFile),
  quotation: quotationCard.nullable(),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** A conversation of a forwarder with one client, in general or about one quotation. */
const chatRoom = z.object({
  roomId: z.string(),
  /** the rooms of one client have it in common */
  chatGroupId: z.string(),
  kind: z.enum(["general", "quotation"]),
  /** the forwarder */
  companyId: z.string(),
  companyName: z.string(),
  companyEmail: z.string(),
  /** the client's account; empty: somebody who writes by a signed link */
  clientId: z.string(),
  clientName: z.string(),
  clientCompany: z.string(),
  clientEmail: z.string(),
  quotation: quotationCard.nullable(),
  /** number of the last message; 0: nothing was said yet */
  lastNumber: z.number(),
  /** messages of the other side that the reader has not seen */
  unread: z.number(),
  last: z
    .object({
      msg: z.string(),
      senderName: z.string(),
      senderRole: z.enum(CHAT_SENDER_ROLES),
      isOwn: z.boolean(),
      files: z.number(),
      time: instant,
    })
    .nullable(),
  /** false: the client is suspended; what was said stays */
  isOpen: z.boolean(),
});
export type ChatRoom = z.output<typeof chatRoom>;

/** Chat has a host of its own (marketplace.md §7.1), which is the product's unless the operator moves it. */
const chat = { area: "chat", host: "chat", roles: FORWARDER_SIDE, scope: "company" } as const;

/**
 * `GMT` is the reader's offset (`GMT+05:30`, `-3`) or time zone (`Asia/Kolkata`); UTC without it. The newest messages
 * come first by page and stand in their order of time; `before` is the number of the oldest one known.
 */
export const retrieveMessages = defineEndpoint({
  ...chat,
  name: "retrieveMessages",
  summary: "The messages of a room, grouped by the reader's days",
  method: "GET",
  path: "/retrieved/msg",
  query: z.object({
    GMT: readerZone,
    roomId: id,
    before: z.coerce.number("number").int("number").min(1, "number").optional(),
    size: z.coerce
      .number("number")
      .int("number")
      .min(1, "number")
      .max(MOST_CHAT_MESSAGES, "too-large")
      .default(50),
  }),
  response: z.array(z.object({ date: calendarDate, messages: z.array(chatMessage) })),
  errors: ["not-found"],
});

const said = requiredText(MOST_CHAT_CHARACTERS);
/** Made by the sender's browser: the same message sent again, however late, is stored once. */
const messageId = z.uuid("unknown").optional();

/**
 * Without `roomId` the message goes to the general room of `companyId` (the forwarder) and `clientId` (the client's
 * account), which is made when there is none. Given beside `roomId` they must be the room's.
 */
export const sendChatMessage = defineEndpoint({
  ...chat,
  name: "sendChatMessage",
  summary: "Says something in a room",
  method: "POST",
  path: "/send/msg",
  body: z.object({
    msg: said,
    roomId: z.union([z.literal(""), id]).optional(),
    companyId: z.union([z.literal(""), id]).optional(),
    clientId: z.union([z.literal(""), id]).optional(),
    messageId,
    /** a quotation of the room's client, shown as a card with its state at the time of reading */
    quotationId: z.union([z.literal(""), id]).optional(),
  }),
  response: z.object({ roomId: z.string(), chatGroupId: z.string(), message: chatMessage }),
  errors: ["not-found", "state-conflict"],
  limit: "chat",
});
export const sendChatFiles = defineEndpoint({
  ...chat,
  name: "sendChatFiles",
  summary: "Sends up to five files of 10 MB each, with or without words and a quotation",
  method: "POST",
  path: "/chat/rooms/:id/files",
  params: z.object({ id }),
  multipart: true,
  manyFiles: { field: "files", most: MOST_CHAT_FILES },
  body: z.object({
    msg: text(MOST_CHAT_CHARACTERS).default(""),
    messageId,
    quotationId: z.union([z.literal(""), id]).optional(),
  }),
  response: z.object({ roomId: z.string(), chatGroupId: z.string(), message: chatMessage }),
  errors: ["not-found", "state-conflict"],
  limit: "upload",
});
export const downloadChatFile = defineEndpoint({
  ...chat,
  name: "downloadChatFile",
  summary: "A file that was sent in a room",
  method: "GET",
  path: "/chat/rooms/:id/files/:name",
  params: z.object({ id, name: z.string().min(1).max(120) }),
  response: z.unknown(),
  content: "file",
  errors: ["not-found"],
});

export const listChatRooms = defineEndpoint({
  ...chat,
  name: "listChatRooms",
  summary: "The caller's rooms in which something was said, the last spoken in first",
  method: "GET",
  path: "/chat/rooms",
  query: z.object({ search: text(120).default(""), ...pageInput }),
  response: z.object({ content: z.array(chatRoom), total: z.number() }),
  errors: [],
});
/** Either a quotation, or for the desk a client, or for a shipper a forwarder; a client of one needs none. */
export const openChatRoom = defineEndpoint({
  ...chat,
  name: "openChatRoom",
  summary: "The room with a client, a forwarder, or about a quotation; made when there is none",
  method: "POST",
  path: "/chat/rooms",
  body: z.object({ clientId: id.optional(), companyId: id.optional(), quotationId: id.optional() }),
  response: chatRoom,
  errors: ["not-found", "state-conflict"],
});
export const getChatRoom = defineEndpoint({
  ...chat,
  name: "getChatRoom",
  summary: "One room with how much of it is unread",
  method: "GET",
  path: "/chat/rooms/:id",
  params: z.object({ id }),
  response: chatRoom,
  errors: ["not-found"],
});
/** Marks what came before as well; a smaller number than the last one changes nothing. */
export const markChatSeen = defineEndpoint({
  ...chat,
  name: "markChatSeen",
  summary: "Marks the messages of a room as seen up to a number",
  method: "PUT",
  path: "/chat/rooms/:id/seen",
  params: z.object({ id }),
  body: z.object({
    number: z.number("number").int("number").min(0, "negative").max(2_147_483_647, "too-large"),
  }),
  response: z.object({ roomId: z.string(), unread: z.number() }),
  errors: ["not-found"],
});
export const listChatQuotations = defineEndpoint({
  ...chat,
  name: "listChatQuotations",
  summary: "Quotations of the room's client that the caller may attach, the newest first",
  method: "GET",
  path: "/chat/rooms/:id/quotations",
  params: z.object({ id }),
  query: z.object({ search: text(120).default("") }),
  response: z.array(quotationCard),
  errors: ["not-found"],
});

const foundMessage = z.object({
  roomId: z.string(),
  number: z.number(),
  senderName: z.string(),
  msg: z.string(),
  time: instant,
  clientName: z.string(),
  companyName: z.string(),
  /** of the quotation that the room is about */
  quotationNumber: z.string(),
});
export type FoundMessage = z.output<typeof foundMessage>;

export const searchChat = defineEndpoint({
  ...chat,
  name: "searchChat",
  summary: "Messages of the caller's rooms that hold all the words, the newest first",
  method: "GET",
  path: "/chat/messages",
  query: z.object({ search: text(120).min(2, "too-short") }),
  response: z.array(foundMessage),
  errors: [],
});

/** For the desk its clients and shippers, for those the forwarders that they work with. */
const chatPartner = z.object({
  companyId: z.string(),
  companyName: z.string(),
  clientId: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
});
export type ChatPartner = z.output<typeof chatPartner>;

export const listChatPartners = defineEndpoint({
  ...chat,
  name: "listChatPartners",
  summary: "Whom the caller may write to",
  method: "GET",
  path: "/chat/partners",
  query: z.object({ search: text(120).default("") }),
  response: z.array(chatPartner),
  errors: [],
});

/** Answered by the product's own host, so that the web app learns where the other one is. */
export const getChatHost = defineEndpoint({
  area: "chat",
  roles: FORWARDER_SIDE,
  scope: "user",
  name: "getChatHost",
  summary: "Where chat is",
  method: "GET",
  path: "/chat/host",
  response: z.object({
    /** the address that the paths of chat are put behind; null: chat is part of this host, below /api */
    url: z.string().nullable(),
  }),
  errors: [],
});
