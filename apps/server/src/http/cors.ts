import type { FastifyInstance } from "fastify";

const ANSWERED = [
  ["access-control-expose-headers", "content-disposition, retry-after, x-request-id"],
  // the answer to one origin is not the answer to another
  ["vary", "Origin"],
] as const;
const ASKED_FIRST = [
  ["access-control-allow-methods", "GET, POST, PUT, DELETE"],
  [
    "access-control-allow-headers",
    "accept-language, authorization, content-type, idempotency-key, x-auth-token",
  ],
  ["access-control-max-age", "600"],
] as const;

/**
 * Lets the pages of one origin call this host, and no others'. Nothing travels by cookie: the token is in a header.
 * @param origin the product's own, where its web app is served
 */
export function installCors(fastify: FastifyInstance, origin: string): void {
  fastify.addHook("onRequest", async (request, reply) => {
    if (request.headers.origin !== origin) return undefined;
    for (const [name, value] of ANSWERED) void reply.header(name, value);
    void reply.header("access-control-allow-origin", origin);
    if (request.method !== "OPTIONS") return undefined;
    for (const [name, value] of ASKED_FIRST) void reply.header(name, value);
    return reply.code(204).send();
  });
}
