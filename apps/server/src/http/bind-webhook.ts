import { mintSystemScope } from "../db/mint-scope.ts";
import type { SystemScope } from "../db/scope.ts";
import { AppError } from "./app-error.ts";
import type { App } from "./app.ts";
import { countCall } from "./rate-limits.ts";

const MOST_BYTES = 256 * 1024;

/** What another company's computer has sent: nothing of it is believed before its signature is checked. */
export interface WebhookCall {
  readonly scope: SystemScope;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** exactly the bytes that came */
  readonly raw: Buffer;
}

/**
 * Binds a public address to which a provider posts its events. The body stays bytes, because the signature is over them;
 * whatever `run` throws is answered so that the event is sent again.
 */
export function bindWebhook(app: App, path: string, run: (call: WebhookCall) => Promise<void>): void {
  void app.fastify.register((inner, _options, done) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MOST_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    inner.post(`/api${path}`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      await countCall(app.database, "webhook", request.ip);
      if (!Buffer.isBuffer(request.body)) throw new AppError("malformed-json");
      const scope = mintSystemScope(app.database, `webhook ${path}`, "en", request.id);
      await run({ scope, headers: request.headers, raw: request.body });
      return reply.code(200).send({ received: true });
    });
    done();
  });
}
