import { setImmediate as nextTick } from "node:timers/promises";
import { expect, test } from "vitest";
import { AppError } from "./app-error.ts";
import { TurnQueue, type Turn } from "./turn-queue.ts";

/** Enters calls named by company and number; `log` names those whose turn has begun. */
function buildQueue() {
  const queue = new TurnQueue();
  const log: string[] = [];
  const turns = new Map<string, Turn>();
  const enter = (name: string): void => {
    const turn = queue.enter(name.slice(0, 1));
    turns.set(name, turn);
    void turn.begins.then(() => log.push(name));
  };
  const end = async (name: string): Promise<void> => {
    turns.get(name)?.end();
    await nextTick();
  };
  return { log, enter, end };
}

test("of one company one call runs at a time, of all companies two, first come first served", async () => {
  const { log, enter, end } = buildQueue();
  for (const name of ["a1", "a2", "b1", "c1"]) enter(name);
  await nextTick();
  expect(log).toEqual(["a1", "b1"]);
  await end("b1");
  expect(log).toEqual(["a1", "b1", "c1"]);
  await end("a1");
  expect(log).toEqual(["a1", "b1", "c1", "a2"]);
  await end("a2");
  enter("a3");
  await nextTick();
  expect(log).toEqual(["a1", "b1", "c1", "a2", "a3"]);
});

test("a call that ends before its turn leaves its place to the next", async () => {
  const { log, enter, end } = buildQueue();
  for (const name of ["a1", "a2", "a3"]) enter(name);
  await end("a2");
  await end("a1");
  expect(log).toEqual(["a1", "a3"]);
});

test("too many waiting calls of one company are refused, and too many of all", () => {
  const { enter } = buildQueue();
  const refusalOf = (name: string): string => {
    try {
      enter(name);
      return "waits";
    } catch (error) {
      if (error instanceof AppError) return `${error.code} ${error.detail.retryAfterSeconds}`;
      throw error;
    }
  };
  const answers = (company: string) => Array.from({ length: 7 }, (_, n) => refusalOf(`${company}${n}`));
  expect(new Set(answers("a"))).toEqual(new Set(["waits"]));
  expect(refusalOf("a7")).toBe("too-many-requests 5");
  expect(new Set(answers("b"))).toEqual(new Set(["waits"]));
  expect(refusalOf("c0")).toBe("busy 5");
});
