import { isOnline } from "./use-online.ts";

const RELOADED = "kilolane.reloadedAt";
/** A page that was loaded again a moment ago and still misses a part is not helped by doing it once more. */
const RELOAD_PAUSE_MS = 60_000;
const ASK_EVERY_MS = 2_000;

let isLost = false;

/**
 * Notes that a part of the application did not come: there is no network, the server is away, or an update took the file
 * that this page names.
 */
export function noteLostPart(): void {
  isLost = true;
}

/** Whether what failed on the screen may be a part that did not come. */
export function mayBeLostPart(): boolean {
  return isLost || !isOnline();
}

/** Loads the page again, which names the files that there are now. @returns false where that was just done */
export function loadAfresh(): boolean {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < RELOAD_PAUSE_MS) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  window.location.reload();
  return true;
}

/** Waits until the server answers again; never loads a page that would be the browser's own error page. */
export async function untilAnswered(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isThere =
      isOnline() &&
      (await fetch("/boot.js", { method: "HEAD", cache: "no-store", signal }).then(
        ({ status }) => status < 500,
        () => false,
      ));
    if (isThere) return;
    await pause(signal);
  }
}

/** Until the browser is online again, or a moment. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, ASK_EVERY_MS);
    window.addEventListener("online", go);
    signal.addEventListener("abort", go, { once: true });
  });
}
