import type {
  downloadCaughtAttachment,
  getCaughtMail,
  listCaughtMails,
  listDemoStories,
  QuotationFormInput,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint, downloadEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

/** Endpoints without their schemas, which no screen needs to call them. */
export const DEMO_ROUTES = {
  listDemoStories: routeOf<typeof listDemoStories>("GET", "/demo/stories"),
  listCaughtMails: routeOf<typeof listCaughtMails>("GET", "/demo/mails"),
  getCaughtMail: routeOf<typeof getCaughtMail>("GET", "/demo/mails/:id"),
  downloadCaughtAttachment: routeOf<typeof downloadCaughtAttachment>(
    "GET",
    "/demo/mails/:id/attachments/:index",
  ),
};

const MAIL_REFRESH_MS = 4000;

/** The twelve stories; a refusal means that this is not the demo world. */
export const demoStoriesQuery = queryOptions({
  queryKey: ["demo", "stories"],
  queryFn: async ({ signal }) => callEndpoint(DEMO_ROUTES.listDemoStories, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

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
    queryKey: ["demo", "mails", recipient],
    queryFn: async ({ signal }) =>
      callEndpoint(DEMO_ROUTES.listCaughtMails, { query: { page: 1, size: 50, recipient } }, { signal }),
    refetchInterval: MAIL_REFRESH_MS,
  });
}

/** One caught mail with its texts and attachments. */
export function caughtMailQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ["demo", "mail", id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) =>
      callEndpoint(DEMO_ROUTES.getCaughtMail, { params: { id: id ?? "" } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Fetches an attachment of a caught mail as a file. */
export async function fetchAttachment(id: string, index: number) {
  return downloadEndpoint(DEMO_ROUTES.downloadCaughtAttachment, { params: { id, index } });
}
