import { updateLook } from "@kilolane/contract";
import { callEndpoint } from "../../lib/api/call-endpoint.ts";
import { getPreferences, onPreferences } from "../../lib/preferences/preferences.ts";
import { getSession } from "../../lib/session/session-store.ts";

function currentLook() {
  const { language: locale, themeMode, themeStyle } = getPreferences();
  return { locale, themeMode, themeStyle };
}

/**
 * Keeps the person's language and look on the server whenever they change, for the next browser. What can't be stored
 * is no matter: here it is chosen already. Returns the function that stops it.
 */
export function keepLook(): () => void {
  let kept = JSON.stringify(currentLook());
  return onPreferences((origin) => {
    const look = currentLook();
    const next = JSON.stringify(look);
    if (next === kept || !getSession()) return;
    kept = next;
    // The tab where it was chosen has sent it.
    if (origin === "other-tab") return;
    callEndpoint(updateLook, { body: look }).catch(() => undefined);
  });
}
