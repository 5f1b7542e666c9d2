import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { Breaker } from "./breaker.ts";
import { type OrderedPayment, ProviderError } from "./payment-provider.ts";

/** From the first byte asked for to the last one read. */
const TIMEOUT_MS = 5_000;
const ATTEMPTS = 3;
const MAX_BYTES = 1024 * 1024;
const MOST_WAIT_MS = 2_000;

export interface ProviderRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

export interface ProviderAnswer {
  readonly status: number;
  /** parsed JSON; an empty object where there was no body */
  readonly body: unknown;
}

export interface HttpOptions {
  readonly baseUrl: string;
  readonly timeoutMs?: number | undefined;
}

/**
 * Calls of one provider: bounded in time and size, tried again with the very same bytes (and so the same key) when the
 * outcome is not known, and given up at once while the provider is down.
 */
export class ProviderHttp {
  readonly #baseUrl: string;
  readonly #timeoutMs: number;
  readonly #breaker = new Breaker();

  constructor({ baseUrl, timeoutMs }: HttpOptions) {
    this.#baseUrl = baseUrl.replace(/\/+$/, "");
    this.#timeoutMs = timeoutMs ?? TIMEOUT_MS;
  }

  /** @throws ProviderError unreachable, down; an answer of 4xx is an answer */
  send(request: ProviderRequest): Promise<ProviderAnswer> {
    return this.#breaker.run(() => this.#sendAgain(request));
  }

  async #sendAgain(request: ProviderRequest): Promise<ProviderAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.#sendOnce(request);
      if (!(outcome instanceof ProviderError)) return outcome;
      if (attempt === ATTEMPTS) throw outcome;
      await sleep(Math.min(MOST_WAIT_MS, 100 * 3 ** (attempt - 1) + randomInt(50)));
    }
  }

  /** What is worth another try comes back as an error instead of being thrown. */
  async #sendOnce({ method, path, headers, body }: ProviderRequest): Promise<ProviderAnswer | ProviderError> {
    try {
      const answer = await fetch(`${this.#baseUrl}${path}`, {
        method,
        headers,
        redirect: "manual",
        signal: AbortSignal.timeout(this.#timeoutMs),
        ...(body === undefined ? {} : { body }),
      });
      const text = await readBounded(answer);
      const { status } = answer;
      if (status >= 500 || status === 429 || status === 409)
        return new ProviderError("unreachable", `status-${status}`, { status });
      return { status, body: text === "" ? {} : JSON.parse(text) };
    } catch (error) {
      return new ProviderError("unreachable", reasonOf(error), { cause: error });
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return "malformed";
  if (error instanceof DOMException && error.name === "TimeoutError") return "timeout";
  return "no-connection";
}

async function readBounded(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer.body ?? []) {
    length += piece.length;
    if (length > MAX_BYTES) throw new SyntaxError("the answer is too long");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

/** The answer in the shape that the provider's documentation promises. @throws ProviderError unreachable: malformed */
export function shapeOf<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ProviderError("unreachable", "malformed", { cause: parsed.error });
  return parsed.data;
}

/** The provider's id of a payment, for a path. @throws ProviderError refused with that code where it was never created */
export function providerIdOf({ providerId }: Pick<OrderedPayment, "providerId">, code: string): string {
  if (providerId === null) throw new ProviderError("refused", code);
  return encodeURIComponent(providerId);
}
