import { hanNumberAt } from "./han-numbers.ts";
import { isBreakTag, isCellTag, isHtmlTag, NAMED_ENTITIES } from "./html-names.ts";

/**
 * A mail's text in one spelling: digits, blanks, dashes and times signs of all scripts are the plain ones, leftovers of
 * HTML are gone. `folded` has the same length in lower case without accents; `at` leads each unit to its offset in the
 * source, and one more entry to the source's end.
 */
export interface CleanText {
  readonly text: string;
  readonly folded: string;
  readonly at: Int32Array;
}

const LONGEST_TAG = 400;
const LONGEST_ENTITY = 10;

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  (
    [
      ["\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000", " "],
      ["×✕✖╳хХ", "x"],
      ["∗＊⋅", "*"],
      ["‐‑‒–—―−－─━", "-"],
      ["→➔➜➡⇒►▶⟶✈🛫🛬↔⇨", "→"],
      ["“”„″«»〞＂", '"'],
      ["‘’‚′´`", "'"],
      ["，،", ","],
      ["：", ":"],
      ["；؛", ";"],
      ["（", "("],
      ["）", ")"],
      ["【", "["],
      ["】", "]"],
      ["～〜∼", "~"],
      ["｜│┃", "|"],
      ["٫", "."],
      ["٬", ","],
      ["؟", "?"],
      ["²", "2"],
      ["³", "3"],
    ] as const
  ).flatMap(([from, to]) => Array.from(from, (unit) => [unit, to] as const)),
);

const EXPANSIONS: Readonly<Record<string, string>> = {
  "℃": "°C",
  "℉": "°F",
  "㎏": "kg",
  "㎝": "cm",
  "㎜": "mm",
  "㎥": "m3",
  "㎡": "m2",
  "½": " 1/2",
  "¼": " 1/4",
  "¾": " 3/4",
  "№": "No",
  "…": "...",
  "、": ", ",
};

/** Marks of direction, variation and vowels, which no reading depends on. */
function isDropped(code: number): boolean {
  return (
    code === 0x0d ||
    code === 0xad ||
    code === 0x0640 ||
    (code >= 0x0610 && code <= 0x061a) ||
    (code >= 0x064b && code <= 0x0652) ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x2069) ||
    code === 0x20e3 ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0xfeff ||
    (code >= 0x0300 && code <= 0x036f)
  );
}

function digitOf(code: number): string | null {
  if (code >= 0x0660 && code <= 0x0669) return String(code - 0x0660);
  if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0);
  return null;
}

const FOLDED: Readonly<Record<string, string>> = {
  ß: "s",
  ø: "o",
  Ø: "o",
  ł: "l",
  Ł: "l",
  đ: "d",
  ı: "i",
  œ: "o",
  æ: "a",
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  ؤ: "و",
  ئ: "ي",
  數: "数",
  總: "总",
  長: "长",
  寬: "宽",
  紙: "纸",
  貨: "货",
  報: "报",
  價: "价",
  單: "单",
  個: "个",
  電: "电",
  體: "体",
  積: "积",
  溫: "温",
  託: "托",
  備: "备",
  準: "准",
  請: "请",
  詢: "询",
  發: "发",
  運: "运",
  於: "于",
  從: "从",
  飛: "飞",
  尺: "尺",
  淨: "净",
  疊: "叠",
  險: "险",
  類: "类",
  當: "当",
  週: "周",
  機: "机",
  場: "场",
  倫: "伦",
  蘭: "兰",
  紐: "纽",
  約: "约",
  東: "东",
  臺: "台",
  廣: "广",
  門: "门",
  裝: "装",
  箱: "箱",
  計: "计",
  雙: "双",
  兩: "两",
  規: "规",
  標: "标",
  現: "现",
  後: "后",
  產: "产",
  鋰: "锂",
  藥: "药",
  鮮: "鲜",
  凍: "冻",
};

/** One unit in lower case without its accent; always one unit long. */
function foldUnit(unit: string): string {
  if (unit < "\u0080") return unit.toLowerCase();
  const spelled = FOLDED[unit];
  if (spelled !== undefined) return spelled;
  const base = unit.normalize("NFD").charAt(0);
  const lower = (base === "" ? unit : base).toLowerCase();
  return lower.length === 1 ? lower : unit;
}

/** Lower case without accents, each unit by itself, so that the length stays. */
export function foldText(text: string): string {
  let folded = "";
  for (let index = 0; index < text.length; index += 1) folded += foldUnit(text.charAt(index));
  return folded;
}

