import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/*
 * What the two made-up providers share: an HTTP server on a loopback port whose answers go wrong on demand, and events
 * that are delivered like the real ones: signed, again until they are taken, in any order and number a test asks for.
 */

/** `before`: nothing has happened yet when it goes wrong; `after`: it has, and only the answer is lost. */
export type FakeFault =
  | "timeout-before"
  | "timeout-after"
  | "reset-before"
  | "reset-after"
  | "500-before"
  | "500-after"
  | "429"
  | "409"
  | "malformed"
  | "slow";

export interface FakeAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

interface Script {
  readonly pattern: RegExp;
  readonly fault: FakeFault;
  left: number;
}

const SLOW_MS = 300;

export class FakeServer {
  readonly #server: Server;
  readonly #answer: (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>;
  readonly #scripts: Script[] = [];
  /** Every call that came, `POST /v1/…`. */
  readonly calls: string[] = [];
  url = "";

  constructor(answer: (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>) {
    this.#answer = answer;
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    });
  }

  async listen(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const address = this.#server.address();
    this.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  /** The next `times` calls that match (`POST /v1/…`) go wrong in that way. */
  fail(pattern: RegExp, fault: FakeFault, times = 1): void {
    this.#scripts.push({ pattern, fault, left: times });
  }

  /** From now on everything works again. */
  heal(): void {
    this.#scripts.length = 0;
  }

  #faultOf(call: string): FakeFault | undefined {
    const script = this.#scripts.find(({ pattern, left }) => left > 0 && pattern.test(call));
    if (script === undefined) return undefined;
    script.left -= 1;
    return script.fault;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const url = new URL(request.url ?? "/", "http://fake");
    const method = request.method ?? "GET";
    const call = `${method} ${url.pathname}`;
    this.calls.push(call);
    const fault = this.#faultOf(call);
    if (fault === "timeout-before") return;
    if (fault === "reset-before") return void request.socket.destroy();
    if (fault === "429" || fault === "409" || fault === "500-before") {
      const status = fault === "500-before" ? 500 : Number(fault);
      return void response.writeHead(status, { "content-type": "application/json" }).end("{}");
    }
    const answer = await this.#answer({
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
    });
    if (fault === "timeout-after") return;
    if (fault === "reset-after") return void request.socket.destroy();
    if (fault === "slow") await sleep(SLOW_MS);
    const isBroken = fault === "malformed";
    response.writeHead(fault === "500-after" ? 500 : answer.status, {
      "content-type": "application/json",
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
      ...answer.headers,
    });
    response.end(isBroken ? answer.body.slice(0, Math.ceil(answer.body.length / 2)) : answer.body);
  }
}

/** Something that the provider tells about. */
export interface FakeEvent {
  readonly id: string;
  readonly type: string;
  readonly raw: string;
}

/** Tries of a delivery; the real ones go on for days. */
const DELIVERIES = 6;

/** Delivers events to the product's address; a test may hold them back and send them as it likes. */
export class FakeWebhooks {
  readonly #sign: (event: FakeEvent) => Readonly<Record<string, string>>;
  readonly all: FakeEvent[] = [];
  /** where to; undefined: nobody listens */
  target: string | undefined;
  /** events wait for `deliver` */
  isHeld = false;

  constructor(sign: (event: FakeEvent) => Readonly<Record<string, string>>) {
    this.#sign = sign;
  }

  emit(event: FakeEvent): void {
    this.all.push(event);
    if (this.isHeld || this.target === undefined) return;
    void this.#deliverUntilTaken(event);
  }

  /** Sends an event once. @returns the status of the answer, 0 where there was none */
  async deliver(
    event: FakeEvent,
    headers: Readonly<Record<string, string>> = this.#sign(event),
  ): Promise<number> {
    if (this.target === undefined) return 0;
    try {
      const answer = await fetch(this.target, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: event.raw,
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  async #deliverUntilTaken(event: FakeEvent): Promise<void> {
    for (let attempt = 0; attempt < DELIVERIES; attempt += 1) {
      await sleep(attempt === 0 ? 20 : 500 * 2 ** attempt, undefined, { ref: false });
      const status = await this.deliver(event);
      if (status >= 200 && status < 300) return;
    }
  }
}

interface KnownAnswer {
  readonly print: string;
  readonly answer: Promise<FakeAnswer>;
  readonly endsMs: number;
}

/** Answers that are given again for the same key, for as long as the provider remembers it. */
export class FakeIdempotency {
  readonly #known = new Map<string, KnownAnswer>();
  readonly #now: () => Date;
  readonly #memoryMs: number;

  constructor(now: () => Date, memoryMs: number) {
    this.#now = now;
    this.#memoryMs = memoryMs;
  }

  /** @returns undefined when the key was used for something else */
  run(key: string | undefined, print: string, work: () => FakeAnswer | Promise<FakeAnswer>) {
    if (key === undefined) return Promise.resolve(work());
    const nowMs = this.#now().getTime();
    const known = this.#known.get(key);
    if (known !== undefined && known.endsMs > nowMs) return known.print === print ? known.answer : undefined;
    const answer = Promise.resolve(work());
    this.#known.set(key, { print, answer, endsMs: nowMs + this.#memoryMs });
    return answer;
  }
}

export function jsonAnswer(status: number, body: unknown): FakeAnswer {
  return { status, body: JSON.stringify(body) };
}
