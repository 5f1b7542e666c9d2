import { expect, test } from "vitest";
import {
  CLIENT_REQUEST_EVENTS,
  CLIENT_REQUEST_STATES,
  isUnanswered,
  nextRequestState,
  promisedAnswerAt,
  shownRequestState,
} from "./request-states.ts";

/** Each state with where assign, quote, reply, confirm, reject, cancel and callOff lead; `-` where they may not happen. */
const TABLE = {
  new: ["assigned", "quoted", "-", "-", "-", "cancelled", "-"],
  assigned: ["assigned", "quoted", "-", "-", "-", "cancelled", "-"],
  quoted: ["quoted", "quoted", "replied", "-", "-", "cancelled", "-"],
  replied: ["replied", "-", "-", "confirmed", "cancelled", "cancelled", "-"],
  confirmed: ["-", "-", "-", "-", "-", "-", "cancelled"],
  cancelled: ["-", "-", "-", "-", "-", "-", "-"],
} as const;

test.each(CLIENT_REQUEST_STATES)("every event leads from %s where the table says", (state) => {
  expect(CLIENT_REQUEST_EVENTS.map((event) => nextRequestState(state, event) ?? "-")).toEqual(TABLE[state]);
});

test("a request waits for its answer as long as it can be quoted and no quotation was sent", () => {
  const waiting = CLIENT_REQUEST_STATES.filter((state) => nextRequestState(state, "quote") === "quoted");
  expect(CLIENT_REQUEST_STATES.filter((state) => isUnanswered(state, null))).toEqual(waiting);
  expect(CLIENT_REQUEST_STATES.filter((state) => isUnanswered(state, new Date(0)))).toEqual([]);
});

test("who sent a request sees it quoted once the quotation was sent", () => {
  expect(shownRequestState("quoted", null)).toBe("assigned");
  expect(shownRequestState("quoted", new Date(0))).toBe("quoted");
  expect(shownRequestState("new", null)).toBe("new");
});

test("an answer is promised a day after the request or as the company says, over a change of month", () => {
  expect(promisedAnswerAt(new Date("2026-11-30T23:30:00Z")).toISOString()).toBe("2026-12-01T23:30:00.000Z");
  expect(promisedAnswerAt(new Date("2026-11-30T23:30:00Z"), 2).toISOString()).toBe(
    "2026-12-01T01:30:00.000Z",
  );
});
