import { escapeHtml } from "./escape-html.ts";

/** The words of a mail that the product itself writes: what happened, and what to do about it. */
export interface NoticeWords {
  /** BCP 47 */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** a security code or a key, shown large */
  readonly code?: string | undefined;
  readonly action?: { readonly label: string; readonly url: string } | undefined;
  readonly footer: string;
}

/** Text as HTML, its line breaks kept. */
function escaped(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

/** One line of a header: line breaks in a name must not begin another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\u2028\u2029\0]+/g, " ").trim();
}

/** The notice as HTML and as plain text of the same content. */
export function renderNotice(words: NoticeWords): { subject: string; text: string; html: string } {
  const { code, action, footer } = words;
  const text = [
    ...words.paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
    `-- \n${footer}`,
  ].join("\n\n");
  const body = [
    ...words.paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph)}</p>`),
    code === undefined
      ? ""
      : `<p dir="ltr" style="margin:0 0 16px;font-size:24px;font-weight:600;letter-spacing:.08em">${escaped(code)}</p>`,
    action === undefined
      ? ""
      : `<p style="margin:0 0 16px"><a href="${escaped(action.url)}" style="background:#1f3a6e;color:#ffffff;padding:10px 16px;border-radius:8px;text-decoration:none">${escaped(action.label)}</a></p>`,
    `<p style="color:#5b6777;font-size:12px">${escaped(footer)}</p>`,
  ].join("");
  const subject = oneLine(words.subject);
  const html = `<!doctype html><html lang="${words.language}" dir="${words.direction}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="font-family:'IBM Plex Sans',Arial,sans-serif;font-size:15px;line-height:1.5;color:#17202e">${body}</body></html>`;
  return { subject, text, html };
}
