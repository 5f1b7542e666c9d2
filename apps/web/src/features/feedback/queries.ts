import {
  answerFeedback,
  closeFeedback,
  createFeedback,
  exportFeedback,
  type Feedback,
  getFeedback,
  getReceivedFeedback,
  listAirlineFeedback,
  listForwarderFeedback,
  listReceivedFeedback,
  listShipperFeedback,
} from "@kilolane/contract";
import { callEndpoint, sendForm, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import { exportOf } from "../../lib/api/record-calls.ts";

/** What new or answered feedback makes old. */
export const FEEDBACK_READS = [
  listForwarderFeedback,
  listAirlineFeedback,
  listShipperFeedback,
  getFeedback,
  listReceivedFeedback,
  getReceivedFeedback,
];

export type FeedbackQuery = EndpointQuery<typeof listReceivedFeedback>;
/** The specification has a list of its own for each kind of company. */
const FEEDBACK_LISTS = { listForwarderFeedback, listAirlineFeedback, listShipperFeedback };
export type FeedbackList = keyof typeof FEEDBACK_LISTS;

/** A page of what the caller's company said; the old rows stay until the new ones are there. */
export function ownFeedbackQuery(list: FeedbackList, query: FeedbackQuery) {
  return qPage(FEEDBACK_LISTS[list], { query });
}

/** One feedback of the caller's company. */
export function feedbackQuery(id: string) {
  return q(getFeedback, { params: { id } });
}

/** A page of everybody's feedback, for the operator. */
export function receivedFeedbackQuery(query: FeedbackQuery) {
  return qPage(listReceivedFeedback, { query });
}

/** One feedback as the operator sees it. */
export function receivedOneQuery(id: string) {
  return q(getReceivedFeedback, { params: { id } });
}

/** The filtered feedback as a file. */
export const downloadFeedback = exportOf(exportFeedback);

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
  return sendForm(createFeedback, form);
}

/** Answers a feedback in the version that was read. */
export async function storeAnswer(feedbackId: string, version: number, answer: string) {
  return callEndpoint(answerFeedback, { params: { id: feedbackId }, body: { version, answer } });
}

/** Closes a feedback. */
export async function markClosed(feedbackId: string) {
  return callEndpoint(closeFeedback, { params: { id: feedbackId } });
}
