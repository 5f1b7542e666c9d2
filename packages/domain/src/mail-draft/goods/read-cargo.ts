import { INCOTERMS, type CargoType, type Incoterm } from "../../reference/cargo.ts";
import { isAssignableUnNumber } from "../../reference/un-numbers.ts";
import type { ReadField, ReadTemperature, TextRange } from "../mail-reading.ts";
import type { MailMessage } from "../text/mail-messages.ts";
import { isDenied } from "../text/denial.ts";
import { hasSense, type Token } from "../text/tokens.ts";
import { isSign } from "./figure-tokens.ts";

const rangeOf = (token: Token, last: Token = token): TextRange => [token.start, last.end];

/** `UN 1263`, `UN1263`, `UN-No. 3481`, `ID8000`. */
export function readUnNumbers(tokens: readonly Token[]): ReadField<readonly string[]> | null {
  const found: string[] = [];
  let isCorrected = false;
  let at: TextRange | null = null;
  for (const [index, token] of tokens.entries()) {
    if (token.text !== "un" && token.text !== "onu" && token.text !== "id" && token.text !== "联合国编号")
      continue;
    let next = index + 1;
    while (
      next < index + 4 &&
      (isSign(tokens[next], "-.:#°") || /^(?:no|nr|number|numero)$/.test(tokens[next]?.text ?? ""))
    )
      next += 1;
    // UN1263/1993, UN 1263, 1993
    for (let last = next; tokens[last]?.kind === "number" && last < next + 10; last += 2) {
      const number = tokens[last];
      const code = `${token.text === "id" ? "ID" : "UN"}${number?.text ?? ""}`;
      if (number === undefined || !/^\d{4}$/.test(number.text) || !isAssignableUnNumber(code)) break;
      if (isWithdrawn(tokens, index, last)) {
        isCorrected = true;
        break;
      }
      if (!found.includes(code)) found.push(code);
      at ??= rangeOf(token, number);
      if (!isSign(tokens[last + 1], "/,&+")) break;
    }
  }
  return at === null ? null : { value: found, confidence: isCorrected ? "likely" : "certain", at };
}

const FORMER =
  /^(?:formerly|previously|old|instead|antigu[oa]|anterior|ancienne?|vecchi[oa]|precedente|原|旧|سابقا|القديمه?)$/;
const REACH_OF_FORMER = 6;
const REACH_OF_WITHDRAWN = 12;

/** `the old sheet said UN 3077, which no longer applies`: a number that counts no more. */
function isWithdrawn(tokens: readonly Token[], first: number, last: number): boolean {
  const before = tokens.slice(Math.max(0, first - REACH_OF_FORMER), first);
  const from = before.findLastIndex((token) => token.kind === "line" || isSign(token, ".;"));
  if (before.slice(from + 1).some((token) => FORMER.test(token.text))) return true;
  for (const token of tokens.slice(last + 1, last + 1 + REACH_OF_WITHDRAWN)) {
    if (token.kind === "line" || token.text === "un" || isSign(token, ";\u3002")) return false;
    if (hasSense(token, "withdrawn")) return true;
  }
  return false;
}

/** FCA, `incoterm cpt`, `EXW Milano`; in small letters only beside its word. */
export function readIncoterm(message: MailMessage): ReadField<Incoterm> | null {
  for (const [index, token] of message.tokens.entries()) {
    if (token.text.length !== 3) continue;
    const code = token.text.toUpperCase();
    const incoterm = INCOTERMS.find((known) => known === code);
    if (incoterm === undefined) continue;
    const isCapital = message.text.slice(token.start, token.end) === code;
    const before = message.tokens.slice(Math.max(0, index - 4), index);
    const isNamed = before.some((word) =>
      /^(?:incoterms?|terms?|delivery term|termino|resa|条款|贸易条款|贸易术语|شرط|شروط|الشرط)$/.test(
        word.text,
      ),
    );
    const isLane = [1, -1].some(
      (step) =>
        isSign(message.tokens[index + step], "-→>/") &&
        /^[a-z]{3}$/.test(message.tokens[index + 2 * step]?.text ?? ""),
    );
    const isBeforePlace =
      !isCapital && /^[A-Z]{3}(?![A-Za-z])/.test(message.text.slice(message.tokens[index + 1]?.start ?? 0));
    if (!isNamed && !isCapital && !isLane && /^(?:exw|fob|fca|ddp|cpt|cif)$/.test(token.text))
      return { value: incoterm, confidence: "likely", at: rangeOf(token) };
    const isEnd =
      isTo(message.tokens[index - 1]) ||
      isLabelledEnd(message.tokens, index) ||
      isStartOfLane(message, index);
    if (isNamed || (isBeforePlace && !isLane) || (isCapital && !isLane && !isEnd)) {
      return { value: incoterm, confidence: "certain", at: rangeOf(token) };
    }
  }
  return null;
}

/** `A: CPT`, `Destination: CPT`: Cape Town behind the label of its line. */
const isLabelledEnd = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text === "cpt" &&
  isSign(tokens[index - 1], ":") &&
  isTo(tokens[index - 2]) &&
  (tokens[index - 3]?.kind ?? "line") === "line" &&
  (tokens[index + 1]?.kind ?? "line") === "line";

/** `CPT to FRA`: Cape Town, where the code of an airport follows; a term of delivery names a place in words. */
const isStartOfLane = ({ text, tokens }: MailMessage, index: number): boolean =>
  tokens[index]?.text === "cpt" &&
  hasSense(tokens[index + 1], "to") &&
  /^[A-Z]{3}(?![A-Za-z])/.test(text.slice(tokens[index + 2]?.start ?? text.length));

