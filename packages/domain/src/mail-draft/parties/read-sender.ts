import type { ReadInquirer, TextRange } from "../mail-reading.ts";
import type { ReadingContext } from "../reading-context.ts";
import { mentionsOf } from "../places/mentions.ts";
import { linesOf } from "../text/lines.ts";
import type { CleanText } from "../text/clean-text.ts";
import type { MailMessage } from "../text/mail-messages.ts";
import type { ThreadLine } from "../text/thread-lines.ts";
import { emailIn } from "./email.ts";
import { isCompany, isName, type SignatureLine } from "./party-names.ts";
import { isFormLine, readFormContact } from "./read-form-contact.ts";
import { type FoundInquirer, readContactAtEnd, readInlineSignature, readSignature } from "./read-inquirer.ts";
import { senderCountryOf } from "./sender-country.ts";

/** Who wrote the newest mail, and from which country. */
export interface Sender {
  readonly inquirer: ReadInquirer | null;
  readonly at: TextRange | null;
  readonly country: string | null;
}

const LONGEST_LINE = 400;

function linesIn(clean: CleanText, lines: readonly ThreadLine[]): SignatureLine[] {
  return lines
    .map((line) => ({
      text: clean.text.slice(line.content, Math.min(line.end, line.content + LONGEST_LINE)),
      start: line.content,
    }))
    .filter((line) => line.text.trim() !== "");
}

/** The head of the newest mail, where it was pasted with one: `From: Ana Ruiz <ana@…>`. */
function readHead(
  lines: readonly SignatureLine[],
  signed: string | null,
): { name: string | null; email: string | null } {
  const senders = lines.filter((line) =>
    /^\W*(?:from|de|da|von|mittente|expéditeur|remitente|发件人|寄件人|من|المرسل)\W*:/i.test(line.text),
  );
  // of a mail that was passed on, the head of who passed it on stands first
  const from = senders.find((line) => signed !== null && line.text.includes(signed)) ?? senders[0];
  const email = from === undefined ? null : emailIn(from.text);
  const name = nameBeforeAddress(from?.text.trim() ?? "");
  return { name: name === "" ? null : name, email };
}

/** `Elena Marquez <elena@…>` without brackets: the name up to the address. */
function nameBeforeAddress(text: string): string {
  const [, name = ""] = /:\s*"?([^"<@(:\d]{2,60}?)"?\s*(?:[<([]|$)/.exec(text) ?? [];
  return inOrder(name.trim());
}

/** `Chen, Amy`, as some mail programs write a name: the first name in front. */
function inOrder(name: string): string {
  const [last = "", first = "", ...more] = name.split(/,\s*/);
  const isSwapped = more.length === 0 && first !== "" && isName(first) && isName(last) && !isCompany(name);
  return isSwapped && first.split(" ").length < 3 ? `${first} ${last}` : name;
}

function citiesOf(clean: CleanText, message: MailMessage, context: ReadingContext): string[] {
  const lines = message.signature.slice(0, 12);
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return [];
  const part = {
    ...message,
    text: clean.text.slice(0, last.end),
    folded: clean.folded.slice(0, last.end),
    start: first.start,
  };
  return mentionsOf(part, context.places)
    .filter((mention) => mention.form === "name" && !mention.isAirport)
    .flatMap((mention) => context.places.byCode.get(mention.codes[0] ?? "")?.country ?? []);
}

const TO_LABEL = /^\W*(?:to|cc|para|a|à|an|pour|destinatario|收件人|抄送|إلى|الى)\W*:/i;

/** How a quoted mail names the same person: `… Marisol Trent <mtrent@…> wrote:`. */
function quotedAs(
  clean: CleanText,
  messages: readonly MailMessage[],
  name: string | null,
): { readonly name: string | null; readonly email: string | null } {
  const unknown = { name: null, email: null };
  if (name === null) return unknown;
  for (const message of messages.slice(1)) {
    for (const line of message.head) {
      const text = clean.text.slice(line.content, Math.min(line.end, line.content + LONGEST_LINE));
      if (text.includes(name) && !TO_LABEL.test(text))
        return {
          name: nameBeforeAddress(text.trim()),
          email: emailIn(text),
        };
    }
  }
  return unknown;
}

