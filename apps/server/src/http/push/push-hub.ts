import { setTimeout as sleep } from "node:timers/promises";
import type { PushChange } from "@kilolane/contract";
import type { DatabaseHandle } from "../../db/handle.ts";
import { Listener } from "../../db/listener.ts";
import type { Snapshot } from "../../db/snapshot.ts";
import { readEventsSince, readMissedEvents, type PushedEvent, type Since } from "../../jobs/outbox-events.ts";
import { AppError } from "../app-error.ts";
import { findLivingSessions, type Caller } from "../session-lookup.ts";
import { Changes } from "./changes.ts";
import { isAhead, readCursor, writeCursor } from "./push-cursor.ts";
import type { PushStream } from "./push-stream.ts";
import { isOfCompany, StreamRegister } from "./stream-register.ts";

/** Between two looks at the events of a burst: it costs little, and nobody notices. */
const PAUSE_MS = 40;
/** Where no notification comes (a pooler, a lost connection): how often the database is looked at. */
const TICK_MS = 500;
/** Every so many ticks: a sign of life to each stream, and a look at whose session has run out. */
const TICKS_OF_BEAT = 40;
const MOST_STREAMS = 5_000;

interface HubLog {
  warn(detail: object, message: string): void;
}

/** From where a caller goes on, as the call says it. */
export interface PushStart {
  /** the id of the last event that was seen */
  readonly lastEventId: string | undefined;
  /** without it: for how many seconds the page has been reading */
  readonly ageSeconds: number | undefined;
}

/**
 * The streams of one node. It hears from the database that something happened, reads the events that it has not seen,
 * and tells those whom they concern. It begins with the first stream: a node that holds none asks nothing.
 */
export class PushHub {
  readonly #database: DatabaseHandle;
  readonly #log: HubLog;
  readonly #streams = new StreamRegister();
  #snapshot: Snapshot | undefined;
  #listener: Listener | undefined;
  #timer: NodeJS.Timeout | undefined;
  #ticks = 0;
  #running: Promise<void> = Promise.resolve();
  #queued: Promise<void> | undefined;
  readonly #doubted = new Set<string>();
  #isClosed = false;

  constructor(database: DatabaseHandle, log: HubLog) {
    this.#database = database;
    this.#log = log;
  }

  /** How many streams are open on this node. */
  get size(): number {
    return this.#streams.size;
  }

