import { countryOfDiallingCode, diallingCodeOf } from "./sender-country.ts";

const NUMBER = /(?:\(?\+|00)?\s?\(?(?:0\d{1,4}\/ ?)?\d[\d\s().-]{5,18}\d/g;
/** `0120 555 24 968+`: the prefix as right-to-left text leaves it. */
const REVERSED = /(?:\d+ )+\d+\+|(?<![\d+])\d{9,15}\+/;
const LONGEST_LINE = 300;

function e164(written: string, country: string | null): string | null {
  const isInternational = /^\(?\+|^00/.test(written.trim());
  // a zero in brackets is only dialled at home
  const digits = written.replaceAll(/\(0\)/g, "").replaceAll(/\D/g, "");
  if (isInternational) {
    const number = written.trim().startsWith("00") ? digits.slice(2) : digits;
    return number.length >= 8 && number.length <= 15 && countryOfDiallingCode(number) !== null
      ? `+${number}`
      : null;
  }
  const code = country === null ? null : diallingCodeOf(country);
  if (code === null || digits.length < 7 || digits.length > 12) return null;
  if (code === "1") return digits.length === 10 ? `+1${digits}` : null;
  const isTrunk = digits.startsWith("0") && country !== "IT";
  return `+${code}${isTrunk ? digits.slice(1) : digits}`;
}

function isFax(line: string, at: number): boolean {
  return /(?:fax|传真|فاكس|telefax)[^a-z]{0,4}$|(?:^|[\s|/,])f[:. ]{0,2}$/i.test(
    line.slice(Math.max(0, at - 12), at),
  );
}

/** Numbers of registers, post boxes and ZIP codes look like phones. */
function isOther(line: string, at: number): boolean {
  return /(?:vat|siret|siren|rut|cif|nif|cuit|p\.? ?iva|c\.f|fn|uid|iata|reg|no|n°|box|b\.p|p\.i|iban|bic|rc|iec|gst|cnpj|rfc|qq|eori|ein|c\.r|س\.ت|ص\.ب|邮编|tva|duns)[^a-z]{0,6}$/i.test(
    line.slice(Math.max(0, at - 14), at),
  );
}

/** The first phone of a signature, in E.164 where the country is known, else as it is written. */
export function readPhone(lines: readonly string[], country: string | null): string | null {
  for (const line of lines) {
    const text = line.slice(0, LONGEST_LINE);
    const reversed = REVERSED.exec(text)?.[0];
    if (reversed !== undefined) {
      const groups = reversed.slice(0, -1).split(" ").toReversed();
      const number = e164(`+${groups.join("")}`, country);
      if (number !== null) return number;
    }
    const hasWord =
      /t[eé]l|phone|ph|mob|cell|fon|direct|office|port|whatsapp|电话|手机|هاتف|جوال|\+|^\s*[tmdpc][.: ]/i.test(
        text,
      ) || /(?:^|[,;|]|\s[-–])[\s(]*0\d{1,3}[)/ ]*(?:[ .-]\d{2,4}){2,4}\s*$/.test(text);
    for (const match of text.matchAll(NUMBER)) {
      const at = match.index;
      const digits = match[0].replaceAll(/\D/g, "");
      if (digits.length < 7 || digits.length > 15 || isFax(text, at) || isOther(text, at)) continue;
      const isPlainRun = /^\s?\d+$/.test(match[0]);
      const isWritten = match[0].trim().startsWith("+") || match[0].trim().startsWith("(+");
      if (!isWritten && isPlainRun && !hasWord) continue;
      if (!isWritten && !hasWord && !/[-.)]/.test(match[0])) continue;
      return e164(match[0], country) ?? match[0].trim();
    }
  }
  return null;
}
