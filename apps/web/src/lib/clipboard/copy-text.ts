/** The page's own copy command: for plain networks, and browsers that keep the clipboard to themselves. */
function copyBySelection(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

/** Puts a text into the clipboard. The modern way needs a secure origin and leave. */
export async function copyText(text: string): Promise<void> {
  if (!window.isSecureContext) {
    copyBySelection(text);
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}
