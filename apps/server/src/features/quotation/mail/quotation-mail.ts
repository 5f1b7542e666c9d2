import { directionOf, loadTranslator, type Language } from "@kilolane/phrases";
import { formatDate, formatMeasure, formatMoney } from "../../../integrations/pdf/format.ts";
import { listNames } from "../present/list-names.ts";
import type { ClientOption } from "../present/option.ts";
import type { VersionContent } from "../reads/content.ts";
import type { Issuer } from "../reads/issuer.ts";
import { escapeHtml } from "../../../integrations/mail/escape-html.ts";

/** A mail's words, ready to send. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface QuotationMailParts {
  readonly language: Language;
  readonly number: string;
  readonly content: VersionContent;
  /** as the client may see them */
  readonly options: readonly ClientOption[];
  readonly issuer: Issuer;
  /** `#rrggbb` */
  readonly accentColour: string;
  readonly person: string;
  /** what the sender wrote; empty: the standard words */
  readonly message: string;
  readonly subject: string;
  /** the company's own picture goes with the mail, under `LOGO_ID` */
  readonly hasLogo: boolean;
  /** says that the time to answer is running out */
  readonly isReminder: boolean;
  /** where the client answers; null when the mail only informs */
  readonly link: string | null;
}

/** Name under which a mail's HTML shows the picture that goes with it. */
export const LOGO_ID = "logo@kilolane";

function asParagraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 16px">${escapeHtml(part).replaceAll("\n", "<br>")}</p>`)
    .join("");
}

type MailTexts = Awaited<ReturnType<typeof loadTranslator<"mail">>>;

function factsOf(parts: QuotationMailParts, t: MailTexts): [string, string][] {
  const { content, language } = parts;
  const { weights } = content;
  return [
    [t("label.lane"), `${content.from.code} → ${content.to.code}`],
    [t("label.readyDate"), formatDate(content.request.readyDate, language)],
    [t("label.pieces"), String(weights.pieces)],
    [t("label.chargeableWeight"), formatMeasure(weights.chargeableWeight, weights.weightUnit, language)],
    [t("label.freight"), t(`freightTerm.${content.request.freightTerm}`)],
    [t("label.validUntil"), formatDate(content.validUntil, language)],
  ];
}

/** What the price holds and what it leaves out: surcharges inside an all-in one, services without a price. */
function scopeWords(
  { surchargesInside, unpriced }: ClientOption,
  language: Language,
  t: MailTexts,
): string[] {
  const names = surchargesInside && listNames(surchargesInside, language);
  const services = unpriced?.map(({ leg, label }) => `${label} (${t(`leg.${leg}`)})`);
  return [
    ...(names === undefined ? [] : [names === "" ? t("allIn") : t("allInWith", { names })]),
    ...(services === undefined ? [] : [t("unpriced", { services: listNames(services, language) })]),
  ];
}

function optionRows(parts: QuotationMailParts, t: MailTexts): string[][] {
  return parts.options.map((option, index) => [
    option.airline?.name ?? `${t("label.option")} ${index + 1}`,
    [
      option.transit_days === null ? t("transitUnknown") : t("days", { count: option.transit_days }),
      ...(option.flags.includes("rate-ends-before-departure") ? [t("subjectToRateChange")] : []),
      ...scopeWords(option, parts.language, t),
    ].join(", "),
    formatMoney(option.sellTotal, option.currency, parts.language),
  ]);
}

const CELL = "padding:6px 12px 6px 0;text-align:start;vertical-align:top";

function htmlRow(cells: readonly string[], tag: "td" | "th", style: string): string {
  return `<tr>${cells.map((cell) => `<${tag} style="${style}">${escapeHtml(cell)}</${tag}>`).join("")}</tr>`;
}

function htmlTable(head: readonly string[] | null, rows: readonly (readonly string[])[]): string {
  const headLine = head === null ? "" : htmlRow(head, "th", `${CELL};color:#5b6777;font-weight:600`);
  const lines = rows.map((row) => htmlRow(row, "td", CELL)).join("");
  const style = "border-collapse:collapse;margin:0 0 16px;font-variant-numeric:tabular-nums";
  return `<table role="presentation" cellspacing="0" style="${style}">${headLine}${lines}</table>`;
}

function logoOf({ hasLogo }: QuotationMailParts): string {
  // the name stands below it in words, also for who cannot see it
  return hasLogo
    ? `<p style="margin:0 0 12px"><img src="cid:${LOGO_ID}" alt="" height="48" style="height:48px;width:auto;max-width:240px"></p>`
    : "";
}

