import { changeLanguage } from "../i18n/i18n.ts";
import { hasOwnPreferences, updatePreferences } from "../preferences/preferences.ts";
import type { SignInAnswer } from "./session-wire.ts";

/** Shows the product as the person had it elsewhere, in a browser that has no choice of its own yet. */
export async function applyLook(answer: SignInAnswer): Promise<void> {
  if (hasOwnPreferences()) return;
  const { locale, themeMode, themeStyle } = answer;
  if (themeMode || themeStyle)
    updatePreferences({ ...(themeMode ? { themeMode } : {}), ...(themeStyle ? { themeStyle } : {}) });
  if (locale) await changeLanguage(locale);
}
