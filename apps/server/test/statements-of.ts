import { Client } from "pg";
import { vi } from "vitest";
import { z } from "zod";
import { JOB_SCHEMA } from "../src/jobs/prepare-job-tables.ts";

const STATEMENT = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]);

/**
 * The statements that a call sends, in order, with its session lookup, BEGIN and COMMIT. The job queue's are left out:
 * it reads its list of queues once a minute whatever is called. Nothing else may run beside the call.
 */
export async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(Client.prototype, "query");
  try {
    await call();
    return sent.mock.calls
      .map(([statement]: readonly unknown[]) => STATEMENT.parse(statement))
      .filter((text) => !text.includes(`${JOB_SCHEMA}.`));
  } finally {
    sent.mockRestore();
  }
}
