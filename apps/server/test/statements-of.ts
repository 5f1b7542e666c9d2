import { Client } from "pg";
import { vi } from "vitest";
import { z } from "zod";
import { JOB_SCHEMA } from "../src/jobs/prepare-job-tables.ts";

const STATEMENT = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]);

type Call = () => Promise<unknown>;

/** What a minute sends and not a call: the job queue reads its list of queues, a session gives its sign of life. */
const OF_A_MINUTE = [`${JOB_SCHEMA}.`, "update session set last_seen_at"];

/**
 * The statements that a call sends, in order, with its session lookup, BEGIN and COMMIT, without what is sent once a
 * minute whatever is called. Nothing else may run beside the call.
 */
export async function statementsOf(call: Call): Promise<string[]> {
  const sent = vi.spyOn(Client.prototype, "query");
  try {
    await call();
    return sent.mock.calls
      .map(([statement]: readonly unknown[]) => STATEMENT.parse(statement))
      .filter((text) => !OF_A_MINUTE.some((part) => text.includes(part)));
  } finally {
    sent.mockRestore();
  }
}

/**
 * The same when what seldom changes was read by the same call before. The clock of what is kept in memory stands still
 * meanwhile: on a busy machine two calls take longer than settings are kept, and one of them would be read again.
 */
export async function statementsWhenWarm(call: Call, between?: Call): Promise<string[]> {
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now());
  try {
    await call();
    await between?.();
    return await statementsOf(call);
  } finally {
    clock.mockRestore();
  }
}