/** A word of a list as it is found in folded texts: without vowel marks as well. */
export function foldWord(word: string): string {
  return foldText(Array.from(word, (unit) => (isDropped(unit.codePointAt(0) ?? 0) ? "" : unit)).join(""));
}

class CleanTextBuilder {
  private readonly units: string[] = [];
  private readonly offsets: number[] = [];

  append(text: string, offset: number): void {
    for (let index = 0; index < text.length; index += 1) {
      this.units.push(text.charAt(index));
      this.offsets.push(offset);
    }
  }

  finish(end: number): CleanText {
    const text = this.units.join("");
    return { text, folded: foldText(text), at: Int32Array.from([...this.offsets, end]) };
  }
}

/** What an entity stands for, with its length in the source; null where the `&` is only an ampersand. */
function entityAt(source: string, start: number): { text: string; length: number } | null {
  const end = source.indexOf(";", start);
  if (end < 0 || end - start > LONGEST_ENTITY) return null;
  const name = source.slice(start + 1, end);
  const named = NAMED_ENTITIES[name];
  if (named !== undefined) return { text: named, length: end - start + 1 };
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10ffff ? { text: String.fromCodePoint(code), length: end - start + 1 } : null;
}

/** What a tag leaves behind (a line, a cell, nothing), with its length; null where `<` begins no tag. */
function tagAt(source: string, start: number): { text: string; length: number } | null {
  const [, close = "", name = ""] =
    /^<(\/?)([a-z][a-z\d]{0,9})(?=[\s/>])/i.exec(source.slice(start, start + 14)) ?? [];
  const tag = name.toLowerCase();
  if (!isHtmlTag(tag)) return null;
  const end = source.indexOf(">", start);
  if (end < 0 || end - start > LONGEST_TAG) return null;
  if (close === "" && (tag === "style" || tag === "script")) {
    const after = source.indexOf(`</${name}`, end);
    const last = after < 0 ? -1 : source.indexOf(">", after);
    if (last >= 0) return { text: " ", length: last - start + 1 };
  }
  const length = end - start + 1;
  if (isBreakTag(tag)) return { text: "\n", length };
  if (isCellTag(tag)) return { text: close === "" ? "| " : " ", length };
  return { text: "", length };
}

/** The letter that stands for a diameter when no letters are beside it: ø 60. */
function isDiameterSign(source: string, index: number): boolean {
  if (!"øØ⌀Φ".includes(source.charAt(index))) return false;
  return !/\p{L}/u.test(source.charAt(index - 1)) && !/\p{L}/u.test(source.charAt(index + 1));
}

function spellingOf(source: string, index: number, unit: string): string {
  const code = unit.codePointAt(0) ?? 0;
  if (isDropped(code)) return "";
  if (code < 0x80) return unit;
  const digit = digitOf(code);
  if (digit !== null) return digit;
  const spelled = SPELLINGS.get(unit) ?? EXPANSIONS[unit];
  // 80*60*90，80*60*60 are two sizes, 1，250 is a thousand
  if ("，،".includes(unit) && !/^[\d٠-٩۰-۹]{3}(?![\d٠-٩۰-۹])/.test(source.slice(index + 1, index + 5)))
    return ", ";
  if (spelled !== undefined) return spelled;
  if (isDiameterSign(source, index)) return " dia ";
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCodePoint(code - 0xfee0);
  const next = source.charCodeAt(index + unit.length);
  if (next >= 0x0300 && next <= 0x036f) return (unit + String.fromCharCode(next)).normalize("NFC").charAt(0);
  return unit;
}

/** A tag, an entity or a number in Chinese signs; null for a unit that stands for itself. */
function specialAt(source: string, index: number, unit: string): { text: string; length: number } | null {
  if (unit === "<") return tagAt(source, index);
  if (unit === "&") return entityAt(source, index);
  return unit >= "\u3007" ? hanNumberAt(source, index) : null;
}

/** Puts a mail's text into one spelling. Linear in its length. */
export function cleanText(source: string): CleanText {
  const builder = new CleanTextBuilder();
  let index = 0;
  while (index < source.length) {
    const point = source.codePointAt(index) ?? 0;
    const unit = String.fromCodePoint(point);
    const special = specialAt(source, index, unit);
    if (special === null) {
      builder.append(spellingOf(source, index, unit), index);
      index += unit.length;
    } else {
      for (const piece of special.text) builder.append(spellingOf(piece, 0, piece), index);
      index += special.length;
    }
  }
  return builder.finish(source.length);
}
