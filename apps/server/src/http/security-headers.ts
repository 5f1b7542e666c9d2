import type { FastifyInstance } from "fastify";

/** Scripts and connections from our own address only; Mantine writes style attributes, hence the style exception. */
const WEB_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** What every answer says, whatever it is. */
const COMMON = [
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "no-referrer"],
  ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
] as const;
const SECURE = [["strict-transport-security", "max-age=31536000; includeSubDomains"]] as const;

/** Headers of every answer, errors and files included; what a route has set itself stays. */
export function installSecurityHeaders(fastify: FastifyInstance, isSecure: boolean): void {
  const common = isSecure ? [...COMMON, ...SECURE] : COMMON;
  const api = [["content-security-policy", API_POLICY], ["cache-control", "no-store"], ...common] as const;
  const web = [["content-security-policy", WEB_POLICY], ...common] as const;
  fastify.addHook("onSend", (request, reply, _payload, done) => {
    const isApi = request.url.startsWith("/api/") && !request.url.startsWith("/api/docs");
    for (const [name, value] of isApi ? api : web) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
    if (!reply.hasHeader("x-request-id")) void reply.header("x-request-id", request.id);
    done();
  });
}
