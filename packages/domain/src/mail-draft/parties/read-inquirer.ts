import { findPhrase, getLexicon } from "../lexicon/lexicon.ts";
import type { ReadInquirer } from "../mail-reading.ts";
import { foldText } from "../text/clean-text.ts";
import { signOffEnd } from "../text/mail-parts.ts";
import { emailIn } from "./email.ts";
import {
  cutCompany,
  firmBehind,
  firmBelowName,
  firmBesideName,
  firmOfAddress,
  isCompany,
  isName,
  sensesIn,
  type SignatureLine,
} from "./party-names.ts";
import { readPhone } from "./read-phone.ts";

/** Who asks, and the part of the text that says so. */
export interface FoundInquirer {
  readonly inquirer: ReadInquirer;
  readonly start: number;
  readonly end: number;
}

const PARTS = /\s*\|\s*|\s+[-•·/]\s+|\s{3,}|\t|,?\s+(?=\+\d)/;
const TITLES =
  /^(?:dott\.ssa|dr\.ssa|sig\.ra)\.?\s+|^(?:mr|mrs|ms|dr|ing|lic|dott|rag|geom|arq|prof|sr|sra|m|mme|mlle|sig|sig\.ra|dipl\.-ing|م|أ|د|السيد|السيدة|المهندس)\.\s*|^(?:mr|mrs|ms|dr|dipl\.-ing|ing|sig|السيد|السيدة|المهندس)\s+/i;

/** A signature of one line in Chinese parts its name, firm and phone by single blanks. */
const HAN_PARTS = /\s+(?=[\p{Script=Han}\d+])|(?<=\d)\s+(?=[a-z])/u;

function partsOf(text: string): string[] {
  return text
    .split(/^[\p{Script=Han}]{2,4} \p{Script=Han}/u.test(text) ? HAN_PARTS : PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function plainName(text: string): string {
  return text
    .replace(/^(?:i\. ?[av]\.|ppa\.|p\. ?p\.)\s*/i, "")
    .replace(TITLES, "")
    .replace(/\s*\((?:mr|mrs|ms|miss|dr|he|she|sr|sra|herr|frau)[^)]{0,12}\)\s*$/i, "")
    .replace(/^([\p{Script=Han}]{2,4})\s*\([^)]{1,20}\)$/u, "$1")
    .replace(/[,.;،]+$/, "")
    .trim();
}

interface Draft {
  name: string | null;
  company: string | null;
  start: number;
  end: number;
}

const CONTACT_LABEL =
  /^[^\p{L}\d]*(?:contact(?: person)?|fdo\.?|firmado|contacto|contatto|attn|ansprechpartner|联系人|للتواصل)\s*[:：]\s*/iu;

function readPart(draft: Draft, part: string, line: SignatureLine, index: number): void {
  const note = (): void => {
    draft.start = Math.min(draft.start, line.start);
    draft.end = Math.max(draft.end, line.start + line.text.length);
  };
  const [, before, firmInBrackets] = /^([^()]{2,45})\s*\(([^()]{4,60})\)$/.exec(part) ?? [];
  // Anke (Alpine Sports AG)
  const written =
    before !== undefined &&
    firmInBrackets !== undefined &&
    isName(plainName(before)) &&
    isCompany(firmInBrackets)
      ? `${before.trim()}, ${firmInBrackets}`
      : part;
  const pieces = written.split(/[,，،]/).map((piece) => piece.trim());
  const plain = plainName(written);
  const first = plainName(pieces[0] ?? "");
  if (
    draft.name === null &&
    draft.company === null &&
    index < 6 &&
    !isCompany(withFormBehind(pieces)) &&
    (isName(plain) || (pieces.length > 1 && isName(first)))
  ) {
    draft.name = isName(plain) ? plain : first;
    note();
    const rest = pieces.slice(1).find((piece) => isCompany(piece)) ?? firmBehind(pieces);
    if (rest !== undefined && rest !== null) {
      draft.name = first;
      draft.company = cutCompany(rest);
    }
    return;
  }
  // Becky, and below it Becky Ramsbottom
  if (draft.name !== null && plain.startsWith(`${draft.name} `) && isName(plain)) draft.name = plain;
  const isBetter = draft.company !== null && !hasLegalForm(draft.company) && hasLegalForm(part);
  if ((draft.company !== null && !isBetter) || !isCompany(part)) return;
  // Export Coordinator, Prairie Plastics Inc.
  const firm = isRoleOnly(pieces[0] ?? "") ? pieces.slice(1).join(", ") : part;
  if (!isCompany(firm) || isRoleOnly(firm)) return;
  draft.company = cutCompany(firm);
  note();
}

