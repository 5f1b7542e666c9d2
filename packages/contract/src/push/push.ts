import { z } from "zod";
import { SIGNED_IN } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";

/** What screens can follow; each names a kind of record whose lists and pages are asked for again. */
export const PUSH_TOPICS = ["notification", "quotation", "incoming-request", "chat", "payment"] as const;
export type PushTopic = (typeof PUSH_TOPICS)[number];

/**
 * A stream (`text/event-stream`) to those who accept one; to others what it would hold, at once. Its events:
 * `change` with `[[topic, id], …]` (id null: one or several that are not named), `reset` (the break was too long: all
 * may have changed), `crowded` (this session has too many streams), and `id:` alone as a sign of life. It goes
 * on after the id in the header `Last-Event-ID`; without that, `age` says for how many seconds the page has been reading.
 */
export const followChanges = defineEndpoint({
  name: "followChanges",
  area: "push",
  summary: "What has changed for the caller: ids only, as it happens or since a moment",
  method: "GET",
  path: "/push-stream",
  roles: SIGNED_IN,
  scope: "user",
  query: z.object({
    age: z.coerce.number("number").int("number").min(0, "too-small").max(600, "too-large").optional(),
  }),
  response: z.object({
    cursor: z.string(),
    /** the break was too long: everything may have changed */
    isReset: z.boolean(),
    changes: z.array(z.tuple([z.enum(PUSH_TOPICS), z.string().nullable()]).readonly()),
  }),
  errors: ["busy"],
});

export type PushChange = readonly [topic: PushTopic, id: string | null];