const END_OF_BODY = 200;

/** Who signs in the last line of a mail that has no signature of its own. */
function readAtEnd(body: string, country: string | null): FoundInquirer | null {
  const end = body.slice(-END_OF_BODY);
  const offset = body.length - end.length;
  return readInlineSignature(end, offset, country) ?? readContactAtEnd(end, offset, country);
}

/** The lines of a mail's text; a form's labels stand beside their values, as they do in the folded text. */
function bodyLines({ text, folded, start, end }: MailMessage): SignatureLine[] {
  return linesOf(folded, start, end)
    .filter((line) => line.end - line.start <= LONGEST_LINE)
    .map((line) => ({ text: text.slice(line.start, line.end).replaceAll("\n", " "), start: line.start }));
}

/** Who wrote one mail of a thread, by its signature and head. */
function senderOf(
  clean: CleanText,
  message: MailMessage,
  messages: readonly MailMessage[],
  context: ReadingContext,
): Sender {
  const signature = linesIn(clean, message.signature);
  const joined = signature.map((line) => line.text).join("\n");
  const heads = linesIn(clean, message.head);
  const emails = [emailIn(joined), readHead(heads, null).email].flatMap((address) => address ?? []);
  const folded = signature
    .map((line) => clean.folded.slice(line.start, line.start + line.text.length))
    .join("\n");
  const country = senderCountryOf(joined, folded, emails, citiesOf(clean, message, context));
  const signed = readSignature(signature, country);
  const body = message.text.trimEnd();
  const isSigned = signed?.inquirer.name || signed?.inquirer.company;
  const form = readFormContact([...bodyLines(message), ...signature], country);
  const isFormSigned = !isSigned || signature.some(isFormLine);
  const found =
    isFormSigned && form !== null ? form : isSigned ? signed : (readAtEnd(body, country) ?? signed);
  const inquirer = found?.inquirer ?? null;
  const head = readHead(heads, inquirer?.name ?? null);
  const signedName = fullerName(inquirer?.name ?? null, head.name);
  const quoted = quotedAs(clean, messages, signedName);
  const name = signedName === null ? null : fullerName(signedName, quoted.name);
  const merged: ReadInquirer = {
    name,
    company: inquirer?.company ?? null,
    email: inquirer?.email ?? head.email ?? quoted.email,
    phone: inquirer?.phone ?? null,
  };
  const isEmpty = Object.values(merged).every((value) => value === null);
  const [headLine] = message.head;
  const headAt: TextRange | null = headLine === undefined ? null : [headLine.content, headLine.end];
  return {
    inquirer: isEmpty ? null : merged,
    at: found === null || found === undefined ? (isEmpty ? null : headAt) : [found.start, found.end],
    country,
  };
}

/** A first name alone below a mail whose head has the whole name. */
function fullerName(signed: string | null, head: string | null): string | null {
  if (signed === null || head === null) return signed ?? head;
  return !signed.includes(" ") && head.startsWith(`${signed} `) ? head : signed;
}

/** A mail that was passed on, or answered by a line or two without a signature: its own sender is who asks. */
function isPassedOn(message: MailMessage | undefined, own: Sender): boolean {
  if (message === undefined) return false;
  const { company, email, name } = own.inquirer ?? { company: null, email: null, name: null };
  if (company !== null || email !== null || (name ?? "").includes(" ")) return false;
  return message.isForwarded || (message.head.length > 1 && hasSize(message));
}

/** Whether a mail says sides: then it is the request itself. */
function hasSize(message: MailMessage): boolean {
  return /\d ?[a-z"']{0,2} ?[x*] ?\d/.test(message.folded);
}

/** Reads who asks: the sender of the newest mail, of a forwarded one that of the mail inside. */
export function readSender(
  clean: CleanText,
  messages: readonly MailMessage[],
  context: ReadingContext,
): Sender {
  const [newest, passedOn] = messages;
  if (newest === undefined) return { inquirer: null, at: null, country: null };
  const own = senderOf(clean, newest, messages, context);
  if (passedOn === undefined || hasSize(newest) || !isPassedOn(passedOn, own)) return own;
  const inner = senderOf(clean, passedOn, messages, context);
  return inner.inquirer === null ? own : inner;
}
