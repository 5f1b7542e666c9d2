const KEY = "kilolane.beforeMaintenance";

/** Remembers where somebody was when the maintenance began. */
export function rememberReturn(address: string): void {
  sessionStorage.setItem(KEY, address);
}

/** Where to go back to; undefined for somebody who came to the page by its address. */
export function getReturn(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined;
}

/** Forgets it, once it is over. */
export function clearReturn(): void {
  sessionStorage.removeItem(KEY);
}
