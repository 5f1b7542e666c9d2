import { may } from "@kilolane/domain";
import type { PushedEvent } from "../../jobs/outbox-events.ts";
import type { Caller } from "../session-lookup.ts";
import { PushStream } from "./push-stream.ts";

/** Streams of one session; a browser needs one, however many tabs it shows. */
const MOST_OF_SESSION = 6;

/** Hears what concerns everybody who works for the company: its own people, no guests. */
export function isOfCompany({ role }: Pick<Caller, "role">): boolean {
  return !may(role, "isClientOfForwarder");
}

/** The open streams of a node, by whom they belong to. */
export class StreamRegister {
  readonly #streams = new Set<PushStream>();
  readonly #byUser = new Map<string, Set<PushStream>>();
  readonly #byCompany = new Map<string, Set<PushStream>>();

  get size(): number {
    return this.#streams.size;
  }

  [Symbol.iterator](): IterableIterator<PushStream> {
    return this.#streams.values();
  }

  /** Opens a stream; the oldest of a session that has too many ends. */
  open(caller: Caller): PushStream {
    const stream = new PushStream(caller, () => this.#remove(stream));
    this.#streams.add(stream);
    add(this.#byUser, caller.userId, stream);
    if (isOfCompany(caller)) add(this.#byCompany, caller.companyId, stream);
    const ofSession = this.ofUser(caller.userId).filter((each) => each.caller.sessionId === caller.sessionId);
    if (ofSession.length > MOST_OF_SESSION) ofSession[0]?.end(true);
    return stream;
  }

  ofUser(userId: string): PushStream[] {
    return [...(this.#byUser.get(userId) ?? [])];
  }

  /** Whom an event concerns: the person, or everybody who works for the company; never another company. */
  readersOf({ company_id, user_id }: Pick<PushedEvent, "company_id" | "user_id">): Iterable<PushStream> {
    if (user_id === null) return this.#byCompany.get(company_id) ?? [];
    return this.ofUser(user_id).filter(({ caller }) => caller.companyId === company_id);
  }

  #remove(stream: PushStream): void {
    this.#streams.delete(stream);
    take(this.#byUser, stream.caller.userId, stream);
    take(this.#byCompany, stream.caller.companyId, stream);
  }
}

function add(index: Map<string, Set<PushStream>>, key: string, stream: PushStream): void {
  const streams = index.get(key) ?? new Set();
  index.set(key, streams.add(stream));
}

function take(index: Map<string, Set<PushStream>>, key: string, stream: PushStream): void {
  const streams = index.get(key);
  streams?.delete(stream);
  if (streams?.size === 0) index.delete(key);
}
