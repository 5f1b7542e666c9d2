import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

/** A task that ends when it is told to, and says that it has begun. */
function heldTask(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const task = async (): Promise<string> => {
    begun.push(name);
    return promise;
  };
  return { task, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

const settle = async () => new Promise((resolve) => setTimeout(resolve, 0));

test("a task waits for the one before it, and of those that wait only the last is run", async () => {
  const begun: string[] = [];
  const turns = createTurns();
  const [first, second, third] = ["first", "second", "third"].map((name) => heldTask(begun, name));
  const answers = [first, second, third].map(async (held) => turns.take(held?.task ?? (async () => "")));
  await settle();
  expect(begun).toEqual(["first"]);
  first?.end();
  await settle();
  expect(begun).toEqual(["first", "third"]);
  third?.end();
  expect(await Promise.all(answers)).toEqual(["first", null, "third"]);
});

test("a task that fails says so to its own caller, and the next one is run", async () => {
  const begun: string[] = [];
  const turns = createTurns();
  const broken = heldTask(begun, "broken");
  const next = heldTask(begun, "next");
  const failing = expect(turns.take(broken.task)).rejects.toThrow("broken");
  const following = turns.take(next.task);
  broken.fail();
  await failing;
  next.end();
  expect(await following).toBe("next");
  const later = heldTask(begun, "later");
  later.end();
  expect(await turns.take(later.task)).toBe("later");
});
