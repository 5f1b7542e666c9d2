// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { type SignInAnswer, VIEWING_TOKEN } from "./session-wire.ts";

const ANSWER: SignInAnswer = {
  jwtToken: "token-1",
  firstName: "Ada",
  lastName: "Reyes",
  email: "ada@forwarder.example",
  role: [{ authority: "ROLE_FFADMIN" }],
  avatar: null,
};

async function freshStore() {
  vi.resetModules();
  return import("./session-store.ts");
}

beforeEach(() => localStorage.clear());

test("a session is stored under the two specified names and restored from them", async () => {
  const first = await freshStore();
  first.startSession(ANSWER);
  expect(Object.keys(localStorage).toSorted()).toEqual(["token", "userDetails"]);
  const second = await freshStore();
  expect(second.getSession()).toMatchObject({ token: "token-1", role: "ROLE_FFADMIN" });
});

test.each([
  ["no details", { token: "token-1" }],
  ["no token", { userDetails: JSON.stringify(ANSWER) }],
  ["broken JSON", { token: "token-1", userDetails: "{" }],
  ["no role", { token: "token-1", userDetails: JSON.stringify({ ...ANSWER, role: [] }) }],
  [
    "a role of the wrong shape",
    { token: "token-1", userDetails: JSON.stringify({ ...ANSWER, role: "ROLE_FFADMIN" }) },
  ],
  ["another token", { token: "token-2", userDetails: JSON.stringify(ANSWER) }],
  ["a list", { token: "token-1", userDetails: "[]" }],
])("bad stored data (%s) is cleared", async (_, entries) => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  const store = await freshStore();
  expect(store.getSession()).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test("ending clears storage and tells the reason, once", async () => {
  const store = await freshStore();
  const reasons: string[] = [];
  store.onSessionEnd((reason) => reasons.push(reason));
  store.startSession(ANSWER);
  store.endSession("forced");
  store.endSession("forced");
  expect(reasons).toEqual(["forced"]);
  expect(localStorage.length).toBe(0);
});

test("a sign-out in another tab ends the session here; another user there asks for a fresh page", async () => {
  const store = await freshStore();
  const reasons: string[] = [];
  const onOtherUser = vi.fn<() => void>();
  store.onSessionEnd((reason) => reasons.push(reason));
  const stop = store.followOtherTabs(onOtherUser);
  store.startSession(ANSWER);
  localStorage.setItem("token", "token-2");
  window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
  expect(onOtherUser).toHaveBeenCalledOnce();
  localStorage.removeItem("token");
  window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
  expect(reasons).toEqual(["other-tab"]);
  stop();
});

test("a viewing that two calls find ended gives the operator's own session back, and leaves it there", async () => {
  const store = await freshStore();
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const reasons: string[] = [];
  store.onSessionEnd((reason) => reasons.push(reason));
  store.startSession(ANSWER);
  store.startViewing({ ...ANSWER, jwtToken: `${VIEWING_TOKEN}1` });
  store.endSession("forced");
  store.endSession("logout");
  expect(assign.mock.calls).toEqual([["/"], ["/"]]);
  expect(reasons).toEqual([]);
  const next = await freshStore();
  expect(next.getSession()).toMatchObject({ token: "token-1" });
  assign.mockRestore();
});
