import { findPhrase, isHan, isWordUnit, getLexicon } from "../lexicon/lexicon.ts";
import type { ReadInquirer } from "../mail-reading.ts";
import { foldText } from "../text/clean-text.ts";
import { signOffEnd } from "../text/mail-parts.ts";
import { readPhone } from "./read-phone.ts";

/** A line of a signature in both spellings. */
export interface SignatureLine {
  readonly text: string;
  readonly start: number;
}

/** Who asks, and the part of the text that says so. */
export interface FoundInquirer {
  readonly inquirer: ReadInquirer;
  readonly start: number;
  readonly end: number;
}

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const PARTS = /\s*\|\s*|\s+[-•·/]\s+|\s{3,}|\t/;
const TITLES =
  /^(?:dott\.ssa|dr\.ssa|sig\.ra)\.?\s+|^(?:mr|mrs|ms|dr|ing|lic|dott|rag|geom|arq|prof|sr|sra|m|mme|mlle|sig|sig\.ra|dipl\.-ing|م|أ|د|السيد|السيدة|المهندس)\.\s*|^(?:mr|mrs|ms|dr|dipl\.-ing|ing|sig|السيد|السيدة|المهندس)\s+/i;

function sensesIn(text: string): Set<string> {
  const folded = foldText(text);
  const senses = new Set<string>();
  for (let index = 0; index < Math.min(folded.length, 300); index += 1) {
    const unit = folded.charAt(index);
    const isStart = isHan(unit) || index === 0 || !isWordUnit(folded.charAt(index - 1));
    if (!isStart) continue;
    for (const sense of findPhrase(getLexicon(), folded, index)?.values ?? []) senses.add(sense);
  }
  return senses;
}

const HAN_NAME = /^[\p{Script=Han}·]{2,4}$/u;

/** Whether a text can be the name of a person: up to four words, no figures, no firm, no role. */
function isName(text: string): boolean {
  if (text.length < 2 || text.length > 45 || /[\d@:!?*_]/.test(text)) return false;
  if (HAN_NAME.test(text)) return !/[部司]$/.test(text);
  const words = text.split(/\s+/);
  if (words.length > 5) return false;
  const senses = sensesIn(text);
  if (
    senses.has("companyword") ||
    senses.has("companyform") ||
    senses.has("role") ||
    senses.has("signoff") ||
    senses.has("disclaimer")
  )
    return false;
  const isCapital = words.every(
    (word) =>
      !/^[a-z]/.test(word) ||
      /^(?:de|del|della|di|da|van|von|der|den|la|le|el|al|bin|ben|abu|dos|e|y)$/.test(word),
  );
  return isCapital && /\p{L}/u.test(text);
}

function isCompany(text: string): boolean {
  const senses = sensesIn(text);
  const isFirm =
    senses.has("companyword") ||
    senses.has("companyform") ||
    /(?<![\p{L}])(?:SA|SL|AG|NV|BV|AS|AB|Oy|KK|Co|KG|SpA|Spa)(?![\p{L}])/u.test(text);
  return isFirm && !/@/.test(text) && text.length < 120;
}

/** What follows a firm's name on its line: an address, a register's number, its capital. */
function cutCompany(text: string): string {
  // Harbour Sample Logistics (HK) Ltd.
  const [before = text] = text.split(
    / au capital | capitale? soc| cap\. soc| - | – | \| |;|\((?![^()]{1,12}\)\s*(?:co|ltd|limited|llc|inc|pvt|pte|pty|gmbh|s\.?a)(?![a-z]))/i,
  );
  const pieces = before.split(",");
  let name = pieces[0] ?? before;
  for (const piece of pieces.slice(1)) {
    if (
      !/^\s*(?:inc|ltd|llc|s\.?a\.?|s\.?l\.?|gmbh|co|corp|limited|s\.?r\.?l\.?|s\.?p\.?a|s\.a\. de c\.v)\.?(?![\p{L}\d])/iu.test(
        piece,
      )
    )
      break;
    name += `,${piece}`;
  }
  return name.replace(/\s+\d.*$/, (tail) => (/^\s+\d+\s*$/.test(tail) ? tail : "")).trim();
}

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
    .replace(/[,.;،]+$/, "")
    .trim();
}

interface Draft {
  name: string | null;
  company: string | null;
  start: number;
  end: number;
}

/** `Clint Mabry, Gulfwire Energy`: a whole name, a comma, and what is neither a role nor a place with figures. */
function firmBehind(pieces: readonly string[]): string | null {
  const [name = "", firm = "", ...more] = pieces;
  const isFirm = more.length === 0 && name.includes(" ") && firm.includes(" ") && isName(firm);
  return isFirm ? firm : null;
}

