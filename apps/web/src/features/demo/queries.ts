import {
  downloadCaughtAttachment,
  getCaughtMail,
  listCaughtMails,
  listDemoStories,
  type QuotationFormInput,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { downloadEndpoint } from "../../lib/api/call-endpoint.ts";
import { q } from "../../lib/api/query.ts";

const MAIL_REFRESH_MS = 4000;

/** The twelve stories; a refusal means that this is not the demo world. */
export const demoStoriesQuery = queryOptions({ ...q(listDemoStories), staleTime: Number.POSITIVE_INFINITY });

/** The create form of one story; null when there is none of that name. */
export function storyFormQuery(storyId: string | null) {
  return queryOptions({
    ...demoStoriesQuery,
    enabled: storyId !== null,
    select: (stories): Partial<QuotationFormInput> | null =>
      stories.find((story) => story.id === storyId)?.form ?? null,
  });
}

/** Mails that the demo world has caught, newest first. New ones show up by themselves. */
export function caughtMailsQuery(recipient: string) {
  return queryOptions({
    ...q(listCaughtMails, { query: { page: 1, size: 50, recipient } }),
    refetchInterval: MAIL_REFRESH_MS,
  });
}

/** One caught mail with its texts and attachments. */
export function caughtMailQuery(id: string | undefined) {
  return queryOptions({
    ...q(getCaughtMail, { params: { id: id ?? "" } }),
    enabled: id !== undefined,

    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Fetches an attachment of a caught mail as a file. */
export async function fetchAttachment(id: string, index: number) {
  return downloadEndpoint(downloadCaughtAttachment, { params: { id, index } });
}
