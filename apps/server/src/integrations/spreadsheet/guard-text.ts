/**
 * Text that a spreadsheet would take for a formula gets an apostrophe (CWE-1236), and so does text that begins with
 * one already, so that `plainText` takes off exactly what was put on. Numbers stay numbers, negative ones too.
 */
export function guardText(text: string): string {
  return /^[=+\-@\t\r\n'\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
}

/** The text without the apostrophe that `guardText` put in front; other text as it is. */
export function plainText(text: string): string {
  return /^'[=+\-@\t\r\n'\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? text.slice(1) : text;
}
