export type ToastTone = "success" | "info" | "warning" | "error";

/** One thing that can be done from the toast, such as taking something back. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ShownToast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly title: string | undefined;
  readonly durationMs: number;
  readonly action: ToastAction | undefined;
}

/** So many at a time; a further one pushes the oldest out. */
const MOST = 3;

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

function replace(next: readonly ShownToast[]): void {
  toasts = next;
  for (const watcher of watchers) watcher();
}

/** Adds a toast. */
export function addToast(toast: Omit<ShownToast, "id">): void {
  lastId += 1;
  replace([...toasts, { ...toast, id: lastId }].slice(-MOST));
}

/** Takes a toast away. */
export function removeToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** The toasts on show, oldest first. */
export function getToasts(): readonly ShownToast[] {
  return toasts;
}

/** Calls the watcher at each change. Returns the function that stops it. */
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
