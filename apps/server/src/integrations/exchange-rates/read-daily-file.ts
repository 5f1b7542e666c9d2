import { type CalendarDate, isCalendarDate } from "@kilolane/domain";
import { type DailyRates, RateSourceError } from "./rate-source.ts";

/*
 * The European Central Bank's daily file, eurofxref-daily.xml: one envelope, one day, one element for each currency. It
 * has had this one shape since 1999, so nothing else is read: no document type, entity, comment, other element or
 * attribute, and no second day.
 */

const ENVELOPE_NAMESPACE = "http://www.gesmes.org/xml/2002-08-01";
const RATES_NAMESPACE = "http://www.ecb.int/vocabulary/2002-08-01/eurofxref";
/** The file has about thirty; a list of all the world's currencies would still pass. */
const MOST_CURRENCIES = 200;

/** A tag with up to four attributes in either quote, behind white space; or the text between two tags. */
const TAG =
  /\s*<(\/?)([a-zA-Z:]{1,20})((?:\s+[a-zA-Z:]{1,20}=(?:"[^"<&]{0,200}"|'[^'<&]{0,200}')){0,4})\s*(\/?)>/y;
const ATTRIBUTE = /([a-zA-Z:]+)=["']([^"']*)["']/g;
const DECLARATION = /\uFEFF?<\?xml version=["']1\.0["'] encoding=["']UTF-8["']\s*\?>/iy;
const TEXT = /[^<>&]{0,200}/y;
const RATE = /^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,10})?$/;

interface Tag {
  /** `/` of an end tag */
  readonly kind: "open" | "end" | "empty";
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Reads a text from its beginning, piece by piece; what is not expected is refused. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  take(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match === null) throw refuse(`nothing that was expected at character ${this.#at}`);
    this.#at = pattern.lastIndex;
    return match;
  }

  tag(): Tag {
    const [, end = "", name = "", written = "", empty = ""] = this.take(TAG);
    const attributes = new Map(
      [...written.matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [key, value]),
    );
    if (end !== "" && (empty !== "" || attributes.size > 0)) throw refuse(`a malformed end of ${name}`);
    return { kind: end !== "" ? "end" : empty !== "" ? "empty" : "open", name, attributes };
  }

  /** The next tag, which must be this one with exactly these attributes. */
  expect(kind: Tag["kind"], name: string, attributes: readonly string[] = []): Tag {
    const tag = this.tag();
    const isExpected =
      tag.kind === kind &&
      tag.name === name &&
      tag.attributes.size === attributes.length &&
      attributes.every((key) => tag.attributes.has(key));
    if (!isExpected) throw refuse(`${kind} ${name} was expected, ${tag.kind} ${tag.name} came`);
    return tag;
  }

  /** An element with nothing but text in it. */
  skipText(name: string): void {
    this.expect("open", name);
    this.take(TEXT);
    this.expect("end", name);
  }

  end(): void {
    this.take(/\s*$/y);
  }
}

/** The rates in the daily file. @throws RateSourceError (format) for anything that is not that file */
export function readDailyFile(text: string): DailyRates {
  const reader = new Reader(text);
  reader.take(DECLARATION);
  const { attributes } = reader.expect("open", "gesmes:Envelope", ["xmlns:gesmes", "xmlns"]);
  if (attributes.get("xmlns:gesmes") !== ENVELOPE_NAMESPACE || attributes.get("xmlns") !== RATES_NAMESPACE)
    throw refuse("another namespace");
  reader.skipText("gesmes:subject");
  reader.expect("open", "gesmes:Sender");
  reader.skipText("gesmes:name");
  reader.expect("end", "gesmes:Sender");
  reader.expect("open", "Cube");
  const asOf = dayOf(reader.expect("open", "Cube", ["time"]).attributes.get("time"));
  const rates = readRates(reader);
  reader.expect("end", "Cube");
  reader.expect("end", "gesmes:Envelope");
  reader.end();
  return { asOf, rates };
}

/** The currencies up to the end of their day. */
function readRates(reader: Reader): DailyRates["rates"] {
  const rates = new Map<string, string>();
  for (let tag = reader.tag(); ; tag = reader.tag()) {
    if (tag.kind === "end" && tag.name === "Cube") break;
    const currency = tag.attributes.get("currency") ?? "";
    const rate = tag.attributes.get("rate") ?? "";
    if (tag.kind !== "empty" || tag.name !== "Cube" || tag.attributes.size !== 2)
      throw refuse(`a currency was expected, ${tag.kind} ${tag.name} came`);
    if (!/^[A-Z]{3}$/.test(currency) || currency === "EUR" || rates.has(currency) || !RATE.test(rate))
      throw refuse("a currency that cannot be, or comes twice");
    rates.set(currency, rate);
    if (rates.size > MOST_CURRENCIES) throw refuse("too many currencies");
  }
  // without the dollar nothing could be exchanged by way of the euro
  if (!rates.has("USD")) throw refuse("no dollar");
  return [...rates].map(([currency, rate]) => ({ currency, rate }));
}

function dayOf(text: string | undefined): CalendarDate {
  if (!isCalendarDate(text)) throw refuse("no day");
  return text;
}

function refuse(reason: string): RateSourceError {
  return new RateSourceError("format", `this is not the daily file: ${reason}`);
}
