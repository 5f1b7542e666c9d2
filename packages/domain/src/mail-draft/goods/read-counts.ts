import { numberOf } from "../text/number-value.ts";
import { hasSense, senseOf, tokensOf, type Token } from "../text/tokens.ts";
import { isCarrierAt } from "./carriers.ts";
import { isApproximateAt, isPartOfCode, isRangeBefore, isSign, massUnitOf } from "./figure-tokens.ts";
import type { CountFigure, FigureText } from "./figures.ts";
import { packageWordOf } from "./package-word.ts";
import { readSize } from "./read-size.ts";

/** Words between a number and its package: 3 large used wooden pallets. */
const MOST_ADJECTIVES = 3;

export function wholeNumberAt(text: FigureText, index: number): number | null {
  const token = text.tokens[index];
  const word = senseOf(token, "num");
  if (word !== null) return Number(word);
  if (token?.kind !== "number") return null;
  const value = numberOf(token.text, text.decimal);
  return Number.isInteger(value) && value > 0 && value < 100_000 ? value : null;
}

/** Whether a total is announced in front: `total 7 pcs`, `soit 6 colis`, `合计16件`. */
function isTotalBefore(tokens: readonly Token[], index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - 4); back -= 1) {
    const token = tokens[back];
    if (token === undefined || token.kind === "line" || token.kind === "number") return false;
    if (hasSense(token, "total")) return true;
    if (isSign(token, ".;")) return false;
  }
  return false;
}

export function countAt(text: FigureText, index: number): CountFigure | null {
  const { tokens } = text;
  const pieces = wholeNumberAt(text, index);
  const isRange = isRangeBefore(tokens, index);
  if (pieces === null || (isPartOfCode(tokens, index) && !isRange)) return null;
  let at = index + 1;
  if (hasSense(tokens[at], "times") || isSign(tokens[at], "*")) at += 1;
  // (3) boxes
  if (isSign(tokens[index - 1], "(") && isSign(tokens[at], ")") && packageWordOf(tokens[at + 1]) !== null)
    at += 1;
  if (isNoCount(tokens, at) || isContentOfSized(tokens, index) || isOfOneAlone(tokens, index, pieces))
    return null;
  at = behindOfAll(tokens, at);
  // 6 (six) cartons
  if (isSign(tokens[at], "(") && isSign(tokens[at + 2], ")")) at += 3;
  for (let skipped = 0; skipped <= MOST_ADJECTIVES; skipped += 1, at += 1) {
    if (isJoint(tokens, at)) {
      at += 1;
      skipped -= 1;
    }
    const token = tokens[at];
    // 1 press frame in a crate
    const packed = packedIn(tokens, at);
    if (packed !== null && skipped > 0) {
      at = packed - 1;
      skipped -= 1;
      continue;
    }
    if (token?.kind !== "word" || massUnitOf(token) !== null || senseOf(token, "num") !== null) return null;
    const word = packageWordOf(token);
    const next = betterWord(tokens, at);
    if (word !== null) {
      const inner = word.isSure ? contentAt(text, next.next) : null;
      const own = countFigure(tokens, index, inner ?? next.next, pieces, next.word ?? word);
      const found = revised(text, own) ?? own;
      return isRange || isApproximateAt(tokens, index) ? { ...found, isApproximate: true } : found;
    }
    // 2 moteurs sur palette
    const isTimes = hasSense(token, "times") && packageWordOf(tokens[at + 1]) === null;
    if (senseOf(token, "len") !== null || senseOf(token, "vol") !== null || isTimes) return null;
    if (senseOf(token, "month") !== null || hasSense(token, "dayword") || hasSense(token, "week"))
      return null;
    if (hasSense(token, "from") && token.text !== "de") return null;
  }
  return null;
}

/** `2nd piece`, `60L boxes`: which one, and what it holds. */
function isNoCount(tokens: readonly Token[], at: number): boolean {
  const [number, word] = [tokens[at - 1], tokens[at]];
  const isGlued = word?.start === number?.end;
  if (isGlued && /^(?:st|nd|rd|th|er|eme|e|o|a|º|°|ª)$/.test(word?.text ?? "")) return true;
  return (
    /^(?:lt|ltr|ltrs|lts|ml|cl|litres?|liters?|litros?|litri|升|毫升|لتر)$/.test(word?.text ?? "") ||
    (word?.text === "l" && isGlued)
  );
}

/** Where the package of `in a crate`, `on one skid` stands; null for none. */
function packedIn(tokens: readonly Token[], at: number): number | null {
  if (!/^(?:in|on|en|sur|su|dans)$/.test(tokens[at]?.text ?? "")) return null;
  const next = /^(?:a|an|one|une?|una|un|uno)$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const word = next > at + 1 ? packageWordOf(tokens[next]) : null;
  return word?.isSure === true ? next : null;
}

