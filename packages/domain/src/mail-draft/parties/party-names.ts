import { findPhrase, isHan, isWordUnit, getLexicon } from "../lexicon/lexicon.ts";
import { foldText } from "../text/clean-text.ts";

/** A line of a signature in both spellings. */
export interface SignatureLine {
  readonly text: string;
  readonly start: number;
}

export function sensesIn(text: string): Set<string> {
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
export function isName(text: string): boolean {
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
      /^(?:de|del|della|di|da|van|von|der|den|la|le|el|al|bin|ben|abu|dos|e|i|y|et|du|des)$|^(?:d|l|dell|all)'\p{Lu}/u.test(
        word,
      ),
  );
  return isCapital && /\p{L}/u.test(text);
}

export function isCompany(text: string): boolean {
  const senses = sensesIn(text);
  const isFirm =
    senses.has("companyword") ||
    senses.has("companyform") ||
    /(?<![\p{L}])(?:SA|SL|AG|NV|BV|AS|AB|Oy|KK|Co|KG|SpA|Spa)(?![\p{L}])/u.test(text);
  return isFirm && !/@/.test(text) && text.length < 120;
}

const LEGAL_FORM =
  /^\s*(?:inc|ltd|ltda|lda|llc|llp|plc|s\.?a\.?s?|s\.?l\.?u?|gmbh|co|corp|limited|s\.?r\.?l\.?|s\.?p\.?a|s\.?r\.?o|a\.?s|b\.?v|n\.?v|d\.?o\.?o|pty|pvt|pte|s\.a\. de c\.v)\.?(?![\p{L}\d])/iu;

/** What follows a firm's name on its line: an address, a register's number, its capital. */
export function cutCompany(text: string): string {
  // Harbour Sample Logistics (HK) Ltd.
  const [before = text] = text.split(
    / au capital | capitale? soc| cap\. soc| - | – | \| |;|\((?![^()]{1,12}\)\s*(?:co|ltd|limited|llc|inc|pvt|pte|pty|gmbh|s\.?a)(?![a-z]))/i,
  );
  const pieces = before.split(",");
  let name = pieces[0] ?? before;
  for (const piece of pieces.slice(1)) {
    if (!LEGAL_FORM.test(piece)) break;
    name += `,${piece}`;
  }
  return name.replace(/\s+\d.*$/, (tail) => (/^\s+\d+\s*$/.test(tail) ? tail : "")).trim();
}

/** `Clint Mabry, Gulfwire Energy`: a whole name, a comma, and what is neither a role nor a place with figures. */
export function firmBehind(pieces: readonly string[]): string | null {
  const [name = "", firm = "", ...more] = pieces;
  const isFirm = more.length === 0 && name.includes(" ") && firm.includes(" ") && isName(firm);
  return isFirm ? firm : null;
}

/** A line that shares a word with the address it is signed with: `Garonne Exemple Industrie`, `@garonne-ei.example`. */
export function firmOfAddress(
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

/** The line right below a name where a contact follows it: who is signed with an unknown kind of firm. */
export function firmBelowName(lines: readonly SignatureLine[], name: string | null): string | null {
  const filled = lines.filter((line) => line.text.trim() !== "");
  const at = name === null ? -1 : filled.findIndex((line) => line.text.includes(name));
  const [whole = "", below = ""] = filled.slice(at + 1, at + 3).map((line) => line.text.trim());
  // Gateway Sample Fasteners, St. Louis, MO
  const text = /\d/.test(whole) ? whole : (whole.split(",")[0] ?? whole);
  const isContact = below === "" || /\d{2}|@/.test(below);
  const words = text.split(/\s+/);
  const isFirm = at >= 0 && isContact && words.length > 1 && text.length < 50 && isName(text);
  return isFirm && !/[,|/]| - /.test(text) ? text : null;
}

/** `Álvaro Pinilla - Iberex Ejemplo`: a whole name, and beside it what is no role. */
export function firmBesideName(rows: readonly (readonly string[])[], name: string | null): string | null {
  const row = rows.find((parts) => name !== null && parts[0]?.endsWith(name) === true);
  const [, firm = "", ...more] = row ?? [];
  const isLast = more.every((part) => /@|\d{2}/.test(part));
  const isFirm = name?.includes(" ") === true && isLast && firm.includes(" ") && isName(firm);
  return isFirm ? firm : null;
}
