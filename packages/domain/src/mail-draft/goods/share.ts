import { hasSense, senseOf, type Token } from "../text/tokens.ts";
import type { Share } from "./figures.ts";
import { packageWordOf } from "./package-word.ts";

const REACH_BEHIND = 4;
const REACH_BEFORE = 6;
const REACH_OF_SUBJECT = 40;
const REACH_OF_BRACKET = 16;

const isSign = (token: Token | undefined, signs: string): boolean =>
  token?.kind === "sign" && signs.includes(token.text);

const isEnd = (token: Token | undefined): boolean =>
  token === undefined || token.kind === "line" || isSign(token, ".;\u3002,+");

/** `kg / pc`, `kg per large carton`, `kg por cada caja`. */
function isPerPackage(tokens: readonly Token[], at: number): boolean {
  const isPer =
    isSign(tokens[at], "/") ||
    /^(?:per|por|par|al|a|pro|je|for|للـ|لكل|por cada)$/.test(tokens[at]?.text ?? "");
  if (!isPer) return false;
  return packageWordOf(tokens[at + 1]) !== null || packageWordOf(tokens[at + 2]) !== null;
}

function shareBehind(tokens: readonly Token[], next: number): Share | null {
  for (let at = next; at < next + REACH_BEHIND; at += 1) {
    const token = tokens[at];
    if (isEnd(token)) return null;
    if (token?.kind === "number") return null;
    if (isPerPackage(tokens, at) || isEachBehind(tokens, at) || isEveryPackage(tokens, at)) return "each";
    if (isEveryAlone(tokens, at)) return "each";
    if (at === next && (isPieceAlone(tokens, at) || isOfThePackage(tokens, at))) return "each";
    if (hasSense(token, "total") && !isTotalOfNext(tokens, at)) return "total";
  }
  return null;
}

/** "each" that ends its thought, not the subject of the next: `250 kg each`, but `250 kg, each pallet 120x…`. */
function isEachBehind(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!hasSense(token, "each")) return false;
  // 15 kg/箱 40*30*30
  if (/^(?:\/|per |p\/|c\/u|por |par |al )/.test(token?.text ?? "")) return true;
  if (/^\D$/.test(token?.text ?? "") && tokens[at + 1]?.kind === "number") return false;
  // 410 kgs each carton 60x50x40 cm
  if (packageWordOf(tokens[at + 1]) !== null && tokens[at + 2]?.kind === "number") return false;
  return token?.text !== "uno" && token?.text !== "pp" && tokens[at + 1]?.kind !== "number";
}

/** `200 kg cada bidón`, not `200 kg, each drum 60 x 60`: there a thought about the size begins. */
function isEveryPackage(tokens: readonly Token[], at: number): boolean {
  if (!hasSense(tokens[at], "everyone")) return false;
  // cada nevera: a noun that is no package, where the thought ends behind it
  const isNoun = tokens[at + 1]?.kind === "word" && isEnd(tokens[at + 2]);
  return isNoun || (packageWordOf(tokens[at + 1]) !== null && tokens[at + 2]?.kind !== "number");
}

/** `55 kg unidad`, `22 kg pièce`: of one, where nothing follows. */
function isPieceAlone(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:unidad|unidade|pieza|piece|pezzo|stuck|unit|unite)$/.test(tokens[at]?.text ?? "") &&
    isEnd(tokens[at + 1])
  );
}

