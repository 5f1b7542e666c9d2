import { offerFile } from "./mail-file.ts";
import { offerMail } from "./mail-offers.ts";

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

function takePasted(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (isField(event.target) || !text.trim().includes("\n")) return;
  if (offerMail({ text })) event.preventDefault();
}

function takeDropped(event: DragEvent): void {
  const files = [...(event.dataTransfer?.files ?? [])];
  if (files.length === 0 || event.defaultPrevented) return;
  // a browser would open the file in the place of the form
  event.preventDefault();
  void offerFile(files);
}

/** Several lines that are pasted beside a field, and a file that is dropped on the page, are offered as a mail. */
export function listenForMails(signal: AbortSignal): void {
  document.addEventListener("paste", takePasted, { signal });
  document.addEventListener("dragover", (event) => event.preventDefault(), { signal });
  document.addEventListener("drop", takeDropped, { signal });
}
