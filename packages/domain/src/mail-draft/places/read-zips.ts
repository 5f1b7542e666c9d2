import type { ReadField, TextRange } from "../mail-reading.ts";
import { hasSense, type Token } from "../text/tokens.ts";

/** ZIP codes of the trucks at both ends; US only. Offsets into the clean text. */
export interface ReadZips {
  readonly pickup: ReadField<string> | null;
  readonly delivery: ReadField<string> | null;
}

const REACH = 14;

function isZip(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token?.kind === "number" &&
    /^\d{5}$/.test(token.text) &&
    !/[a-z\d]/.test(tokens[at - 1]?.end === token.start ? (tokens[at - 1]?.text ?? "") : "")
  );
}

const PHONE_WORD =
  /^(?:tel|tél|telf|telefon|telefono|phone|ph|mob|mobile|cell|fon|fax|whatsapp|电话|手机|هاتف|جوال)\.?$/;
const isOfPhone = (token: Token | undefined): boolean =>
  token?.kind === "number" || (token?.kind === "sign" && "+-().:/".includes(token.text));

/** `+49 69 12345`, `Tel. 069/12345`: the last figures of a phone number. */
function endsPhone(tokens: readonly Token[], at: number): boolean {
  let first = at;
  while (isOfPhone(tokens[first - 1])) first -= 1;
  const plus = tokens.findIndex(({ text }, index) => index >= first && index < at && text === "+");
  const isDialled = plus >= 0 && tokens.slice(plus, at).some(({ kind }) => kind === "number");
  return isDialled || PHONE_WORD.test(tokens[first - 1]?.text ?? "");
}

/** What the words around a ZIP code say: the nearest in front goes before those behind. */
function sideOf(tokens: readonly Token[], at: number): "pickup" | "delivery" | null {
  for (let back = at - 1; back >= Math.max(0, at - REACH); back -= 1) {
    const token = tokens[back];
    if (token === undefined || token.kind === "line" || (token.kind === "number" && token.text.length > 4))
      break;
    if (hasSense(token, "delivery") || /^(?:dap|ddp|dpu)$/.test(token.text)) return "delivery";
    if (hasSense(token, "pickup")) return "pickup";
    if (hasSense(token, "from") && token.text !== "de") return "pickup";
    if (hasSense(token, "to") && !/^(?:a|for|per)$/.test(token.text)) return "delivery";
  }
  for (let next = at + 1; next <= at + 4; next += 1) {
    const token = tokens[next];
    if (token === undefined || token.kind === "line" || token.kind === "number" || token.text === ",") break;
    if (hasSense(token, "pickup")) return "pickup";
    if (hasSense(token, "delivery") || hasSense(token, "door")) return "delivery";
  }
  return null;
}

/** `75008 Paris`, `Madrid 28042`: a postcode of the city it stands beside. */
function isBeside(token: Token, start: number, end: number): boolean {
  const gap = start >= token.end ? start - token.end : token.start - end;
  return gap >= 0 && gap <= 2;
}

/** `C.P. 76246`, `CAP 20121`, `邮编`: named as postcodes of other countries are, to be checked. */
const isForeignLabel = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some((token) => /^(?:c\.p\.?|cp|cap|plz|codigo postal|code postal|邮编)$/.test(token.text));

/** Reads the ZIP codes that pickup or delivery words stand beside. */
export function readZips(
  tokens: readonly Token[],
  isKnownZip: (zip: string) => boolean,
  abroad: readonly TextRange[],
): ReadZips {
  let pickup: ReadField<string> | null = null;
  let delivery: ReadField<string> | null = null;
  for (const [index, token] of tokens.entries()) {
    if (!isZip(tokens, index) || !isKnownZip(token.text) || endsPhone(tokens, index)) continue;
    if (abroad.some(([start, end]) => isBeside(token, start, end))) continue;
    const side = sideOf(tokens, index);
    if (side === null) continue;
    const field: ReadField<string> = {
      value: token.text,
      confidence: isForeignLabel(tokens, index) ? "likely" : "certain",
      at: [token.start, token.end],
    };
    if (side === "pickup") pickup ??= field;
    else delivery ??= field;
  }
  return { pickup, delivery };
}
