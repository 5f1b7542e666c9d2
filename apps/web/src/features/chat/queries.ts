import {
  type ChatMessage,
  downloadChatFile,
  type EndpointOutput,
  getChatRoom,
  listChatPartners,
  listChatQuotations,
  listChatRooms,
  markChatSeen,
  retrieveMessages,
  searchChat,
  sendChatFiles,
  sendChatMessage,
} from "@kilolane/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callEndpoint, downloadEndpoint, sendForm } from "../../lib/api/call-endpoint.ts";
import { endpointKey, q, qPage } from "../../lib/api/query.ts";

export type MessageDays = EndpointOutput<typeof retrieveMessages>;

/** What a message, or a look at one, makes old. */
export const CHAT_READS = [listChatRooms, getChatRoom, retrieveMessages];

/** Rooms on the screen at once; others are found by words. */
const MOST_ROOMS = 100;
/** Messages that are fetched at once. */
const PART = 50;

/** Days begin where the reader is. */
const zoneOf = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const roomsQuery = (search: string) => qPage(listChatRooms, { query: { search, size: MOST_ROOMS } });
export const roomQuery = (id: string) => q(getChatRoom, { params: { id } });
export const partnersQuery = (search: string) => qPage(listChatPartners, { query: { search } });
export const attachableQuery = (id: string, search: string) =>
  qPage(listChatQuotations, { params: { id }, query: { search } });
/** Words of two letters and more are looked for in messages too. */
export const foundQuery = (search: string) => ({
  ...qPage(searchChat, { query: { search } }),
  enabled: search.trim().length >= 2,
});

/** The messages of a room, the newest part first; each further page holds older ones. */
export const messagesQuery = (roomId: string) =>
  infiniteQueryOptions({
    queryKey: endpointKey(retrieveMessages, { query: { GMT: zoneOf(), roomId } }),
    queryFn: async ({ pageParam, signal }): Promise<MessageDays> =>
      callEndpoint(
        retrieveMessages,
        {
          query: { GMT: zoneOf(), roomId, size: PART, ...(pageParam === 0 ? {} : { before: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (days): number | undefined => {
      const first = days[0]?.messages[0]?.number ?? 1;
      return first > 1 ? first : undefined;
    },
  });

/** Parts of a conversation as one, by days in their order. */
export function joinDays(parts: readonly MessageDays[]): MessageDays {
  const days = new Map<string, { date: MessageDays[number]["date"]; messages: ChatMessage[] }>();
  for (const { date, messages } of parts.toReversed().flat()) {
    const known = days.get(date);
    if (known === undefined) days.set(date, { date, messages: [...messages] });
    else known.messages.push(...messages);
  }
  return [...days.values()];
}

/** What is said in a room. */
export interface Said {
  readonly id: string;
  readonly roomId: string;
  readonly msg: string;
  readonly quotationId: string | undefined;
}

/** Says something; the same id again says nothing twice. No answer leaves the session alone: what was typed is kept. */
export async function sayInRoom({ id, roomId, msg, quotationId }: Said) {
  const body = { roomId, msg, messageId: id, quotationId: quotationId ?? "" };
  return callEndpoint(sendChatMessage, { body }, { keepsSession: true });
}

export async function sendFilesToRoom({ id, roomId, msg, quotationId }: Said, files: readonly File[]) {
  const form = new FormData();
  form.append("msg", msg);
  form.append("messageId", id);
  if (quotationId !== undefined) form.append("quotationId", quotationId);
  for (const file of files) form.append("files", file, file.name);
  return sendForm(sendChatFiles, form, { id: roomId }, {}, { keepsSession: true });
}

export async function markSeen(id: string, number: number) {
  return callEndpoint(markChatSeen, { params: { id }, body: { number } }, { keepsSession: true });
}

export async function downloadRoomFile(id: string, name: string) {
  return downloadEndpoint(downloadChatFile, { params: { id, name } });
}
