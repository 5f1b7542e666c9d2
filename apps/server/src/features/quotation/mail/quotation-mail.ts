import { directionOf, isLanguage, loadTranslator, type Language } from "@kilolane/phrases";
import { formatDate, formatMeasure, formatMoney } from "../../../integrations/pdf/format.ts";
import { listNames } from "../present/list-names.ts";
import type { ClientOption } from "../present/option.ts";
import type { VersionContent } from "../reads/content.ts";
import type { PriceScope } from "../present/price-scope.ts";
import type { Issuer } from "../reads/issuer.ts";
import {
  accentOf,
  asParagraphs,
  mailButton,
  mailFoot,
  mailFrame,
  mailHead,
  type MailLook,
  mailRow,
  mailTable,
  mailTitle,
  quietText,
} from "./mail-parts.ts";

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
  /** of the person who answers; empty: none */
  readonly phone: string;
  /** where answers go */
  readonly replyTo: string;
  /** what the prices hold and what they leave out */
  readonly scope: PriceScope;
  /** what the sender wrote; empty: the standard words */
  readonly message: string;
  readonly subject: string;
  /** the company's own picture goes with the mail, under `LOGO_ID` */
  readonly hasLogo: boolean;
  /** says that the time to answer is running out */
  readonly isReminder: boolean;
  /** where the client answers; null when the mail only informs */
  readonly link: string | null;
  /** whom the mail went to that this is a copy of; null: it is none */
  readonly copyOf: string | null;
}

/** What a mail is about, and the language it is in. */
export type MailSubject = Pick<QuotationMailParts, "language" | "number" | "content">;

type MailTexts = Awaited<ReturnType<typeof loadTranslator<"mail">>>;

/** The shipment in one line: what is carried, when it is ready, who pays the freight. */
function shipmentLine({ content, language }: QuotationMailParts, t: MailTexts): string {
  const { weights, request } = content;
  const weigh = (weight: string) => formatMeasure(weight, weights.weightUnit, language);
  return [
    t("pieces", { count: weights.pieces }),
    `${t("label.chargeableWeight")} ${isolated(weigh(weights.chargeableWeight), language)}`,
    `${t("label.readyDate")} ${formatDate(request.readyDate, language)}`,
    t(`freightTerm.${request.freightTerm}`),
  ].join(" · ");
}

/** A figure inside Arabic words, which would turn it around. */
function isolated(text: string, language: Language): string {
  return directionOf(language) === "rtl" ? `\u2068${text}\u2069` : text;
}

function titleOf({ content, language }: QuotationMailParts, t: MailTexts): string {
  const { weights, from, to } = content;
  const weight = formatMeasure(weights.chargeableWeight, weights.weightUnit, language);
  return t("title", { from: from.city, to: to.city, weight: isolated(weight, language) });
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
    [
      option.airline?.name ?? `${t("label.option")} ${index + 1}`,
      ...(option.serviceLevel === "priority" ? [t("priority")] : []),
    ].join(" · "),
    [
      option.transit_days === null ? t("transitUnknown") : t("days", { count: option.transit_days }),
      ...(option.flags.includes("rate-ends-before-departure") ? [t("subjectToRateChange")] : []),
      ...scopeWords(option, parts.language, t),
    ].join(", "),
    formatMoney(option.sellTotal, option.currency, parts.language),
  ]);
}

/** Who answers, and how they are reached. */
function personLine({ person, phone, replyTo }: QuotationMailParts): string {
  return [person, phone, replyTo].filter((part) => part !== "").join(" · ");
}

function footLines(parts: QuotationMailParts, t: MailTexts): string[] {
  const { issuer, scope } = parts;
  return [
    personLine(parts),
    t("included", { names: scope.included.join(" · ") }),
    t("notIncluded", { names: scope.notIncluded.join(" · ") }),
    t("attached"),
    [issuer.name, ...issuer.addressLines].join(", "),
  ];
}

