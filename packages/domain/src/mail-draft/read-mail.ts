import { DEFAULT_PACKAGE_TYPE, PACKAGE_TYPES } from "../reference/package-types.ts";
import type {
  MailReading,
  ReadField,
  ReadFields,
  ReadGoodsLine,
  ReadQuestion,
  TextRange,
} from "./mail-reading.ts";
import type { ReadingContext } from "./reading-context.ts";
import { isMonthFirstIn } from "./parties/sender-country.ts";
import { readSender, type Sender } from "./parties/read-sender.ts";
import { readMessage, type ReadMessage } from "./read-message.ts";
import { mergeMessages } from "./merge-messages.ts";
import { cleanText, type CleanText } from "./text/clean-text.ts";
import { isHan } from "./lexicon/lexicon.ts";
import { messagesOf } from "./text/mail-messages.ts";
import { unreadRanges } from "./unread.ts";

/** Chinese mails write the month first, wherever they come from. */
function isChinese(folded: string): boolean {
  let units = 0;
  for (let index = 0; index < folded.length && units < 8; index += 1) {
    if (isHan(folded.charAt(index))) units += 1;
  }
  return units >= 8;
}

/** A place of the clean text in the text as it came. */
function inSource(clean: CleanText, range: TextRange): TextRange {
  const [start, end] = range;
  const last = clean.at[Math.max(start, end - 1)] ?? 0;
  return [
    clean.at[start] ?? 0,
    Math.max(last + 1, clean.at[end] === last ? last + 1 : Math.min(clean.at[end] ?? last + 1, last + 2)),
  ];
}

function placed<Value>(clean: CleanText, field: ReadField<Value> | null): ReadField<Value> | null {
  return field === null ? null : { ...field, at: field.at === null ? null : inSource(clean, field.at) };
}

function inquirerField(sender: Sender): ReadFields["inquirer"] {
  return sender.inquirer === null ? null : { value: sender.inquirer, confidence: "likely", at: sender.at };
}

/** Every field of the newest mail, with what quoted mails add where it leaves one open. */
function fieldsOf(clean: CleanText, read: ReadMessage, sender: Sender, context: ReadingContext): ReadFields {
  const { currency } = read;
  return {
    from: placed(clean, read.from),
    to: placed(clean, read.to),
    readyDate: placed(clean, read.readyDate),
    typeOfGoods: placed(clean, read.cargo.field),
    dimensionUnit: placed(clean, read.goods.dimensionUnit),
    weightUnit: placed(clean, read.goods.weightUnit),
    currency:
      currency === null
        ? { value: context.currency, confidence: "likely", at: null }
        : placed(clean, currency),
    pickupZip: placed(clean, read.pickupZip),
    deliveryZip: placed(clean, read.deliveryZip),
    unNumbers: placed(clean, read.unNumbers),
    packingGroup: placed(clean, read.packingGroup),
    temperature: placed(clean, read.temperature),
    incoterm: placed(clean, read.incoterm),
    inquirer: placed(clean, inquirerField(sender)),
    totalWeight: placed(clean, read.goods.totalWeight),
  };
}

function questionsOf(read: ReadMessage): ReadQuestion[] {
  const questions: ReadQuestion[] = [...read.goods.questions];
  if (read.isDateTwofold)
    questions.unshift({ field: "readyDate", code: "day-or-month", at: read.readyDate?.at ?? null });
  if (read.several !== null)
    questions.unshift({ field: "goods", code: "several-shipments", at: read.several });
  if (read.cargo.lacksUnNumber)
    questions.push({ field: "unNumbers", code: "un-number", at: read.cargo.field.at });
  return questions;
}

/** A type that is offered no more is the one of lines that name none, and no longer sure. */
function offered(
  line: ReadGoodsLine,
  { packageTypes = PACKAGE_TYPES }: Pick<ReadingContext, "packageTypes">,
): ReadGoodsLine {
  if (packageTypes.includes(line.packageType)) return line;
  return { ...line, packageType: DEFAULT_PACKAGE_TYPE, confidence: "likely" };
}

/**
 * Reads a client's mail into the fields of a draft. Pure: nothing is looked up, sent or priced. What it cannot read for
 * sure is `likely`, a question, or `unread`; nothing with a figure in it disappears. Linear in the text's length.
 */
export function readMail(text: string, context: ReadingContext): MailReading {
  const clean = cleanText(text);
  const messages = messagesOf(clean);
  const sender = readSender(clean, messages, context);
  const dates = {
    receivedOn: context.receivedOn,
    isMonthFirst: isMonthFirstIn(sender.country) ?? (isChinese(clean.folded) ? true : null),
  };
  const reads = messages.map((message) => readMessage(message, context, dates));
  const read = mergeMessages(reads, messages, context);
  return {
    fields: fieldsOf(clean, read, sender, context),
    goods: read.goods.goods.map((line) => ({ ...offered(line, context), at: inSource(clean, line.at) })),
    questions: questionsOf(read).map((question) => ({
      ...question,
      at: question.at === null ? null : inSource(clean, question.at),
    })),
    unread: unreadRanges(clean, messages, [...read.used, ...(sender.at === null ? [] : [sender.at])]).map(
      (range) => inSource(clean, range),
    ),
  };
}