/** A line that shares a word with the address it is signed with: `Garonne Exemple Industrie`, `@garonne-ei.example`. */
function firmOfAddress(
  lines: readonly SignatureLine[],
  email: string | null,
  name: string | null,
): string | null {
  const [, host = ""] = email?.split("@") ?? [];
  const labels = host.split(/[.-]/).filter((label) => label.length >= 4);
  const line = lines.find(({ text }) => {
    const words = foldText(cutCompany(text)).split(/[^\p{L}\d]+/u);
    const isShared = labels.some((label) =>
      words.some((word) => word.length >= 4 && (label.startsWith(word) || word.startsWith(label))),
    );
    return isShared && text.trim() !== name && !/[\d@:]/.test(cutCompany(text)) && text.length < 60;
  });
  return line === undefined ? null : cutCompany(line.text.trim());
}

const CONTACT_LABEL =
  /^[^\p{L}\d]*(?:contact(?: person)?|contacto|contatto|attn|ansprechpartner|联系人|للتواصل)\s*[:：]\s*/iu;

/** The line right below a name where a contact follows it: who is signed with an unknown kind of firm. */
function firmBelowName(lines: readonly SignatureLine[], name: string | null): string | null {
  const filled = lines.filter((line) => line.text.trim() !== "");
  const at = name === null ? -1 : filled.findIndex((line) => line.text.includes(name));
  const [text = "", below = ""] = filled.slice(at + 1, at + 3).map((line) => line.text.trim());
  const isContact = /\d{2}|@/.test(below);
  const words = text.split(/\s+/);
  const isFirm = at >= 0 && isContact && words.length > 1 && text.length < 50 && isName(text);
  return isFirm && !/[,|/]| - /.test(text) ? text : null;
}

function readPart(draft: Draft, part: string, line: SignatureLine, index: number): void {
  const note = (): void => {
    draft.start = Math.min(draft.start, line.start);
    draft.end = Math.max(draft.end, line.start + line.text.length);
  };
  const pieces = part.split(/[,，،]/).map((piece) => piece.trim());
  const plain = plainName(part);
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
  if (draft.company === null && isCompany(part) && !isRoleOnly(part)) {
    draft.company = cutCompany(part);
    note();
  }
}

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

/** Reads the signature below a mail; the name is its first line that can be one. */
export function readSignature(lines: readonly SignatureLine[], country: string | null): FoundInquirer | null {
  const draft: Draft = { name: null, company: null, start: Number.MAX_SAFE_INTEGER, end: 0 };
  for (const [index, line] of lines.entries()) {
    const folded = foldText(line.text);
    const end = signOffEnd(folded, 0, folded.length);
    const rest = (end === null ? line.text : line.text.slice(end).replace(/^[\s,.!:;،-]+/, "")).replace(
      CONTACT_LABEL,
      "",
    );
    // Best regards / Üdvözlettel
    if (rest.trim() === "" || (end !== null && /^\/ ?\p{L}+(?: \p{L}+)?$/u.test(rest.trim()))) continue;
    const parts = partsOf(rest);
    const isRole = isRoleOnly(parts[0] ?? "");
    // Assistant Manager - Exports
    for (const part of parts) if (!isRole || part.includes(" ")) readPart(draft, part, line, index);
  }
  const joined = lines.map((line) => line.text).join("\n");
  const email = EMAIL.exec(joined)?.[0]?.toLowerCase() ?? null;
  const phone = readPhone(
    lines.map((line) => line.text),
    country,
  );
  draft.company ??= firmOfAddress(lines, email, draft.name) ?? firmBelowName(lines, draft.name);
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
    const [name = "", firm] = rest.split(/\s*[,|/]\s*/);
    // Mike, Miami FL
    const company = firm !== undefined && / [A-Z]{2}$/.test(firm) && !isCompany(firm) ? undefined : firm;
    // figures behind a name are its phone or address only where a firm or a phone is said
    const phone = readPhone([rest], country);
    const isSigned = !/\d/.test(rest) || phone !== null || (company !== undefined && isCompany(company));
    if (rest === "" || !isSigned || !isName(name) || name.split(" ").length > 4) continue;
    if (/\d ?x ?\d|[?:]/.test(rest)) continue;
    const inquirer = {
      name: plainName(name),
      company: company === undefined || /\d/.test(company) ? null : cutCompany(company),
      email: EMAIL.exec(rest)?.[0]?.toLowerCase() ?? null,
      phone,
    };
    return { inquirer, start, end: start + rest.length };
  }
  return null;
}
