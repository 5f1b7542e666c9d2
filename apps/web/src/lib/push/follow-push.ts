import { followChanges, type PushChange } from "@kilolane/contract";
import { noteRefusal } from "../api/call-endpoint.ts";
import { buildRequest } from "../api/build-request.ts";
import { announce, forgetNews } from "./push-news.ts";
import { readEvents, type StreamEvent } from "./read-events.ts";

/** Nothing for longer than two signs of life: the connection is gone without a word. */
const SILENCE_MS = 50_000;
/** A stream that has not begun by then is held back by something on its way. */
const BEGIN_MS = 10_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
/** Where no stream can be had: how often what changed is asked for, and for how long before the next try. */
const ASK_MS = 15_000;
const ASKING_MS = 300_000;
const NAME = "kilolane.push";

/** What one tab tells the others: how far was seen, and what changed by then. */
interface Word {
  readonly cursor: string;
  readonly changes: readonly PushChange[] | "all";
}

/**
 * Follows what changes for the signed-in person, over one stream for all tabs of the browser: the tab that holds the lock
 * reads it and tells the others; when it closes, the next one goes on where it was. Without locks (a plain HTTP address)
 * each tab that is looked at has a stream of its own.
 */
export async function followPush(token: string, signal: AbortSignal): Promise<void> {
  signal.addEventListener("abort", forgetNews, { once: true });
  try {
    const locks = locksOf(navigator);
    if (locks) {
      // Made before it is its turn: until then it hears what the others tell.
      const follower = new Follower(token, signal);
      await locks.request(NAME, { signal }, () => follower.run());
    } else await followWhileSeen(token, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Missing where the address is not a secure one, and nothing where the first screens are drawn by the build. */
function locksOf(browser: { readonly locks?: LockManager | null }): LockManager | null | undefined {
  return browser.locks;
}

async function followWhileSeen(token: string, signal: AbortSignal): Promise<void> {
  let cursor: string | undefined;
  while (!signal.aborted) {
    if (document.visibilityState === "hidden") await untilTurned(signal);
    else {
      const seen = new AbortController();
      void untilTurned(signal).then(() => seen.abort());
      const follower = new Follower(token, seen.signal, cursor);
      await follower.run();
      cursor = follower.cursor;
    }
  }
}

/** Waits until the tab comes to the front or goes to the back, or the signal. */
function untilTurned(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const options = { once: true, signal };
    document.addEventListener("visibilitychange", () => resolve(), options);
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

class Follower {
  readonly #token: string;
  readonly #signal: AbortSignal;
  readonly #channel = new BroadcastChannel(NAME);
  readonly #begun = performance.now();
  #cursor: string | undefined;
  #retryMs = FIRST_RETRY_MS;

  constructor(token: string, signal: AbortSignal, cursor?: string) {
    this.#token = token;
    this.#cursor = cursor;
    this.#signal = signal;
    this.#channel.addEventListener("message", ({ data }: MessageEvent<Word>) => {
      this.#cursor = data.cursor;
      announce(data.changes);
    });
    signal.addEventListener("abort", () => this.#channel.close(), { once: true });
  }

  /** How far was seen. */
  get cursor(): string | undefined {
    return this.#cursor;
  }

  /** Reads until the signal: the stream, or by asking where there is none. */
  async run(): Promise<void> {
    while (!this.#signal.aborted) {
      const isHeldBack = await this.#readStream().catch(() => false);
      if (this.#signal.aborted) return;
      if (isHeldBack) await this.#askForAWhile();
      else await this.#pause(this.#retryMs * (0.5 + Math.random()));
      this.#retryMs = Math.min(LONGEST_RETRY_MS, this.#retryMs * 2);
    }
  }

  /** Reads a stream to its end. @returns true where none can be had for the moment */
  async #readStream(): Promise<boolean> {
    const ending = new AbortController();
    const end = (): void => ending.abort();
    this.#signal.addEventListener("abort", end);
    let isBegun = false;
    let silence = setTimeout(end, BEGIN_MS);
    const hear = (): void => {
      clearTimeout(silence);
      silence = setTimeout(end, SILENCE_MS);
    };
    try {
      const response = await this.#call("text/event-stream", ending.signal);
      if (response === undefined || response.body === null) return response?.status === 200;
      for await (const event of readEvents(response.body, hear)) {
        isBegun = true;
        this.#retryMs = FIRST_RETRY_MS;
        if (event.event === "crowded") return true;
        this.#take(event);
      }
      return false;
    } catch (error) {
      // It was answered and nothing came: something on the way gathers the whole of an answer before it passes it on.
      if (ending.signal.aborted && !this.#signal.aborted) return !isBegun;
      throw error;
    } finally {
      clearTimeout(silence);
      this.#signal.removeEventListener("abort", end);
      end();
    }
  }

  async #askForAWhile(): Promise<void> {
    const until = performance.now() + ASKING_MS;
    while (!this.#signal.aborted && performance.now() < until) {
      const response = await this.#call("application/json", this.#signal).catch(() => undefined);
      if (response !== undefined) {
        const answer: { cursor: string; isReset: boolean; changes: PushChange[] } = await response.json();
        this.#tell({ cursor: answer.cursor, changes: answer.isReset ? "all" : answer.changes });
      }
      await this.#pause(ASK_MS);
    }
  }

  /** @returns undefined when it was refused */
  async #call(accept: string, signal: AbortSignal): Promise<Response | undefined> {
    const age = Math.min(600, Math.ceil((performance.now() - this.#begun) / 1000) + START_SECONDS);
    const query = this.#cursor === undefined ? { age } : {};
    const { url, init } = buildRequest(followChanges, { query }, this.#token);
    const headers = new Headers(init.headers);
    headers.set("Accept", accept);
    if (this.#cursor !== undefined) headers.set("Last-Event-ID", this.#cursor);
    // News can wait for what the screen itself asks for.
    const response = await fetch(url, { ...init, headers, signal, cache: "no-store", priority: "low" });
    if (response.status === 200) return response;
    await noteRefusal(response, this.#token);
    return undefined;
  }

  #take({ event, data, id }: StreamEvent): void {
    const cursor = id ?? this.#cursor;
    if (cursor === undefined) return;
    if (event === "reset") this.#tell({ cursor, changes: "all" });
    else if (event === "change") this.#tell({ cursor, changes: JSON.parse(data) });
    else this.#tell({ cursor, changes: [] });
  }

  /** Tells the other tabs and this one. */
  #tell(word: Word): void {
    this.#cursor = word.cursor;
    const say = this.#channel.postMessage.bind(this.#channel);
    say(word);
    announce(word.changes);
  }

  /** Waits, but no longer than until the browser is online again. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        window.removeEventListener("online", go);
        this.#signal.removeEventListener("abort", go);
        resolve();
      };
      const timer = setTimeout(go, ms);
      window.addEventListener("online", go);
      this.#signal.addEventListener("abort", go);
    });
  }
}

/** What was on the screen before this code came may be older than the tab's wait for it. */
const START_SECONDS = 10;
