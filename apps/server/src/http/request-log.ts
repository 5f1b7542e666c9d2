import type { FastifyInstance } from "fastify";
import { callerOf } from "./callers.ts";

/**
 * One line per answered request: route pattern instead of the address (which may hold a signed link's token), who,
 * how it ended, how long it took. Bodies and headers are never logged.
 */
export function installRequestLog(fastify: FastifyInstance): void {
  fastify.addHook("onResponse", (request, reply, done) => {
    const caller = callerOf(request);
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(caller === undefined ? {} : { userId: caller.userId, companyId: caller.companyId }),
    };
    request.log.info(line, "request");
    done();
  });
}
