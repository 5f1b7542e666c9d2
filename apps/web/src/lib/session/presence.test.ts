// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import {
  ABSENCE_QUESTION_MS,
  clearPresence,
  IDLE_LIMIT_MS,
  idleForMs,
  keepPresence,
  markPresent,
  measureAbsenceMs,
  type PresencePorts,
  readIdleState,
} from "./presence.ts";

let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  stop = undefined;
});

function buildPorts(channelName: string): PresencePorts & { advanceMs: (ms: number) => void } {
  const entries = new Map<string, string>();
  let nowMs = 1_000_000;
  return {
    storage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    },
    nowMs: () => nowMs,
    openChannel: () => new BroadcastChannel(channelName),
    advanceMs: (ms) => {
      nowMs += ms;
    },
  };
}

test("a browser that never had the application open was not absent", async () => {
  expect(await measureAbsenceMs(buildPorts("never"))).toBe(0);
});

test("the absence is the time since the last beat", async () => {
  const ports = buildPorts("absence");
  markPresent(ports);
  ports.advanceMs(ABSENCE_QUESTION_MS + 1);
  expect(await measureAbsenceMs(ports)).toBe(15_001);
  ports.advanceMs(-2);
  expect(await measureAbsenceMs(ports)).toBe(14_999);
});

test("another open tab means nobody was absent, even when its beat was slowed", async () => {
  const ports = buildPorts("other-tab");
  stop = keepPresence(ports);
  ports.advanceMs(60_000);
  expect(await measureAbsenceMs(ports)).toBe(0);
});

test("activity in any tab sets the idle clock back, but not once the warning shows", () => {
  const ports = buildPorts("activity");
  markPresent(ports);
  stop = keepPresence(ports);
  ports.advanceMs(600_000);
  window.dispatchEvent(new Event("keydown"));
  expect(idleForMs(ports)).toBe(0);
  ports.advanceMs(IDLE_LIMIT_MS - 60_000);
  window.dispatchEvent(new Event("keydown"));
  expect(readIdleState(idleForMs(ports))).toEqual({ kind: "warning", secondsLeft: 60 });
  clearPresence(ports);
  expect(idleForMs(ports)).toBe(0);
});

test.each([
  [0, { kind: "active" }],
  [IDLE_LIMIT_MS - 120_001, { kind: "active" }],
  [IDLE_LIMIT_MS - 120_000, { kind: "warning", secondsLeft: 120 }],
  [IDLE_LIMIT_MS - 1, { kind: "warning", secondsLeft: 1 }],
  [IDLE_LIMIT_MS, { kind: "expired" }],
])("after %d ms of idleness the clock says %j", (idleMs, state) => {
  expect(readIdleState(idleMs)).toEqual(state);
});
