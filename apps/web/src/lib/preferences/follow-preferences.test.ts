// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { followPreferences, getPreferences, onPreferences, updatePreferences } from "./preferences.ts";

const KEY = "kilolane.preferences";
const loadTexts = vi.fn(async () => undefined);

const chooseElsewhere = (newValue: string | null, key = KEY) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

// another test file of the same worker may have stored what somebody chose
beforeEach(() => localStorage.removeItem(KEY));

test("what another tab chose shows here once its texts are loaded, and is reported as the other tab's choice", async () => {
  const stop = followPreferences(loadTexts);
  const told = vi.fn();
  const stopListening = onPreferences(told);
  chooseElsewhere(JSON.stringify({ language: "ar", themeMode: "dark", themeStyle: "standard" }));
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith("other-tab"));
  expect(loadTexts).toHaveBeenCalledWith("ar");
  expect(getPreferences()).toMatchObject({ language: "ar", themeMode: "dark", themeStyle: "standard" });
  expect(document.documentElement.dir).toBe("rtl");
  expect(document.documentElement.dataset["themeMode"]).toBe("dark");
  expect(localStorage.getItem(KEY)).toBeNull();

  updatePreferences({ themeMode: "light" });
  expect(told).toHaveBeenLastCalledWith("here");
  stopListening();
  stop();
});

test.each([["{broken"], ["null"], ['{"themeMode":"neon","language":"xx"}'], [null]])(
  "the stored text %s of another tab changes nothing",
  async (text) => {
    const stop = followPreferences(loadTexts);
    const before = getPreferences();
    chooseElsewhere(text);
    chooseElsewhere('{"themeMode":"dark"}', "another.key");
    await Promise.resolve();
    expect(getPreferences()).toEqual(before);
    stop();
  },
);
