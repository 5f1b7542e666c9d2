import { followChanges } from "@kilolane/contract";
import { AppError } from "../app-error.ts";
import type { App } from "../app.ts";
import { bindEndpoint } from "../bind-endpoint.ts";
import { StreamAnswer } from "../call.ts";
import { callerOf } from "../callers.ts";

/** Binds the push stream, and the look that stands in for it. */
export function bindPush(app: App): void {
  bindEndpoint(app, followChanges, async ({ query, request }) => {
    const caller = callerOf(request);
    if (caller === undefined) throw new AppError("not-signed-in");
    const { accept = "", "last-event-id": lastEventId } = request.headers;
    const start = {
      lastEventId: typeof lastEventId === "string" ? lastEventId : undefined,
      ageSeconds: query.age,
    };
    const holds = request.method === "GET" && accept.includes("text/event-stream");
    return holds ? new StreamAnswer((await app.push.open(caller, start)).body) : app.push.look(caller, start);
  });
  app.fastify.addHook("preClose", () => app.push.close());
}
