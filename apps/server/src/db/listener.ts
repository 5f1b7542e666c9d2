import { setTimeout as sleep } from "node:timers/promises";
import { newId } from "./new-id.ts";
import type { DatabaseHandle } from "./handle.ts";
import { sharesProcess } from "./pooler.ts";

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;
/** Within this a notification that was just sent must have come. */
const PROBE_MS = 3_000;
const PROBE_CHANNEL = "kilolane_probe";

/** What hears of notifications, and of what keeps them away. */
export interface Hearing {
  readonly channels: readonly string[];
  readonly onNotice: (channel: string, payload: string) => void;
  /** the listener hears again: what was said meanwhile is not repeated */
  readonly onUp: () => void;
  readonly onTrouble: (reason: string) => void;
}

/**
 * Hears the database's notifications (NOTIFY) over a connection of its own, and connects again when that is lost.
 * Behind a pooler in transaction mode it gives up at once: those who depend on it look by themselves while `isUp` is false.
 */
export class Listener {
  isUp = false;
  readonly #database: DatabaseHandle;
  readonly #hearing: Hearing;
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;

  constructor(database: DatabaseHandle, hearing: Hearing) {
    this.#database = database;
    this.#hearing = hearing;
    this.#running = this.#run();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    let waitMs = FIRST_RETRY_MS;
    while (!signal.aborted) {
      try {
        const canListen = await this.#listen(() => {
          waitMs = FIRST_RETRY_MS;
        });
        if (!canListen) return;
      } catch (error) {
        if (!signal.aborted) this.#hearing.onTrouble(error instanceof Error ? error.message : String(error));
      }
      this.isUp = false;
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
      waitMs = Math.min(LONGEST_RETRY_MS, waitMs * 2);
    }
  }

  /** Listens until the connection ends. @returns false where none can listen */
  async #listen(onHeard: () => void): Promise<boolean> {
    const { signal } = this.#closing;
    const client = this.#database.connectAlone();
    const ended = Promise.withResolvers<void>();
    const close = (): void => ended.resolve();
    client.on("error", (error) => ended.reject(error));
    client.on("end", () => ended.reject(new Error("the connection that listens has ended")));
    // nobody may be waiting for it yet when it fails
    ended.promise.catch(() => undefined);
    signal.addEventListener("abort", close);
    try {
      await client.connect();
      const beside = await this.#database.connect();
      const isShared = await sharesProcess([client, beside]).finally(() => beside.release());
      if (isShared) {
        this.#hearing.onTrouble("a pooler in transaction mode passes no notifications on");
        return false;
      }
      await this.#prove(client);
      if (signal.aborted) return true;
      client.on("notification", ({ channel, payload = "" }) => this.#hearing.onNotice(channel, payload));
      this.isUp = true;
      onHeard();
      this.#hearing.onUp();
      await ended.promise;
      return true;
    } finally {
      this.isUp = false;
      signal.removeEventListener("abort", close);
      client.removeAllListeners("end");
      await client.end().catch(() => undefined);
    }
  }

  /** Listens, and believes it only once a notification of another connection has come. */
  async #prove(client: ReturnType<DatabaseHandle["connectAlone"]>): Promise<void> {
    const word = newId();
    const heard = Promise.withResolvers<void>();
    const hear = ({ payload }: { payload?: string | undefined }): void => {
      if (payload === word) heard.resolve();
    };
    client.on("notification", hear);
    const late = setTimeout(() => heard.reject(new Error("no notification comes")), PROBE_MS);
    try {
      const channels = [...this.#hearing.channels, PROBE_CHANNEL];
      await client.query(channels.map((channel) => `listen ${channel}`).join(";"));
      await this.#database.query("select pg_notify($1, $2)", [PROBE_CHANNEL, word]);
      await heard.promise;
      await client.query(`unlisten ${PROBE_CHANNEL}`);
    } finally {
      clearTimeout(late);
      client.off("notification", hear);
    }
  }
}
