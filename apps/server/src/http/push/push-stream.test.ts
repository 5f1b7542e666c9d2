import { expect, test } from "vitest";
import { newId } from "../../db/new-id.ts";
import type { PushedEvent } from "../../jobs/outbox-events.ts";
import type { Caller } from "../session-lookup.ts";
import { PushStream } from "./push-stream.ts";

const CALLER: Caller = {
  sessionId: newId(),
  userId: newId(),
  companyId: newId(),
  role: "ROLE_FFADMIN",
  locale: "en",
  owesTerms: false,
  isMaintenance: false,
  isReadOnly: false,
  person: {
    firstName: "Ada",
    lastName: "Reyes",
    email: "ada@forwarder.example",
    avatarFile: null,
    companyName: "Forwarder",
    logoFile: null,
  },
};

function event(record_id: string): PushedEvent {
  return { company_id: CALLER.companyId, user_id: null, topic: "quotation", record_id };
}

test("a reader that takes nothing is dropped before 64 kB wait for it", async () => {
  const closed = Promise.withResolvers<void>();
  const stream = new PushStream(CALLER, closed.resolve);
  stream.begin([], "1.1:1:", "1.1:1:");
  let most = 0;
  for (let count = 0; count < 10_000 && !stream.body.destroyed; count += 1) {
    stream.tell([event(newId())], "2.2:2:");
    most = Math.max(most, stream.body.readableLength);
  }
  await closed.promise;
  expect(stream.body.destroyed).toBe(true);
  expect(most).toBeLessThan(65 * 1024);
});

test("a reader that has not taken a sign of life by the next one is gone", () => {
  const stream = new PushStream(CALLER, () => undefined);
  stream.begin([], "1.1:1:", "1.1:1:");
  stream.body.read();
  stream.beat("2.2:2:");
  stream.body.read();
  stream.beat("3.3:3:");
  expect(stream.body.destroyed).toBe(false);
  stream.beat("4.4:4:");
  stream.beat("5.5:5:");
  expect(stream.body.destroyed).toBe(true);
});

test("what comes while a reader catches up follows what it missed, each record once", () => {
  const stream = new PushStream(CALLER, () => undefined);
  const [early, late] = [newId(), newId()];
  for (const id of [late, late]) stream.tell([event(id)], "2.2:2:");
  expect(stream.body.readableLength).toBe(0);
  stream.begin([["quotation", early]], "1.1:1:", "2.2:2:");
  const text = String(stream.body.read());
  expect(text.match(/^(id|event|data): .*$/gm)).toEqual([
    "id: 1.1:1:",
    "event: open",
    "data: []",
    "id: 1.1:1:",
    "event: change",
    `data: [["quotation","${early}"]]`,
    "id: 2.2:2:",
    "event: change",
    `data: [["quotation","${late}"]]`,
  ]);
});
