import type {
  answerFeedback,
  closeFeedback,
  createFeedback,
  downloadFeedbackFile,
  EndpointInput,
  exportFeedback,
  Feedback,
  getFeedback,
  getReceivedFeedback,
  listAirlineFeedback,
  listForwarderFeedback,
  listReceivedFeedback,
  listShipperFeedback,
} from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint, downloadEndpoint, routeOf, sendForm } from "../../lib/api/call-endpoint.ts";

/** Endpoints without their schemas, which no screen needs to call them. */
export const FEEDBACK_ROUTES = {
  listForwarderFeedback: routeOf<typeof listForwarderFeedback>("GET", "/ffcompany/feedback"),
  listAirlineFeedback: routeOf<typeof listAirlineFeedback>("GET", "/airline/feedback"),
  listShipperFeedback: routeOf<typeof listShipperFeedback>("GET", "/shipper/feedback"),
  getFeedback: routeOf<typeof getFeedback>("GET", "/feedback/:id"),
  createFeedback: routeOf<typeof createFeedback>("POST", "/feedback"),
  listReceivedFeedback: routeOf<typeof listReceivedFeedback>("GET", "/super-admin/feedback"),
  exportFeedback: {
    ...routeOf<typeof exportFeedback>("GET", "/super-admin/feedback/export"),
    content: "file" as const,
  },
  getReceivedFeedback: routeOf<typeof getReceivedFeedback>("GET", "/super-admin/feedback/:id"),
  downloadFeedbackFile: routeOf<typeof downloadFeedbackFile>("GET", "/super-admin/feedback/file/:name"),
  answerFeedback: routeOf<typeof answerFeedback>("POST", "/super-admin/feedback/answer"),
  closeFeedback: routeOf<typeof closeFeedback>("POST", "/super-admin/feedback/close"),
};

export type FeedbackQuery = NonNullable<EndpointInput<typeof listReceivedFeedback>["query"]>;
/** The specification has a list of its own for each kind of company. */
export type FeedbackList = "listForwarderFeedback" | "listAirlineFeedback" | "listShipperFeedback";

/** A page of what the caller's company said; the old rows stay until the new ones are there. */
export function ownFeedbackQuery(list: FeedbackList, query: FeedbackQuery) {
  return queryOptions({
    queryKey: ["feedback", "own", list, query],
    queryFn: async ({ signal }) => callEndpoint(FEEDBACK_ROUTES[list], { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One feedback of the caller's company. */
export function feedbackQuery(id: string) {
  return queryOptions({
    queryKey: ["feedback", "one", id],
    queryFn: async ({ signal }) => callEndpoint(FEEDBACK_ROUTES.getFeedback, { params: { id } }, { signal }),
  });
}

/** A page of everybody's feedback, for the operator. */
export function receivedFeedbackQuery(query: FeedbackQuery) {
  return queryOptions({
    queryKey: ["feedback", "received", query],
    queryFn: async ({ signal }) => callEndpoint(FEEDBACK_ROUTES.listReceivedFeedback, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One feedback as the operator sees it. */
export function receivedOneQuery(id: string) {
  return queryOptions({
    queryKey: ["feedback", "received-one", id],
    queryFn: async ({ signal }) =>
      callEndpoint(FEEDBACK_ROUTES.getReceivedFeedback, { params: { id } }, { signal }),
  });
}

/** The filtered feedback as a file. */
export async function downloadFeedback(query: FeedbackQuery, format: "csv" | "xlsx") {
  const { page: _page, size: _size, ...filter } = query;
  return downloadEndpoint(FEEDBACK_ROUTES.exportFeedback, { query: { ...filter, format } });
}

/** What the form holds. */
export interface FeedbackDraft {
  readonly mainMenu: string;
  readonly subMenu: string;
  readonly feedbackType: string;
  readonly description: string;
  readonly files: readonly File[];
}

/** Sends a feedback with its files. */
export async function sendFeedback({ files, ...fields }: FeedbackDraft): Promise<Feedback> {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  for (const file of files) form.append("files", file, file.name);
  return sendForm(FEEDBACK_ROUTES.createFeedback, form);
}

/** Answers a feedback in the version that was read. */
export async function storeAnswer(feedbackId: string, version: number, answer: string) {
  return callEndpoint(FEEDBACK_ROUTES.answerFeedback, { body: { feedbackId, version, answer } });
}

/** Closes a feedback. */
export async function markClosed(feedbackId: string) {
  return callEndpoint(FEEDBACK_ROUTES.closeFeedback, { body: { feedbackId } });
}
