import type { Page } from "@playwright/test";
import type { Language } from "@kilolane/phrases";

/** How a person wants the product to look; what is left out stays as it is. */
export interface Look {
  readonly language?: Language;
  readonly themeMode?: "light" | "semi-dark" | "dark";
  readonly themeStyle?: "modern" | "standard";
}

/**
 * Changes language and theme of the open page in place, as if another tab of this browser had chosen them: nothing is
 * clicked, no focus moves, nothing is stored with the account. Answers when the page shows it, without motion.
 */
export async function changeLook(page: Page, look: Look): Promise<void> {
  await page.evaluate(async (chosen) => {
    const key = "kilolane.preferences";
    const root = document.documentElement;
    const { themeMode, themeStyle } = root.dataset;
    const newValue = JSON.stringify({ language: root.lang, themeMode, themeStyle, ...chosen });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
    const isShown = () =>
      (chosen.language ?? root.lang) === root.lang &&
      (chosen.themeMode ?? themeMode) === root.dataset["themeMode"] &&
      (chosen.themeStyle ?? themeStyle) === root.dataset["themeStyle"];
    const startedMs = performance.now();
    while (!isShown()) {
      if (performance.now() - startedMs > 10_000) throw new Error(`the page does not show ${newValue}`);
      await new Promise(requestAnimationFrame);
    }
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  }, look);
}