function htmlOf(parts: QuotationMailParts, t: MailTexts, lead: string): string {
  const { issuer, language, link } = parts;
  const accent = /^#[0-9a-f]{6}$/i.test(parts.accentColour) ? parts.accentColour : "#1f3a6e";
  const button =
    link === null
      ? ""
      : `<p style="margin:0 0 8px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:${accent};color:#ffffff;text-decoration:none;border-radius:4px;font-weight:600">${escapeHtml(t("answer"))}</a></p><p style="margin:0 0 16px;color:#5b6777;font-size:13px">${escapeHtml(t("answerHint"))}</p>`;
  const address = [issuer.name, ...issuer.addressLines, issuer.phone, issuer.email].filter(
    (line) => line !== "",
  );
  const head = [t("label.option"), t("label.transit"), t("label.total")];
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${escapeHtml(parts.subject)}</title></head><body style="margin:0;background:#f4f6f9;font-family:'IBM Plex Sans',Arial,sans-serif;font-size:15px;line-height:1.5;color:#17202e"><div style="max-width:600px;margin:0 auto;padding:24px"><div style="border-top:4px solid ${accent};background:#ffffff;padding:24px">${logoOf(parts)}<p style="margin:0 0 24px;font-size:18px;font-weight:600;color:${accent}">${escapeHtml(issuer.name)}</p>${asParagraphs(lead)}${htmlTable(null, factsOf(parts, t))}${htmlTable(head, optionRows(parts, t))}${button}<p style="margin:16px 0 0">${escapeHtml(t("regards"))}<br>${escapeHtml(parts.person)}</p><p style="margin:16px 0 0;color:#5b6777;font-size:13px">${address.map(escapeHtml).join("<br>")}</p></div><p style="color:#5b6777;font-size:12px">${escapeHtml(t("footer", { company: issuer.name, person: parts.person }))}</p></div></body></html>`;
}

function plainOf(parts: QuotationMailParts, t: MailTexts, lead: string): string {
  const { link, issuer } = parts;
  return [
    lead,
    "",
    ...factsOf(parts, t).map(([label, value]) => `${label}: ${value}`),
    "",
    ...optionRows(parts, t).map((row) => row.join(" · ")),
    ...(link === null ? [] : ["", `${t("answer")}: ${link}`, t("answerHint")]),
    "",
    t("regards"),
    parts.person,
    "",
    issuer.name,
    ...issuer.addressLines,
    ...[issuer.phone, issuer.email].filter((line) => line !== ""),
    "",
    "-- ",
    t("footer", { company: issuer.name, person: parts.person }),
  ].join("\n");
}

/** The subject that a mail gets when the sender wrote none. */
export async function standardSubject(
  language: Language,
  quotation: { readonly number: string; readonly from: string; readonly to: string },
): Promise<string> {
  const t = await loadTranslator(language, "mail");
  return t("subject", quotation);
}

/** The subject of a reminder. */
export async function reminderSubject(
  language: Language,
  quotation: { readonly number: string; readonly validUntil: string },
): Promise<string> {
  const t = await loadTranslator(language, "mail");
  return t("reminder.subject", {
    number: quotation.number,
    date: formatDate(quotation.validUntil, language),
  });
}

/** The mail that carries a quotation: HTML and plain text of the same content. */
export async function presentQuotationMail(parts: QuotationMailParts): Promise<MailText> {
  const t = await loadTranslator(parts.language, "mail");
  const { name } = parts.content.inquirer;
  const { from, to, validUntil } = parts.content;
  const lane = { number: parts.number, from: from.city, to: to.city };
  const standard = parts.isReminder
    ? t("reminder.lead", { ...lane, date: formatDate(validUntil, parts.language) })
    : t("lead", lane);
  const greeting = name === "" ? t("greetingNobody") : t("greeting", { name });
  const lead = `${greeting}\n\n${parts.message.trim() === "" ? standard : parts.message.trim()}`;
  return { subject: parts.subject, text: plainOf(parts, t, lead), html: htmlOf(parts, t, lead) };
}

/** A plain message of a person, in the company's look. */
export async function presentMessage(
  parts: Pick<QuotationMailParts, "language" | "issuer" | "person" | "message" | "subject">,
): Promise<MailText> {
  const t = await loadTranslator(parts.language, "mail");
  const footer = t("footer", { company: parts.issuer.name, person: parts.person });
  const html = `<!doctype html><html lang="${parts.language}" dir="${directionOf(parts.language)}"><head><meta charset="utf-8"><title>${escapeHtml(parts.subject)}</title></head><body style="font-family:'IBM Plex Sans',Arial,sans-serif;font-size:15px;line-height:1.5;color:#17202e">${asParagraphs(parts.message)}<p>${escapeHtml(parts.person)}<br>${escapeHtml(parts.issuer.name)}</p><p style="color:#5b6777;font-size:12px">${escapeHtml(footer)}</p></body></html>`;
  const text = [parts.message, "", parts.person, parts.issuer.name, "", "-- ", footer].join("\n");
  return { subject: parts.subject, text, html };
}

/** The subject of a message that its sender gave none. */
export async function messageSubject(language: Language, company: string): Promise<string> {
  const t = await loadTranslator(language, "mail");
  return t("message.subject", { company });
}