  /**
   * Opens a stream for the caller, with what they missed first.
   * @throws AppError unavailable while the server stops, busy when the node holds as many as it may
   */
  async open(caller: Caller, start: PushStart): Promise<PushStream> {
    if (this.#isClosed) throw new AppError("unavailable", { retryAfterSeconds: 2 });
    if (this.#streams.size >= MOST_STREAMS) throw new AppError("busy", { retryAfterSeconds: 30 });
    this.#start();
    // While nobody listened nothing was read, and nobody waits for it.
    if (this.#streams.size === 0) this.#snapshot = undefined;
    // Read again, so that this node has seen at least what the caller has seen on another one.
    await this.#refresh();
    const from = this.#snapshot;
    if (from === undefined || this.#isClosed) throw new AppError("unavailable", { retryAfterSeconds: 2 });
    // In the same turn as the look at the snapshot: what is read from now on reaches the stream.
    const stream = this.#streams.open(caller);
    try {
      const missed = await this.#catchUp(caller, start, from);
      stream.begin(missed, this.#cursorOf(from), this.#cursorOf(this.#snapshot ?? from));
      // The session may have ended since it was looked up, before anybody knew of this stream.
      void this.#endFinished([stream]);
      return stream;
    } catch (error) {
      stream.body.destroy();
      throw error;
    }
  }

  /** What a stream would tell the caller now; for those who cannot hold one. */
  async look(caller: Caller, start: PushStart) {
    const { snapshot } = await readEventsSince(this.#database, undefined);
    const changes = await this.#catchUp(caller, start, snapshot);
    return { cursor: this.#cursorOf(snapshot), isReset: changes === undefined, changes: changes ?? [] };
  }

  /** Ends every stream; their readers come again to a node that stays. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const stream of this.#streams) stream.end();
    await this.#listener?.close();
    await this.#queued?.catch(() => undefined);
    await this.#running.catch(() => undefined);
  }

  #start(): void {
    if (this.#listener !== undefined) return;
    this.#listener = new Listener(this.#database, {
      channels: ["kilolane_event", "kilolane_access"],
      onNotice: (channel, payload) => {
        if (channel === "kilolane_access") this.#doubt(payload);
        else this.#wake();
      },
      onUp: () => {
        this.#wake();
        void this.#endFinished([...this.#streams]);
      },
      onTrouble: (reason) => this.#log.warn({ reason }, "push looks at the database by itself"),
    });
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
  }

  #tick(): void {
    if (this.#streams.size === 0) return;
    this.#ticks += 1;
    const isBeat = this.#ticks % TICKS_OF_BEAT === 0;
    if (!isBeat && this.#listener?.isUp === true) return;
    this.#wake();
    void this.#endFinished([...this.#streams]);
    const snapshot = this.#snapshot;
    if (!isBeat || snapshot === undefined) return;
    const cursor = this.#cursorOf(snapshot);
    for (const stream of this.#streams) stream.beat(cursor);
  }

  #wake(): void {
    if (this.#streams.size === 0 || this.#isClosed) return;
    this.#refresh().catch((error: unknown) => this.#log.warn({ err: error }, "events could not be read"));
  }

  /** Reads what is new, in a read that begins after this call; calls that wait for it share one. */
  #refresh(): Promise<void> {
    this.#queued ??= this.#readNext();
    return this.#queued;
  }

  async #readNext(): Promise<void> {
    await this.#running.catch(() => undefined);
    this.#queued = undefined;
    const reading = this.#read();
    this.#running = reading.then(() => sleep(PAUSE_MS));
    this.#running.catch(() => undefined);
    await reading;
  }

  async #read(): Promise<void> {
    const { events, snapshot } = await readEventsSince(this.#database, this.#snapshot);
    this.#snapshot = snapshot;
    const eventsOf = new Map<PushStream, PushedEvent[]>();
    for (const event of events) {
      for (const stream of this.#streams.readersOf(event)) {
        const own = eventsOf.get(stream);
        if (own === undefined) eventsOf.set(stream, [event]);
        else own.push(event);
      }
    }
    const cursor = this.#cursorOf(snapshot);
    for (const [stream, own] of eventsOf) stream.tell(own, cursor);
  }

  /** @returns undefined when the break was too long, or the position that the caller names is not ours */
  async #catchUp(caller: Caller, start: PushStart, until: Snapshot): Promise<PushChange[] | undefined> {
    const since = this.#sinceOf(start, until);
    if (since === "unknown") return undefined;
    if (since === undefined) return [];
    const { companyId, userId } = caller;
    const listening = { companyId, userId, isOfCompany: isOfCompany(caller) };
    const { events, isCut } = await readMissedEvents(this.#database, listening, since, until);
    if (isCut) return undefined;
    const changes = new Changes();
    for (const event of events) changes.add(event);
    return changes.toList();
  }

  #sinceOf({ lastEventId, ageSeconds }: PushStart, until: Snapshot): Since | "unknown" | undefined {
    if (lastEventId === undefined) return ageSeconds === undefined ? undefined : { seconds: ageSeconds };
    const snapshot = readCursor(lastEventId, this.#database.clock.now());
    return snapshot === undefined || isAhead(snapshot, until) ? "unknown" : { snapshot };
  }

  #cursorOf(snapshot: Snapshot): string {
    return writeCursor(snapshot, this.#database.clock.now());
  }

  /** Looks again at the sessions of a person or a company; what comes together is looked at once. */
  #doubt(id: string): void {
    if (this.#doubted.size === 0) {
      setTimeout(() => {
        const ids = new Set(this.#doubted);
        this.#doubted.clear();
        const streams = [...this.#streams].filter(
          ({ caller }) => ids.has(caller.userId) || ids.has(caller.companyId),
        );
        void this.#endFinished(streams);
      }, PAUSE_MS);
    }
    this.#doubted.add(id);
  }

  /** Ends the streams whose session may no longer act, or acts in another role than when it opened. */
  async #endFinished(streams: readonly PushStream[]): Promise<void> {
    if (streams.length === 0 || this.#isClosed) return;
    try {
      const ids = new Set(streams.map(({ caller }) => caller.sessionId));
      const living = await findLivingSessions(this.#database, [...ids]);
      for (const stream of streams) {
        if (living.get(stream.caller.sessionId) !== stream.caller.role) stream.end();
      }
    } catch (error) {
      this.#log.warn({ err: error }, "sessions of streams could not be looked up");
    }
  }
}
