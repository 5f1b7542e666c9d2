import { isCurrency } from "../../reference/currencies.ts";
import type { ReadField, TextRange } from "../mail-reading.ts";
import type { MailMessage } from "../text/mail-messages.ts";
import { hasSense, senseOf, type Token } from "../text/tokens.ts";

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:us dollars?|u\.s\. dollars?|dollars?|dolares|dollari|美元|美金|دولار|us\$|usd\$)$/, "USD"],
  [/^(?:euros?|欧元|يورو|€)$/, "EUR"],
  [/^(?:人民币|rmb)$/, "CNY"],
  [/^(?:£)$/, "GBP"],
  [/^(?:\$)$/, "USD"],
  [/^(?:درهم)$/, "AED"],
];
/** What is said of a dollar, a peso or a franc to tell it from others; the plain ones are those above. */
const KINDS: readonly (readonly [noun: RegExp, kind: RegExp, code: string])[] = [
  [/^(?:dollars?|dolares|dollari|دولار)$/, /^(?:canadians?|canadiens?|canadienses?|canadesi|كندي)$/, "CAD"],
  [/^(?:dollars?|dolares|dollari|دولار)$/, /^(?:australians?|australiens?|australianos?|australiani)$/, "AUD"],
  [/^(?:dollars?|dolares|dollari)$/, /^(?:singapore|singapour|singapur)$/, "SGD"],
  [/^(?:francs?|francos|franchi|فرنك)$/, /^(?:swiss|suisses?|suizos?|svizzeri|سويسري)$/, "CHF"],
  [/^(?:pounds?|libras|livres|sterline)$/, /^(?:sterling|esterlinas?|british)$/, "GBP"],
  [/^(?:pesos?)$/, /^(?:mexicanos?|mexicains?|messicani|mexican)$/, "MXN"],
  [/^(?:درهم|الدرهم|بالدرهم|dirhams?)$/, /^(?:اماراتي|الاماراتي|emiratis?)$/, "AED"],
  [/^(?:dirhams?|درهم|الدرهم|بالدرهم)$/, /^(?:marocains?|marroquies|moroccan|مغربي|المغربي)$/, "MAD"],
  [/^(?:ريال|الريال|بالريال|riyals?)$/, /^(?:سعودي|السعودي|saudi)$/, "SAR"],
];

/** `dollars canadiens`, `Canadian dollars`: the word beside a currency's noun says which one it is. */
function kindOfNoun(tokens: readonly Token[], index: number): string | null {
  const noun = tokens[index]?.text ?? "";
  const beside = [tokens[index - 1]?.text ?? "", tokens[index + 1]?.text ?? ""];
  return KINDS.find(([name, kind]) => name.test(noun) && beside.some((word) => kind.test(word)))?.[2] ?? null;
}

const REACH = 6;

function currencyAt(message: MailMessage, token: Token): string | null {
  const written = message.text.slice(token.start, token.end);
  if (
    /^[A-Z]{3}$/.test(written) &&
    isCurrency(written) &&
    !/^(?:ALL|TOP|TRY|CUP|PEN|MAD|GEL|BAM|ANG|SOS|COP|LAK|MOP|BOB|CAD)$/.test(written)
  )
    return written;
  if (/^(?:usd|eur|gbp|chf|cny|mxn|aed)$/.test(token.text)) return token.text.toUpperCase();
  return NAMES.find(([name]) => name.test(token.text))?.[1] ?? null;
}

/** Whether the words around an amount say that it is no rate: an invoice's value, an old offer, a capital. */
function isNoRate(tokens: readonly Token[], index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - REACH); back -= 1) {
    const token = tokens[back];
    if (token === undefined || token.kind === "line") return false;
    if (hasSense(token, "money")) return true;
    if (hasSense(token, "target")) return false;
  }
  return tokens
    .slice(index + 1, index + 4)
    .some((token) => hasSense(token, "money") && !hasSense(token, "target"));
}

/** `Euro pallets`, `Paletten (Euro, 120x80)`: a size of pallets, no money. */
function isPalletWord(tokens: readonly Token[], index: number): boolean {
  return (
    /^(?:euro|eur)$/.test(tokens[index]?.text ?? "") &&
    tokens.slice(Math.max(0, index - 2), index + 3).some((token) => senseOf(token, "pkg") !== null)
  );
}

function isAmount(tokens: readonly Token[], index: number): boolean {
  return tokens[index + 1]?.kind === "number" || tokens[index - 1]?.kind === "number";
}

/** Reads the currency that is asked for (certain), or that of a target or a competitor's rate (likely). */
export function readCurrency(message: MailMessage, places: readonly TextRange[]): ReadField<string> | null {
  let rated: ReadField<string> | null = null;
  const { tokens } = message;
  for (const [index, token] of tokens.entries()) {
    const code = kindOfNoun(tokens, index) ?? senseOf(token, "currency") ?? currencyAt(message, token);
    // STN is a currency and an airport
    if (code === null || places.some(([start, end]) => start <= token.start && token.end <= end)) continue;
    const at = [token.start, token.end] as const;
    if (isAmount(tokens, index)) {
      const near = tokens.slice(Math.max(0, index - REACH - 2), index + REACH);
      const isTarget = near.some((word) => hasSense(word, "target"));
      const isPerKilo = tokens
        .slice(index, index + 5)
        .some((word) => word.text === "/" || word.text === "per");
      if (isTarget && (isPerKilo || !isNoRate(tokens, index)))
        rated ??= { value: code, confidence: "likely", at };
      continue;
    }
    if (isNoRate(tokens, index) || isPalletWord(tokens, index)) continue;
    const isIn = /^(?:in|en|以|按|报|用|ب)$/.test(tokens[index - 1]?.text ?? "");
    if (isIn) rated ??= { value: code, confidence: "likely", at };
    const isAsked = tokens
      .slice(Math.max(0, index - REACH), index + 4)
      .some(
        (word) =>
          hasSense(word, "quotein") ||
          hasSense(word, "shipment") ||
          /^(?:please|pls|plz|svp)$/.test(word.text),
      );
    if (isAsked) return { value: code, confidence: "certain", at };
  }
  return rated;
}
