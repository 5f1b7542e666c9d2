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

/** Headers of every answer, errors and files included; what a route has set itself stays. */
export function installSecurityHeaders(fastify: FastifyInstance, isSecure: boolean): void {
  fastify.addHook("onSend", async (request, reply) => {
    const isApi = request.url.startsWith("/api/") && !request.url.startsWith("/api/docs");
    const headers: Record<string, string> = {
      "content-security-policy": isApi ? API_POLICY : WEB_POLICY,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-request-id": request.id,
      ...(isApi ? { "cache-control": "no-store" } : {}),
      ...(isSecure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
    };
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
  });
}
