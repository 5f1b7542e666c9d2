import type { Download } from "../api/call-endpoint.ts";

/** Hands a file that was fetched to the browser's download. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the bytes over by the next task; keeping the URL would keep them in memory.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Hands a download to the browser under its own name, or the given one. @returns the name */
export function saveDownload({ blob, fileName }: Download, otherwise: string): string {
  const name = fileName ?? otherwise;
  saveBlob(blob, name);
  return name;
}