function htmlOf(parts: QuotationMailParts, t: MailTexts, lead: string): string {
  const { issuer, language, link, content, number, hasLogo } = parts;
  const look: MailLook = { language, accent: accentOf(parts.accentColour) };
  const head = [t("label.option"), t("label.transit"), t("label.total")];
  const rows = [
    mailHead({ name: issuer.name, number, hasLogo }, look),
    mailTitle(
      {
        title: titleOf(parts, t),
        facts: shipmentLine(parts, t),
        validity: [t("holdUntil"), formatDate(content.validUntil, language)],
      },
      look,
    ),
    ...(parts.copyOf === null
      ? []
      : [mailRow(quietText(t("copy", { recipient: parts.copyOf })), look, "0 28px 12px")]),
    mailRow(asParagraphs(lead), look, "0 28px 6px"),
    mailRow(mailTable(head, optionRows(parts, t), look), look),
    ...(link === null
      ? []
      : [
          mailRow(mailButton(t("answer"), link, look), look, "4px 28px 8px"),
          mailRow(quietText(t("answerHint")), look),
        ]),
    mailFoot(footLines(parts, t), look),
  ].join("");
  const small = t("footer", { company: issuer.name, person: parts.person });
  return mailFrame({ subject: parts.subject, rows, small }, look);
}

function plainOf(parts: QuotationMailParts, t: MailTexts, lead: string): string {
  const { link, issuer, content, language, number } = parts;
  return [
    `${titleOf(parts, t)} (${number})`,
    shipmentLine(parts, t),
    `${t("holdUntil")} ${formatDate(content.validUntil, language)}`,
    "",
    ...(parts.copyOf === null ? [] : [t("copy", { recipient: parts.copyOf }), ""]),
    lead,
    "",
    ...optionRows(parts, t).map((row) => row.join(" · ")),
    ...(link === null ? [] : ["", `${t("answer")}: ${link}`, t("answerHint")]),
    "",
    ...footLines(parts, t),
    "",
    "-- ",
    t("footer", { company: issuer.name, person: parts.person }),
  ].join("\n");
}

/** A stored code as a language; English where it is none that we have. */
export function pickLanguage(code: string): Language {
  return isLanguage(code) ? code : "en";
}

/** What a quotation's mail says where its sender wrote nothing; the greeting begins every one. */
export async function loadStandardWords({
  language,
  number,
  content: { inquirer, from, to },
}: MailSubject): Promise<{ readonly subject: string; readonly greeting: string; readonly message: string }> {
  const t = await loadTranslator(language, "mail");
  return {
    subject: t("subject", { number, from: from.code, to: to.code }),
    greeting: inquirer.name === "" ? t("greetingNobody") : t("greeting", { name: inquirer.name }),
    message: t("lead", { number, from: from.city, to: to.city }),
  };
}

/** What a reminder says. */
async function loadReminderLead({ language, number, content: { from, to, validUntil } }: MailSubject) {
  const t = await loadTranslator(language, "mail");
  const date = formatDate(validUntil, language);
  return t("reminder.lead", { number, from: from.city, to: to.city, date });
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
  const { greeting, message } = await loadStandardWords(parts);
  const standard = parts.isReminder ? await loadReminderLead(parts) : message;
  const lead = `${greeting}\n\n${parts.message.trim() === "" ? standard : parts.message.trim()}`;
  return { subject: parts.subject, text: plainOf(parts, t, lead), html: htmlOf(parts, t, lead) };
}

/** A plain message of a person, in the company's look. */
export async function presentMessage(
  parts: Pick<QuotationMailParts, "language" | "issuer" | "person" | "message" | "subject">,
): Promise<MailText> {
  const t = await loadTranslator(parts.language, "mail");
  const footer = t("footer", { company: parts.issuer.name, person: parts.person });
  const look: MailLook = { language: parts.language, accent: accentOf("") };
  const rows = [
    mailRow(asParagraphs(parts.message), look, "24px 28px 8px"),
    mailFoot([parts.person, parts.issuer.name], look),
  ].join("");
  const html = mailFrame({ subject: parts.subject, rows, small: footer }, look);
  const text = [parts.message, "", parts.person, parts.issuer.name, "", "-- ", footer].join("\n");
  return { subject: parts.subject, text, html };
}

/** The subject of a message that its sender gave none. */
export async function messageSubject(language: Language, company: string): Promise<string> {
  const t = await loadTranslator(language, "mail");
  return t("message.subject", { company });
}
