import { afterEach, expect, test } from "vitest";
import { showToast } from "./show-toast.ts";
import { getToasts, removeToast, watchToasts } from "./toast-store.ts";

afterEach(() => getToasts().forEach((toast) => removeToast(toast.id)));

test("a toast stays by its weight: 1 to 5 seconds, errors the longest", () => {
  showToast({ tone: "success", text: "saved" });
  showToast({ tone: "error", text: "failed" });
  showToast({ tone: "info", text: "copied", weight: "brief" });
  expect(getToasts().map((toast) => toast.durationMs)).toEqual([2000, 5000, 1000]);
});

test("at most three are shown at a time; the newest replace the oldest, and watchers are notified", () => {
  let changes = 0;
  const stop = watchToasts(() => {
    changes += 1;
  });
  for (const text of ["a", "b", "c", "d"]) showToast({ tone: "info", text });
  expect(getToasts().map((toast) => toast.text)).toEqual(["b", "c", "d"]);
  expect(changes).toBe(4);
  stop();
});

test("the action of a toast comes along", () => {
  let undone = false;
  showToast({
    tone: "info",
    text: "line removed",
    action: {
      label: "Undo",
      run: () => {
        undone = true;
      },
    },
  });
  getToasts()[0]?.action?.run();
  expect(undone).toBe(true);
});