/** Whether a firm is named in full; a line without one may be a department: `Forwarder Air Freight`. */
const hasLegalForm = (text: string): boolean => sensesIn(text).has("companyform");

/** The first piece of a line, with the legal form that a comma parts from a firm's name: `Harbour Goods, Inc.` */
function withFormBehind(pieces: readonly string[]): string {
  const [first = "", second = ""] = pieces;
  return second.length < 16 && sensesIn(second).has("companyform") ? `${first}, ${second}` : first;
}

/** `Head of Logistics` is a role although a firm could be called so. */
function isRoleOnly(text: string): boolean {
  const folded = foldText(text);
  const isRole = findPhrase(getLexicon(), folded, 0)?.values.includes("role") === true;
  const isFirm =
    /(?:ltd|inc|llc|gmbh|s\.?a\.?|s\.?l\.?|s\.?r\.?l|s\.?p\.?a|sas|sarl|corp|co|limited|公司|شركه|مؤسسه)\.?(?![a-z])/.test(
      folded,
    );
  return isRole && !isFirm;
}

/** What follows the words of an end: also of two in one line, `gracias & regards, Ana Ruiz`. */
function behindSignOffs(text: string, folded: string, end: number): string {
  const joint = /^ ?(?:&|\+|\/|and|und|y|et|e) ?/.exec(folded.slice(end));
  const next = joint === null ? null : signOffEnd(folded, end + joint[0].length, folded.length);
  return text
    .slice(next ?? end)
    .replace(/^[\s,.!:;،-]+/, "")
    .replace(/^[/|]\s*(?=[^/|]+[/|])/, "");
}

/** `Lugupidamisega / BR`: closing words of another language in front of those that are known. */
function isSignOffBehind(folded: string): boolean {
  const slash = folded.indexOf("/");
  const end = slash < 1 || /\d/.test(folded) ? null : signOffEnd(folded, slash + 1, folded.length);
  return (
    end !== null &&
    folded
      .slice(end)
      .trim()
      .replace(/^[,.!]$/, "") === ""
  );
}

/** Reads the signature below a mail; the name is its first line that can be one. */
export function readSignature(lines: readonly SignatureLine[], country: string | null): FoundInquirer | null {
  const draft: Draft = { name: null, company: null, start: Number.MAX_SAFE_INTEGER, end: 0 };
  const rests: string[][] = [];
  for (const [index, line] of lines.entries()) {
    const folded = foldText(line.text);
    const end = signOffEnd(folded, 0, folded.length);
    const rest = (end === null ? line.text : behindSignOffs(line.text, folded, end)).replace(
      CONTACT_LABEL,
      "",
    );
    // Best regards / Üdvözlettel
    if (
      rest.trim() === "" ||
      isSignOffBehind(folded) ||
      (end !== null && /^\/ ?\p{L}+(?: \p{L}+)?$/u.test(rest.trim()))
    )
      continue;
    const parts = partsOf(rest);
    rests.push(parts);
    const isRole = isRoleOnly(parts[0] ?? "");
    // Assistant Manager - Exports
    for (const part of parts) if (!isRole || part.includes(" ")) readPart(draft, part, line, index);
  }
  const joined = lines.map((line) => line.text).join("\n");
  const email = emailIn(joined);
  const phone = readPhone(
    lines.map((line) => line.text),
    country,
  );
  draft.company ??=
    firmOfAddress(lines, email, draft.name) ??
    firmBelowName(lines, draft.name) ??
    firmBesideName(rests, draft.name);
  if (draft.name === null && draft.company === null && email === null) return null;
  const [first] = lines;
  const last = lines.at(-1);
  const start = Math.min(draft.start, first?.start ?? 0);
  const contactsEnd = last === undefined ? draft.end : last.start + last.text.length;
  return {
    inquirer: { name: draft.name, company: draft.company, email, phone },
    start: draft.start === Number.MAX_SAFE_INTEGER ? start : draft.start,
    end: email === null && phone === null ? draft.end : contactsEnd,
  };
}