const isTo = (token: Token | undefined): boolean => hasSense(token, "to") || hasSense(token, "from");

/** The type of goods, and whether its UN number is still to be asked for. */
export interface ReadCargoType {
  readonly field: ReadField<CargoType>;
  readonly lacksUnNumber: boolean;
}

/** A demand for a quick answer is no express freight. */
function isAboutGoods(tokens: readonly Token[], at: number): boolean {
  // an aircraft on ground waits for its part, whoever pleads
  if (/^(?:aog|nfo|next flight out|time critical|express)$/.test(tokens[at]?.text ?? "")) return true;
  const near = tokens.slice(Math.max(0, at - 4), at + 5).filter((token) => token.kind !== "line");
  const isGoods = near.some((token) =>
    /^(?:cargo|shipment|freight|goods|service|delivery|envio|embarque|carga|mercancia|servicio|envoi|marchandise|fret|expedition|spedizione|merce|servizio|货|货物|件|运输|شحنه|شحن|البضاعه|الشحنه)$/.test(
      token.text,
    ),
  );
  if (isGoods) return true;
  const isPlea = near.some(
    (token) =>
      hasSense(token, "shipment") ||
      /^(?:quote|reply|rate|client|customer|waiting|asap|please|pls|cotizar|respuesta|coter|reponse|risposta|报价|回复|الرد|سعر|عرض|need|below)$/.test(
        token.text,
      ),
  );
  return !isPlea;
}

const DENIABLE: ReadonlySet<string> = new Set([
  "cargo:dg",
  "cargo:battery",
  "cargo:temp",
  "cargo:perishable",
  "cargo:oversized",
  "cargo:express",
]);

const ORDER: readonly (readonly [sense: string, type: CargoType])[] = [
  ["cargo:dg", "Dangerous Goods"],
  ["cargo:temp", "Temperature Controlled"],
  ["cargo:perishable", "Perishable"],
  ["cargo:oversized", "Oversized"],
  ["cargo:express", "Express"],
];

/** `lithium packs are not included`, `pile escluse`: left out of the shipment. */
function isExcludedBehind(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at + 1, at + 8);
  const end = behind.findIndex((token) => token.kind === "line" || isSign(token, ".,;\u3002"));
  const near = end < 0 ? behind : behind.slice(0, end);
  return near.some(
    (token, index) =>
      hasSense(token, "excluded") ||
      (/^(?:included|incluid[oa]s?|inclus(?:es?)?|compris(?:es?)?|inclus[aeio]|compres[aeio])$/.test(
        token.text,
      ) &&
        near.slice(Math.max(0, index - 2), index).some((word) => /^(?:not|no|non|pas)$/.test(word.text))),
  );
}

/** The first word of a kind that is neither denied nor only a plea for a quick answer. */
function saidToken(tokens: readonly Token[], sense: string): Token | undefined {
  return tokens.find(
    (token, at) =>
      hasSense(token, sense) &&
      (sense !== "cargo:express" || isAboutGoods(tokens, at)) &&
      (!DENIABLE.has(sense) || !(isDenied(tokens, at) || isExcludedBehind(tokens, at))),
  );
}

/** The type that a word or a temperature names; perishables with a temperature are to be checked. */
function namedType(
  tokens: readonly Token[],
  isNotDangerous: boolean,
  temperature: ReadField<ReadTemperature> | null,
): ReadField<CargoType> | null {
  for (const [sense, type] of ORDER) {
    const token = saidToken(tokens, sense);
    if (token === undefined || (sense === "cargo:dg" && isNotDangerous)) continue;
    if (type === "Temperature Controlled" && temperature === null && isMereWord(token)) continue;
    if (type === "Perishable" && temperature !== null)
      return { value: "Temperature Controlled", confidence: "likely", at: temperature.at };
    const confidence = type === "Express" || type === "Oversized" ? "likely" : "certain";
    return { value: type, confidence, at: rangeOf(token) };
  }
  return temperature === null
    ? null
    : { value: "Temperature Controlled", confidence: temperature.confidence, at: temperature.at };
}

/** Reads the type of goods from words, UN numbers and temperatures. */
export function readCargoType(
  tokens: readonly Token[],
  unNumbers: ReadField<readonly string[]> | null,
  temperature: ReadField<ReadTemperature> | null,
): ReadCargoType {
  if (unNumbers !== null) {
    return {
      field: { value: "Dangerous Goods", confidence: "certain", at: unNumbers.at },
      lacksUnNumber: false,
    };
  }
  const tokenOf = (sense: string): Token | undefined => saidToken(tokens, sense);
  const battery = tokenOf("cargo:battery");
  const noBattery = tokenOf("cargo:nobattery");
  const nonDangerous =
    tokenOf("cargo:nodg") ?? tokens.find((token, at) => hasSense(token, "cargo:dg") && isDenied(tokens, at));
  if (battery !== undefined && noBattery === undefined) {
    return {
      field: { value: "Dangerous Goods", confidence: "likely", at: rangeOf(battery) },
      lacksUnNumber: true,
    };
  }
  const named = namedType(tokens, nonDangerous !== undefined, temperature);
  if (named !== null) return { field: named, lacksUnNumber: named.value === "Dangerous Goods" };
  const general = tokenOf("cargo:general");
  const said = general ?? nonDangerous ?? null;
  return {
    field: {
      value: "General",
      confidence: said === null ? "likely" : "certain",
      at: said === null ? null : rangeOf(said),
    },
    lacksUnNumber: false,
  };
}

/** Words that also name what is in the boxes, without a demand for its temperature. */
function isMereWord(token: Token): boolean {
  return /^(?:col|crt|درجه الحراره)$/.test(token.text);
}
