import { type ChildProcess, fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type {
  FakeCommand,
  FakeOutcome,
  FakesReady,
  RemoteFake,
  RemotePaypal,
  RemoteStripe,
} from "./fake-messages.ts";

const CHILD = fileURLToPath(new URL("./fake-child.ts", import.meta.url));

/** Both made-up providers, in a process of their own. */
export interface FakeProviders {
  readonly stripe: RemoteStripe;
  readonly paypal: RemotePaypal;
  /** later by so many milliseconds at both */
  passTime(ms: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the process and waits until both listen.
 * @param folder where their books are stored over restarts; none: nowhere
 * @param start the time at both; none: now
 * @throws Error when the process ends before
 */
export async function startFakeProviders({
  folder = "",
  start,
}: { readonly folder?: string; readonly start?: Date } = {}): Promise<FakeProviders> {
  const child = fork(CHILD, [folder, ...(start === undefined ? [] : [start.toISOString()])], {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: environmentOf(getCompileCacheDir()),
    execArgv: [],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const ready = await waitUntilReady(child);
  // idle providers hold no process open
  child.unref();
  child.channel?.unref();
  const send = senderTo(child);
  const on =
    (fake: "stripe" | "paypal") =>
    (name: string) =>
    (...args: unknown[]): Promise<never> =>
      send((id) => ({ id, fake, name, args }));
  return {
    stripe: { ...ready.stripe, ...stripeMethods(on("stripe")) },
    paypal: { ...ready.paypal, ...paypalMethods(on("paypal")) },
    passTime: (passMs) => send((id) => ({ id, fake: "clock", passMs })),
    close: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Compiled modules are kept where our own are, which halves the processor time of the process's start. */
function environmentOf(compiled: string | undefined): Record<string, string> {
  // ours is named for this version of Node, as the child names its own
  return compiled === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(compiled) };
}

/** What a method takes and gives is its declaration's business: `RemoteStripe` and `RemotePaypal` say it. */
type MethodOn = (name: string) => (...args: unknown[]) => Promise<never>;

function sharedMethods(method: MethodOn): RemoteFake {
  return {
    listCalls: method("listCalls"),
    fail: method("fail"),
    heal: method("heal"),
    sendEventsTo: method("sendEventsTo"),
    holdEvents: method("holdEvents"),
    listEvents: method("listEvents"),
    deliverEvent: method("deliverEvent"),
    heldMinor: method("heldMinor"),
  };
}

function stripeMethods(method: MethodOn): Omit<RemoteStripe, keyof FakesReady["stripe"]> {
  return {
    ...sharedMethods(method),
    signWith: method("signWith"),
    pay: method("pay"),
    dispute: method("dispute"),
    getIntent: method("getIntent"),
    countIntents: method("countIntents"),
  };
}

function paypalMethods(method: MethodOn): Omit<RemotePaypal, keyof FakesReady["paypal"]> {
  return {
    ...sharedMethods(method),
    showPagesAt: method("showPagesAt"),
    decideCaptures: method("decideCaptures"),
    approve: method("approve"),
    settle: method("settle"),
    endTokens: method("endTokens"),
    getOrder: method("getOrder"),
  };
}

function waitUntilReady(child: ChildProcess): Promise<FakesReady> {
  return new Promise((resolve, reject) => {
    const onEnd = (code: number | null): void => reject(new Error(`the payment fakes ended (${code})`));
    child.once("error", reject).once("close", onEnd);
    child.once("message", (ready: FakesReady) => {
      child.off("error", reject).off("close", onEnd);
      resolve(ready);
    });
  });
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** Sends commands and finds the answer to each; refuses what waits when the process ends. */
function senderTo(child: ChildProcess): (commandOf: (id: number) => FakeCommand) => Promise<never> {
  const waiting = new Map<number, Waiting>();
  const take = (id: number): Waiting | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    return found;
  };
  child.on("message", (outcome: FakeOutcome<never>) => {
    if (outcome.kind === "done") take(outcome.id)?.resolve(outcome.result);
    else take(outcome.id)?.reject(new Error(outcome.message));
  });
  child.once("close", () => {
    for (const id of waiting.keys()) take(id)?.reject(new Error("the payment fakes are gone"));
  });
  let last = 0;
  return (commandOf) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, { resolve, reject });
      child.send(commandOf(id), (error) => {
        if (error !== null) take(id)?.reject(error);
      });
    });
}