/** `198 kg le fût`, `14 kg la caja`, `17 kg a box` */
function isOfThePackage(tokens: readonly Token[], at: number): boolean {
  const isArticle = /^(?:le|la|l'|el|il|lo|a)$/.test(tokens[at]?.text ?? "");
  return isArticle && packageWordOf(tokens[at + 1]) !== null && tokens[at + 2]?.kind !== "number";
}

/** `200 kg chaque`, `420 kg cada`: the word for every one ends the thought. */
function isEveryAlone(tokens: readonly Token[], at: number): boolean {
  return (
    hasSense(tokens[at], "everyone") &&
    tokens[at]?.text !== "per" &&
    (isEnd(tokens[at + 1]) || isSign(tokens[at + 1], ")/-"))
  );
}

/** `4 pallets, each 120 x 80 x 110 cm and 320 kg`: said before the size, of all that follows; not `250 kg each 120 x …`. */
function isEachOfWhatFollows(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const former = tokens[at - 1];
  if (!hasSense(token, "each") || token?.text === "uno" || token?.text === "pp") return false;
  const isLinked = /^(?:of|de|da|di|mit|measuring|mide|mesurant|approx|about)$/.test(
    tokens[at + 1]?.text ?? "",
  );
  const figure = tokens[isLinked ? at + 2 : at + 1];
  return figure?.kind === "number" && former?.kind !== "number" && senseOf(former, "wgt") === null;
}

/** `… 100 cm 750 kg total 3 pcs`: the total belongs to what follows. */
function isTotalOfNext(tokens: readonly Token[], at: number): boolean {
  let next = at + 1;
  // 265 kg. Total weight: 4,400 kg
  while (next < at + 5 && (isSign(tokens[next], ":=") || isMeasureName(tokens[next]))) next += 1;
  return tokens[next]?.kind === "number" && tokens[at]?.text !== "共";
}

const isMeasureName = (token: Token | undefined): boolean =>
  ["col:weight", "col:pieces", "col:volume"].some((sense) => hasSense(token, sense));

/** The 3 of `3 x 45 kg`, not the last side of `120x80x100 x 45 kg`. */
function isCountAlone(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  // Hi - 12 x 20 kg
  const isDashApart = isSign(before, "-") && before?.end !== tokens[at]?.start;
  return (
    tokens[at]?.kind === "number" && !hasSense(before, "times") && (isDashApart || !isSign(before, "*/-"))
  );
}

function shareBefore(tokens: readonly Token[], first: number): Share | null {
  const direct = tokens[first - 1];
  if (isSign(direct, "@")) return "each";
  if (isSign(direct, "=")) return "total";
  const former = tokens[first - 2];
  // 100 ctns x 12.5 kg
  const isTimes = hasSense(direct, "times") || isSign(direct, "*");
  if (isTimes && (packageWordOf(former) !== null || isCountAlone(tokens, first - 2))) return "each";
  // 120x80x100 cm à 265 kg
  const isBehindSize = senseOf(former, "len") !== null || former?.kind === "number" || isSign(former, ")");
  if (isBehindSize && /^(?:a|at)$/.test(direct?.text ?? "")) return "each";
  const isLinked = /^(?:of|at|de|da|di|a|à|zu|mit je)$/.test(direct?.text ?? "");
  if (isLinked && packageWordOf(tokens[first - 2]) !== null) return "each";
  for (let at = first - 1; at >= Math.max(0, first - REACH_BEFORE); at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === "line" || isSign(token, ";.\u3002")) return null;
    if (token.kind === "number" || senseOf(token, "len") !== null || senseOf(token, "wgt") !== null)
      return null;
    if ((isSign(token, ",") && at < first - 2) || closesFigures(tokens, at)) return null;
    if (hasSense(token, "each") && token.text !== "uno" && token.text !== "pp") return "each";
    if (hasSense(token, "everyone") && packageWordOf(tokens[at + 1]) !== null) return "each";
    // Peso bruto por estiba: 512 kg
    if (at < first - 1 && isPerPackage(tokens, at)) return "each";
    if (hasSense(token, "total") && !isOverall(tokens, at)) return "total";
  }
  return null;
}

/** `Total weight:` on a line of its own above the figure. */
function shareAbove(tokens: readonly Token[], first: number): Share | null {
  if (tokens[first - 1]?.kind !== "line" || !isSign(tokens[first - 2], ":")) return null;
  for (let at = first - 3; at >= Math.max(0, first - REACH_BEFORE - 3); at -= 1) {
    const token = tokens[at];
    if (token?.kind !== "word" && !isSign(token, "()./")) return null;
    if (hasSense(token, "each")) return "each";
    if (hasSense(token, "total")) return "total";
  }
  return null;
}

/** The bracket of `(1.0 x 1.2 x 1.5 m each) 800 kg` ends what its words are said of. */
function closesFigures(tokens: readonly Token[], at: number): boolean {
  if (!isSign(tokens[at], ")")) return false;
  const before = tokens.slice(Math.max(0, at - REACH_OF_BRACKET), at);
  const open = before.findLastIndex((token) => isSign(token, "("));
  return open >= 0 && before.slice(open).some((token) => token.kind === "number");
}

/** `104 cm high overall`: of the side in front, not of the weight that follows. */
const isOverall = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "overall" && hasSense(tokens[at - 1], "col:height");

