import { z } from "zod";
import { OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { exportCall } from "../record-calls.ts";
import {
  id,
  instant,
  oneOf,
  page,
  pageSize,
  requiredText,
  seenVersion,
  sortDirection,
  text,
} from "../values.ts";

export const FEEDBACK_TYPES = ["problem", "idea", "question", "praise"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];
export const FEEDBACK_STATES = ["open", "answered", "closed"] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];
/** What one feedback may carry. */
export const MOST_FEEDBACK_FILES = 5;
export const MOST_FEEDBACK_CHARACTERS = 4000;

const feedback = z.object({
  id: z.string(),
  /** entries of the author's own menu, as the menu names them */
  mainMenu: z.string(),
  subMenu: z.string(),
  feedbackType: z.enum(FEEDBACK_TYPES),
  description: z.string(),
  state: z.enum(FEEDBACK_STATES),
  answer: z.string(),
  answeredAt: instant.nullable(),
  createdAt: instant,
  author: z.string(),
  isOwn: z.boolean(),
  files: z.array(z.object({ name: z.string(), originalName: z.string(), sizeBytes: z.number() })),
});
export type Feedback = z.output<typeof feedback>;

const FORWARDERS = ["ROLE_FFADMIN", "ROLE_FFAGENT", "ROLE_FFCLIENT"] as const;
const AIRLINES = ["ROLE_AIRLINE_ADMIN", "ROLE_AIRLINE_AGENT"] as const;
const SHIPPERS = ["ROLE_CONSIGNEE"] as const;
/** Data entry and trucking give none (marketplace.md §6). */
const AUTHORS = [...FORWARDERS, ...AIRLINES, ...SHIPPERS] as const;

const feedbackQuery = z.object({
  state: oneOf(FEEDBACK_STATES).optional(),
  feedbackType: oneOf(FEEDBACK_TYPES).optional(),
  search: text(120).default(""),
  direction: sortDirection.default("desc"),
});
const feedbackCounts = z.object({
  all: z.number(),
  open: z.number(),
  answered: z.number(),
  closed: z.number(),
});
export type FeedbackCounts = z.output<typeof feedbackCounts>;

export const listForwarderFeedback = defineEndpoint({
  name: "listForwarderFeedback",
  area: "feedback",
  summary: "The caller's feedback; of everybody in the company for its admin",
  method: "GET",
  path: "/ffcompany/feedback",
  roles: FORWARDERS,
  scope: "company",
  query: feedbackQuery.extend({ page: page.default(1), size: pageSize.default(25) }),
  response: z.object({ content: z.array(feedback), total: z.number(), counts: feedbackCounts }),
  errors: [],
});
export const listAirlineFeedback = defineEndpoint({
  ...listForwarderFeedback,
  name: "listAirlineFeedback",
  path: "/airline/feedback",
  roles: AIRLINES,
});
export const listShipperFeedback = defineEndpoint({
  ...listForwarderFeedback,
  name: "listShipperFeedback",
  path: "/feedback",
  roles: SHIPPERS,
});
export const getFeedback = defineEndpoint({
  name: "getFeedback",
  area: "feedback",
  summary: "One feedback of the caller, or of the company for its admin, with its answer",
  method: "GET",
  path: "/feedback/:id",
  roles: AUTHORS,
  scope: "company",
  params: z.object({ id }),
  response: feedback,
  errors: ["not-found"],
});
/** Up to five pictures, PDF, Excel, CSV or text files of 10 MB each, in the field `files`. */
export const createFeedback = defineEndpoint({
  name: "createFeedback",
  area: "feedback",
  summary: "Tells the operator what works, what does not and what is missing",
  method: "POST",
  path: "/feedback",
  roles: AUTHORS,
  scope: "company",
  multipart: true,
  manyFiles: { field: "files", most: MOST_FEEDBACK_FILES },
  body: z.object({
    description: requiredText(MOST_FEEDBACK_CHARACTERS),
    mainMenu: requiredText(60),
    subMenu: text(60).default(""),
    feedbackType: oneOf(FEEDBACK_TYPES),
  }),
  response: feedback,
  errors: [],
  limit: "upload",
});

/** A feedback as the operator sees it. */
const receivedFeedback = feedback.omit({ isOwn: true }).extend({
  authorEmail: z.string(),
  authorRole: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  version: z.number(),
});
export type ReceivedFeedback = z.output<typeof receivedFeedback>;

const operator = { area: "feedback", roles: OPERATOR, scope: "platform" } as const;

export const listReceivedFeedback = defineEndpoint({
  ...operator,
  name: "listReceivedFeedback",
  summary: "Everybody's feedback by state, type and words, with how many there are in each state",
  method: "GET",
  path: "/operator/feedback",
  query: feedbackQuery.extend({ page: page.default(1), size: pageSize.default(25) }),
  response: z.object({ content: z.array(receivedFeedback), total: z.number(), counts: feedbackCounts }),
  errors: [],
});
export const exportFeedback = defineEndpoint({
  ...operator,
  ...exportCall(feedbackQuery),
  name: "exportFeedback",
  summary: "The filtered feedback as a file",
  path: "/operator/feedback/export",
});
export const getReceivedFeedback = defineEndpoint({
  ...operator,
  name: "getReceivedFeedback",
  summary: "One feedback with its author and company",
  method: "GET",
  path: "/operator/feedback/:id",
  params: z.object({ id }),
  response: receivedFeedback,
  errors: ["not-found"],
});
export const downloadFeedbackFile = defineEndpoint({
  ...operator,
  name: "downloadFeedbackFile",
  summary: "A file that came with a feedback",
  method: "GET",
  path: "/operator/feedback-files/:name",
  params: z.object({ name: z.string().min(1).max(120) }),
  response: z.unknown(),
  content: "file",
  errors: ["not-found"],
});
/** The author is notified; answering again replaces the answer. */
export const answerFeedback = defineEndpoint({
  ...operator,
  name: "answerFeedback",
  summary: "Answers a feedback that is not closed",
  method: "POST",
  path: "/operator/feedback/:id/answer",
  params: z.object({ id }),
  body: z.object({
    version: seenVersion,
    answer: requiredText(MOST_FEEDBACK_CHARACTERS),
  }),
  response: receivedFeedback,
  errors: ["version-conflict", "state-conflict"],
});
export const closeFeedback = defineEndpoint({
  ...operator,
  name: "closeFeedback",
  summary: "Closes a feedback; closing it again does nothing",
  method: "POST",
  path: "/operator/feedback/:id/closure",
  params: z.object({ id }),
  response: receivedFeedback,
  errors: ["not-found"],
});