/** `Sean O'Neill (Emerald Foods)` */
const BRACKETED_FIRM = / \(([^()\d]{4,60})\)/;

/** `… Regards, Chiara Monti, Adriatica Air` at the end of a line: who writes without a signature of its own. */
export function readInlineSignature(
  text: string,
  offset: number,
  country: string | null,
): FoundInquirer | null {
  const tail = text.slice(-160);
  const base = offset + text.length - tail.length;
  const folded = foldText(tail);
  for (let index = 0; index < folded.length; index += 1) {
    const before = folded.charAt(index - 1);
    if (index > 0 && !/[\s,.!;]/.test(before)) continue;
    const phrase = findPhrase(getLexicon(), folded, index);
    if (phrase?.values.includes("signoff") !== true) continue;
    const rest = tail
      .slice(phrase.end)
      .replace(/^[\s,.!:;-]+/, "")
      .replace(/[\s.!]+$/, "");
    const start = base + tail.indexOf(rest, phrase.end);
    const [written = "", firm] = rest.replace(BRACKETED_FIRM, ", $1").split(/\s*[,|/]\s*|\s+[-–]\s+/);
    const name = plainName(written);
    // Mike, Miami FL
    const company = firm !== undefined && / [A-Z]{2}$/.test(firm) && !isCompany(firm) ? undefined : firm;
    // figures behind a name are its phone or address only where a firm or a phone is said
    const phone = readPhone([rest], country);
    const isSigned = !/\d/.test(rest) || phone !== null || (company !== undefined && isCompany(company));
    if (rest === "" || !isSigned || !isName(name) || name.split(" ").length > 4) continue;
    if (/\d ?x ?\d|[?:]/.test(rest)) continue;
    const inquirer = {
      name,
      company: company === undefined || /\d/.test(company) ? null : cutCompany(company),
      email: emailIn(rest),
      phone,
    };
    return { inquirer, start, end: start + rest.length };
  }
  return null;
}

const CALL_ME =
  /^(?:please |pls )?(?:call|contact|ask for|phone|ring|llamar a|contactar a|contacter|contattare|请联系|联系)\s*/i;
const NUMBERED =
  /(?<!\p{L})(?:waybill|awb|order|pedido|commande|ordine|ref|reference|invoice|booking|customs|warehouse|office|number|flight|account|job|file|quote)(?!\p{L})/iu;
/** A text that ends with a phone. */
const PHONE_AT_END = /^(.*?)[\s,;:|/-]*((?:\+|00)?\(?\d[\d\s().-]{6,18}\d)[\s.]*$/su;

/** `… Kenji Mori +81 6 6345 1100`: the last sentence of a mail, where it is a name, or a firm and a name, with a phone. */
export function readContactAtEnd(text: string, offset: number, country: string | null): FoundInquirer | null {
  const tail = text.trimEnd();
  const sentence = /[^\n.!?。；;]{2,100}$/u.exec(tail.replace(/[.]$/, " ").trimEnd())?.[0] ?? "";
  const contact = sentence.trim().replace(CONTACT_LABEL, "");
  const [, before = "", written = ""] = PHONE_AT_END.exec(contact) ?? [];
  const isLabelled = contact.length < sentence.trim().length;
  const phone = readPhone([isLabelled ? `tel ${written}` : written], country);
  const pieces = before.split(/[,，،|/]/u).map((piece) => piece.trim());
  const name = plainName((pieces.at(-1) ?? "").replace(CALL_ME, ""));
  const firm = pieces.length === 2 ? (pieces[0] ?? "") : null;
  const isSigned = phone !== null && pieces.length <= 2 && isName(name);
  // two words at least, or what a Chinese name is: one word alone says Phone or Mobile
  const isWhole = name.includes(" ") || /^\p{Script=Han}{2,4}$/u.test(name);
  if (!isSigned || !isWhole || NUMBERED.test(before) || (firm !== null && !isCompany(firm) && !isName(firm)))
    return null;
  const start = offset + tail.lastIndexOf(sentence) + (sentence.length - sentence.trimStart().length);
  const inquirer = { name, company: firm === null ? null : cutCompany(firm), email: null, phone };
  return { inquirer, start, end: start + sentence.trim().length };
}