/** `Each pallet measures 120 x 100 x 90 cm and weighs 310 kg`: the subject of the sentence is one piece. */
function isOneTheSubject(tokens: readonly Token[], first: number): boolean {
  for (let at = first - 1; at >= Math.max(0, first - REACH_OF_SUBJECT); at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === "line" || isSign(token, ";\u3002")) return false;
    if (isSign(token, ".") && !/\d/.test(tokens[at + 1]?.text ?? "")) return false;
    const isSubject = hasSense(token, "everyone") && packageWordOf(tokens[at + 1]) !== null;
    const isChinese =
      hasSense(token, "each") && /^(?:每|单)/.test(token.text) && tokens[at + 1]?.kind !== "line";
    if (
      isSubject ||
      isChinese ||
      isOnePackage(tokens, at) ||
      isEachOfWhatFollows(tokens, at) ||
      isEveryNoun(tokens, at) ||
      isEachAlone(tokens, at)
    )
      return true;
  }
  return false;
}

function startsThought(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === "line" || isSign(before, ".,;:-(");
}

/** `Each genset is on its own skid: …`: a noun that is no package, at the beginning of a thought. */
function isEveryNoun(tokens: readonly Token[], at: number): boolean {
  return (
    startsThought(tokens, at) &&
    /^(?:each|every|cada|chaque|ogni)$/.test(tokens[at]?.text ?? "") &&
    tokens[at + 1]?.kind === "word"
  );
}

/** `Chacune fait 100 cm … et pèse 305 kg`, `Cada uno mide …`: each as the subject of its sentence. */
const isEachAlone = (tokens: readonly Token[], at: number): boolean =>
  startsThought(tokens, at) &&
  /^(?:chacune?|cada un[oa]|ciascun[oa]|ognun[oa])$/.test(tokens[at]?.text ?? "") &&
  tokens[at + 1]?.kind === "word";

const ARTICLE = /^(?:the|a|an|one|la|le|el|il|una|une|un)$/;
const ONE_IN_ARABIC = /^(?:و)?ال(?:كرتون|كرتونه|طرد|طبليه|صندوق|برميل|قطعه|باليت|بالت)$/;

/** `La caja mide 60x40x40 y pesa 20 kg`, `الكرتون 60 في 40 …`: one with its article at the beginning of a thought. */
function isOnePackage(tokens: readonly Token[], at: number): boolean {
  // مقاس الكرتون 55x45x40 ووزنه 19
  if (hasSense(tokens[at - 1], "col:dims") && ONE_IN_ARABIC.test(tokens[at]?.text ?? "")) return true;
  if (!startsThought(tokens, at)) return false;
  if (ONE_IN_ARABIC.test(tokens[at]?.text ?? "")) return true;

  const isMeasured = /^(?:is|measures|weighs|mide|pesa|mesure|pese|fait|misura)$/.test(
    tokens[at + 2]?.text ?? "",
  );
  return ARTICLE.test(tokens[at]?.text ?? "") && packageWordOf(tokens[at + 1]) !== null && isMeasured;
}

/** Behind the net weight of `G.W. 15.5 kg/N.W. 14 kg per pc`, so that what is said of both counts for the first. */
function behindNet(tokens: readonly Token[], next: number): number {
  if (!isSign(tokens[next], "/,(") || !hasSense(tokens[next + 1], "col:net")) return next;
  const at = isSign(tokens[next + 2], ":.") ? next + 3 : next + 2;
  return tokens[at]?.kind === "number" && senseOf(tokens[at + 1], "wgt") !== null ? at + 2 : next;
}

/** Whether a weight or volume is that of one piece, of all, or does not say. */
export function shareOf(tokens: readonly Token[], first: number, next: number, at: number): Share {
  const within = tokens.slice(first, at);
  if (within.some((token) => hasSense(token, "each") && token.text !== "uno")) return "each";
  // Poids brut / palette : 395 kg
  if (within.some((_, index) => isPerPackage(tokens, first + index) && first + index + 1 < at)) return "each";
  if (within.some((token) => hasSense(token, "total"))) return "total";
  const near =
    shareBehind(tokens, behindNet(tokens, next)) ?? shareBefore(tokens, first) ?? shareAbove(tokens, first);
  if (near !== null) return near;
  return isOneTheSubject(tokens, first) ? "each" : "bare";
}
