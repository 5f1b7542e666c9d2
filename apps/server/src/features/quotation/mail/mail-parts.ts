import { directionOf, type Language } from "@kilolane/phrases";
import { escapeHtml } from "../../../integrations/mail/escape-html.ts";

/**
 * Pieces of a mail that Outlook's engine (Word) draws as every other reader does: nested tables, every style inline and
 * repeated as an attribute where Word reads only that, widths in pixels, no flex, grid, float or background image.
 */

/** Name under which a mail's HTML shows the picture that goes with it. */
export const LOGO_ID = "logo@kilolane";

/** How a mail looks: its company's colour, and which way it reads. */
export interface MailLook {
  readonly language: Language;
  /** `#rrggbb` */
  readonly accent: string;
}

const FONT = "font-family:'IBM Plex Sans','Segoe UI',Arial,'Noto Sans SC',sans-serif";
const INK = "#17202e";
const MUTED = "#5b6777";
const LINE = "#dfe4ec";
const CANVAS = "#eef1f6";

/** The company's colour where it is one, else the product's. */
export function accentOf(colour: string): string {
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour : "#1f3a6e";
}

function startOf(language: Language): "left" | "right" {
  return directionOf(language) === "rtl" ? "right" : "left";
}

function endOf(language: Language): "left" | "right" {
  return directionOf(language) === "rtl" ? "left" : "right";
}

/** Text of a person as paragraphs. */
export function asParagraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 14px">${escapeHtml(part).replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/** A row of the mail's one column. `html` is finished. */
export function mailRow(html: string, { language }: MailLook, padding = "0 28px 16px"): string {
  return `<tr><td align="${startOf(language)}" style="padding:${padding};${FONT};font-size:15px;line-height:22px;color:${INK}">${html}</td></tr>`;
}

/** The company's logo or name at the start, the number at the end, a rule in its colour below. */
export function mailHead(
  { name, number, hasLogo }: { readonly name: string; readonly number: string; readonly hasLogo: boolean },
  { language, accent }: MailLook,
): string {
  // the name is there in words too, also for who cannot see the picture
  const logo = hasLogo
    ? `<img src="cid:${LOGO_ID}" alt="" height="40" style="display:block;height:40px;width:auto;max-width:240px;border:0;margin:0 0 6px">`
    : "";
  const cell = `${FONT};padding:20px 28px;border-bottom:3px solid ${accent}`;
  return `<tr><td style="padding:0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="${startOf(language)}" valign="middle" style="${cell};font-size:17px;line-height:24px;font-weight:600;color:${INK}">${logo}${escapeHtml(name)}</td><td align="${endOf(language)}" valign="middle" style="${cell};font-size:13px;line-height:20px;color:${MUTED}"><span dir="ltr">${escapeHtml(number)}</span></td></tr></table></td></tr>`;
}

/** Words in lighter ink below a heading or button. */
export function quietText(text: string): string {
  return `<span style="font-size:13px;line-height:19px;color:${MUTED}">${escapeHtml(text)}</span>`;
}

/** What the mail is about: the route, then the shipment and until when the prices hold. */
export function mailTitle(
  {
    title,
    facts,
    validity,
  }: { readonly title: string; readonly facts: string; readonly validity: readonly [string, string] },
  look: MailLook,
): string {
  const [label, date] = validity;
  return mailRow(
    `<h1 style="margin:0;${FONT};font-size:24px;line-height:31px;font-weight:600;color:${INK}">${escapeHtml(title)}</h1>${quietText(facts)}<br><span style="font-size:15px">${escapeHtml(label)} <b>${escapeHtml(date)}</b></span>`,
    look,
    "24px 28px 16px",
  );
}

/** A table with a head; the last column is money: at the end, in figures of one width, large. */
export function mailTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  look: MailLook,
): string {
  const { language } = look;
  const alignOf = (index: number) => (index === head.length - 1 ? endOf(language) : startOf(language));
  const cell = (text: string, index: number, tag: "td" | "th") => {
    const isMoney = index === head.length - 1;
    const figure =
      tag === "td" && isMoney
        ? "font-size:18px;font-weight:600;white-space:nowrap;font-variant-numeric:tabular-nums"
        : "";
    const ink = tag === "th" ? `color:${MUTED};font-size:13px;font-weight:400` : `color:${INK}`;
    const inner = isMoney && tag === "td" ? `<span dir="ltr">${escapeHtml(text)}</span>` : escapeHtml(text);
    return `<${tag} align="${alignOf(index)}" valign="top" style="padding:10px 0;border-bottom:1px solid ${LINE};${FONT};font-size:15px;line-height:22px;${ink};${figure}">${inner}</${tag}>`;
  };
  const line = (texts: readonly string[], tag: "td" | "th") =>
    `<tr>${texts.map((text, index) => cell(text, index, tag)).join("")}</tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${line(head, "th")}${rows.map((row) => line(row, "td")).join("")}</table>`;
}

/** A button that Word draws too: a coloured cell, and a border of its colour as padding. */
export function mailButton(label: string, link: string, { accent }: MailLook): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${accent}" style="background:${accent};border-radius:6px;mso-padding-alt:12px 22px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 22px;${FONT};font-size:15px;line-height:20px;font-weight:600;color:${inkOn(accent)};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

function linearChannel(hex: string): number {
  const channel = Number.parseInt(hex, 16) / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** White or near-black, whichever is read on the colour (WCAG 2.2: 4.5 to 1). */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linearChannel(colour.slice(at, at + 2)));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5 ? "#ffffff" : INK;
}

/** The grey foot: who answers, what is included, who the company is. Lines are plain text, the first one strong. */
export function mailFoot(lines: readonly string[], { language }: MailLook): string {
  const [first = "", ...others] = lines;
  const rest = others.map((line) => `<br>${escapeHtml(line)}`).join("");
  return `<tr><td align="${startOf(language)}" bgcolor="#f6f8fb" style="padding:18px 28px;background:#f6f8fb;${FONT};font-size:13px;line-height:20px;color:${MUTED}"><b style="color:${INK}">${escapeHtml(first)}</b>${rest}</td></tr>`;
}

/** The whole mail around its rows: 600 pixels wide, in the middle of a grey canvas. */
export function mailFrame(
  { subject, rows, small }: { readonly subject: string; readonly rows: string; readonly small: string },
  { language }: MailLook,
): string {
  const direction = directionOf(language);
  return `<!doctype html><html lang="${language}" dir="${direction}" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="x-apple-disable-message-reformatting"><title>${escapeHtml(subject)}</title><!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]--></head><body bgcolor="${CANVAS}" style="margin:0;padding:0;background:${CANVAS}"><table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${CANVAS}" style="background:${CANVAS}"><tr><td align="center" style="padding:24px 12px"><!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]--><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:600px;background:#ffffff">${rows}</table><!--[if mso]></td></tr></table><![endif]--><p style="margin:12px 0 0;${FONT};font-size:12px;line-height:18px;color:${MUTED}">${escapeHtml(small)}</p></td></tr></table></body></html>`;
}