/** `dims of one crate`, `poids d'une caisse`: said of one, they do not count it. */
function isOfOneAlone(tokens: readonly Token[], index: number, pieces: number): boolean {
  // one box weighs 140 kg
  const isSubject =
    pieces === 1 &&
    senseOf(tokens[index], "num") !== null &&
    packageWordOf(tokens[index + 1]) !== null &&
    /^(?:weighs|measures|pesa|mide|pese|mesure|misura)$/.test(tokens[index + 2]?.text ?? "");
  if (isSubject) return true;
  if (pieces !== 1 || !/^(?:of|de|d'|di|d|per|por|par|to)$/.test(tokens[index - 1]?.text ?? "")) return false;
  return tokens
    .slice(Math.max(0, index - 4), index - 1)
    .some((token) => hasSense(token, "col:dims") || hasSense(token, "col:weight"));
}

/** `3 of the 4 crates`, `2 de los 5 bultos`: behind the number of which some are meant. */
function behindOfAll(tokens: readonly Token[], at: number): number {
  if (!/^(?:of|de|des|sur|di|su|من)$/.test(tokens[at]?.text ?? "")) return at;
  const next = /^(?:the|los|las|les|dei|delle|i|le|our|those)$/.test(tokens[at + 1]?.text ?? "")
    ? at + 2
    : at + 1;
  return tokens[next]?.kind === "number" && packageWordOf(tokens[next + 1]) !== null ? next + 1 : at;
}

/** `1 palet (120x80x155 cm) con 18 cajas`: what is said behind the sides is inside. */
function isContentOfSized(tokens: readonly Token[], index: number): boolean {
  const former = tokens[index - 2];
  const isSized = isSign(former, ")") || senseOf(former, "len") !== null;
  return (
    isSized &&
    /^(?:con|with|avec|containing|contenant|contenente|mit|内装|内含)$/.test(tokens[index - 1]?.text ?? "")
  );
}

/** What joins two words for one package: `1 A-frame crate`, `4 gaylords / pallets`. */
function isJoint(tokens: readonly Token[], at: number): boolean {
  const [before, sign, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before?.kind !== "word" || after?.kind !== "word") return false;
  if (isSign(sign, "-")) return sign?.start === before.end && after.start === sign.end;
  const isNoun =
    before.senses.length === 0 && before.text.length >= 5 && !/^(?:euros?|dollars?)$/.test(before.text);
  return isSign(sign, "/") && isNoun && packageWordOf(after) !== null;
}

/** `the two crates are now 3`: the count that holds from now on. */
function revised(text: FigureText, count: CountFigure): CountFigure | null {
  const becomes = hasSense(text.tokens[count.next], "becomes") ? wholeNumberAt(text, count.next + 1) : null;
  // 木箱由2个改为3个
  if (becomes !== null)
    return {
      ...count,
      pieces: becomes,
      next: count.next + 2,
      end: text.tokens[count.next + 1]?.end ?? count.end,
      isApproximate: true,
    };
  const [verb, now, , after] = text.tokens.slice(count.next, count.next + 4);
  const isNow =
    /^(?:is|are|be|es|son|est|sont|sono)$/.test(verb?.text ?? "") &&
    /^(?:now|ahora|maintenant|desormais|ora|adesso)$/.test(now?.text ?? "");
  const pieces = isNow ? wholeNumberAt(text, count.next + 2) : null;
  if (
    pieces === null ||
    massUnitOf(after) !== null ||
    senseOf(after, "len") !== null ||
    hasSense(after, "times")
  )
    return null;
  return { ...count, pieces, next: count.next + 3, end: text.tokens[count.next + 2]?.end ?? count.end };
}

/** Where the content of a package ends: `4 plts of 4 drums each` are four pallets; null for none. */
function contentAt(text: FigureText, index: number): number | null {
  const { tokens } = text;
  if (!/^(?:of|with|containing|à|a|mit|con|avec|de)$/.test(tokens[index]?.text ?? "")) return null;
  if (tokens[index + 1]?.kind !== "number" || wholeNumberAt(text, index + 1) === null) return null;
  if (packageWordOf(tokens[index + 2]) === null || readSize(text, index + 1) !== null) return null;
  return hasSense(tokens[index + 3], "each") ? index + 4 : index + 3;
}

/** Behind a general word a plainer one may follow: 20件纸箱, 4 colis (palettes). */
function betterWord(tokens: readonly Token[], at: number): { word: CountFigure["package"]; next: number } {
  const own = packageWordOf(tokens[at]);
  const isGeneral = own === null || !own.isSure || own.type === "Pieces" || own.type === "Package";
  // 纸箱12件
  const isCounted = at >= 2 && tokens[at - 1]?.kind === "number";
  // 木箱包装一件
  const back = /^包装?$/.test(tokens[at - 2]?.text ?? "") ? at - 3 : at - 2;
  const former = isCounted ? tokens[back] : undefined;
  const isHanPair =
    /^[\u4e00-\u9fff]/.test(former?.text ?? "") && tokens[at - 2]?.end === tokens[at - 1]?.start;
  const before = isGeneral && isHanPair ? packageWordOf(former) : null;
  if (before?.isSure === true) return { word: before, next: at + 1 };
  const isBracket = isSign(tokens[at + 1], "(/");
  const follower = packageWordOf(tokens[at + (isBracket ? 2 : 1)]);
  if (!isGeneral || follower === null) return { word: own, next: at + 1 };
  return { word: follower, next: at + (isBracket ? 3 : 2) };
}

/** `Crate B same size, 2.1 t`, `1 plt, mismas medidas` */
function isSameSizeAt(tokens: readonly Token[], next: number): boolean {
  const at = isSign(tokens[next], ",:(-") ? next + 1 : next;
  return (
    hasSense(tokens[at], "same") && /^(?:same|mism|meme|stess|相同|同样|نفس)/.test(tokens[at]?.text ?? "")
  );
}

export function countFigure(
  tokens: readonly Token[],
  first: number,
  next: number,
  pieces: number,
  word: CountFigure["package"],
): CountFigure {
  return {
    kind: "count",
    pieces,
    package: word,
    isTotal: isTotalBefore(tokens, first),
    ...(isCarrierAt(tokens, first) && { isCarrier: true }),
    ...(isSameSizeAt(tokens, next) && { isSameSize: true }),
    ...(isSign(tokens[first - 1], "(") && isSign(tokens[next], ")") && { isAside: true }),
    start: tokens[first]?.start ?? 0,
    end: tokens[next - 1]?.end ?? 0,
    first,
    next,
  };
}

/** The times sign of `Carton x 4, 50x40x30`: a number behind it, and no further side. */
const isTimesCount = (tokens: readonly Token[], at: number): boolean =>
  /^[x*]$/.test(tokens[at]?.text ?? "") &&
  tokens[at + 1]?.kind === "number" &&
  ((tokens[at + 2]?.kind ?? "line") === "line" || isSign(tokens[at + 2], ",:;"));

/** `Pieces: 24`, `عدد الطرود: 24 كرتون`, `No. of pkgs - 4`. */
export function labelledCountAt(text: FigureText, index: number): CountFigure | null {
  const { tokens } = text;
  const token = tokens[index];
  if (!hasSense(token, "col:pieces") && packageWordOf(token) === null) return null;
  let at = index + 1;
  while (at < index + 4 && (hasSense(tokens[at], "col:pieces") || packageWordOf(tokens[at]) !== null))
    at += 1;
  const isTimed = isTimesCount(tokens, at);
  const isLabel = isTimed || isSign(tokens[at], ":=|-") || hasSense(token, "col:pieces");
  if (isTimed) at += 1;
  while (isSign(tokens[at], ":=|-()")) at += 1;
  // عدد البالتات أصبح 6
  if (
    hasSense(tokens[at], "becomes") ||
    /^(?:is|are|now|becomes|es|son|ahora|est|sont|maintenant|sono|ora)$/.test(tokens[at]?.text ?? "")
  )
    at += 1;
  const pieces = wholeNumberAt(text, at);
  const after = tokens[at + 1];
  if (!isLabel || pieces === null || isPartOfCode(tokens, at) || readSize(text, at) !== null) return null;
  if (after !== undefined && (massUnitOf(after) !== null || senseOf(after, "len") !== null)) return null;
  if (hasSense(after, "times") || senseOf(after, "vol") !== null) return null;
  const own = countAt(text, at);
  const words = tokens.slice(index, at).flatMap((word) => packageWordOf(word) ?? lastWordOf(word) ?? []);
  const named = words.find((found) => found.isSure && found.type !== "Pieces") ?? null;
  // pallets: 4 pcs
  const isPlain = own?.package?.type === "Pieces" && own.package.isSure && named?.type !== "Package";
  if (own !== null)
    return {
      ...own,
      package: isPlain ? (named ?? own.package) : own.package,
      first: index,
      start: token?.start ?? own.start,
    };
  const word = named ?? words[0] ?? null;
  return countFigure(tokens, index, at + 1, pieces, word);
}

/** The package that ends a phrase: `عدد الكراتين`, `no. of ctns`. */
function lastWordOf(token: Token): CountFigure["package"] {
  const blank = token.text.lastIndexOf(" ");
  const word = blank < 0 ? null : packageWordOf(tokensOf(token.text, blank + 1, token.text.length)[0]);
  return word?.isSure === true && word.type !== "Pieces" ? word : null;
}

/** Two pieces in one Arabic word; كراتين are any number of cartons. */
const DUALS = /(?:(?<!كرا)تين|تان|دين|دان|ونين|يان|يين|وقين|ميلين|ليتين)$/;

export function dualAt(text: FigureText, index: number): CountFigure | null {
  const token = text.tokens[index];
  const word = packageWordOf(token);
  if (word === null || !DUALS.test(token?.text ?? "")) return null;
  return countFigure(text.tokens, index, index + 1, 2, word);
}
