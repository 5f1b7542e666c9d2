import { addToast, type ToastAction, type ToastTone } from "./toast-store.ts";

/** How much a message weighs decides how long it stays (quotation-core.md §9). */
type ToastWeight = "brief" | "light" | "normal" | "heavy" | "grave";

const DURATION_MS: Record<ToastWeight, number> = {
  brief: 1000,
  light: 1500,
  normal: 2000,
  heavy: 3500,
  grave: 5000,
};

export interface Toast {
  readonly tone: ToastTone;
  /** Translated text. Plain text only: nothing in a toast is ever read as markup. */
  readonly text: string;
  readonly title?: string;
  readonly weight?: ToastWeight;
  readonly action?: ToastAction;
}

/** Shows a short message and has it announced. Errors stay for 5 s unless they say otherwise. */
export function showToast({ tone, text, title, weight, action }: Toast): void {
  const durationMs = DURATION_MS[weight ?? (tone === "error" ? "grave" : "normal")];
  addToast({ tone, text, title, durationMs, action });
}
