import { useSyncExternalStore } from "react";

function watch(watcher: () => void): () => void {
  window.addEventListener("online", watcher);
  window.addEventListener("offline", watcher);
  return () => {
    window.removeEventListener("online", watcher);
    window.removeEventListener("offline", watcher);
  };
}

/** Whether the browser has a network at all; where it does not know, it has one. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** `isOnline`, followed by the component. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, isOnline);
}
