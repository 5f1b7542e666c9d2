import { isSpaced, linesOf, type Line } from "./lines.ts";

/** Where a line of a thread belongs: to which mail, the newest first, and as what. */
export interface ThreadLine extends Line {
  /** without its quote marks */
  readonly content: number;
  readonly mail: number;
  readonly part: "text" | "head" | "subject";
}

export interface Thread {
  readonly lines: readonly ThreadLine[];
  /** of each mail whether it was passed on rather than answered */
  readonly isForwarded: readonly boolean[];
}

/** Older mails than these are read as one. */
const MOST_MAILS = 6;
const LONGEST_HEAD_LINE = 300;

const FROM_LABEL = /^\*?(?:from|de|da|von|mittente|expediteur|remitente|发件人|寄件人|من|المرسل)\*? ?:/;
const OTHER_LABEL =
  /^\*?(?:sent|date|to|cc|subject|reply-to|enviado(?: el)?|fecha|para|asunto|envoye(?: le)?|a|objet|copie|pour|inviato|data|oggetto|destinatario|gesendet|an|betreff|datum|发送时间|发送日期|日期|时间|收件人|抄送|主题|التاريخ|الي|تاريخ الارسال|الموضوع|نسخه|تم الارسال|ارسل)\*? ?:/;
const SUBJECT_LABEL = /^\*?(?:subject|asunto|objet|oggetto|betreff|主题|الموضوع)\*? ?:/;
const SENT_LABEL =
  /^\*?(?:sent|enviado(?: el)?|envoye(?: le)?|inviato|gesendet|发送时间|发送日期|تاريخ الارسال|تم الارسال)\*? ?:/;
const SEPARATOR =
  /^[-_=*> ]*(?:original message|original mail|begin forwarded message|forwarded message|forwarded mail|fwd|mensaje original|mensaje reenviado|message d'origine|message original|message transfere|messaggio originale|messaggio inoltrato|inizio messaggio inoltrato|weitergeleitete nachricht|ursprungliche nachricht|原始邮件|转发邮件|转发的邮件|转发邮件信息|الرساله الاصليه|رساله معاد توجيهها|رساله محوله|الرساله المحوله)[-_=*:> ]*$/;
const FORWARD = /forward|fwd|reenviad|transfer|inoltrat|weitergeleitet|转发|توجيه|محوله/;
const WROTE = /(?:wrote|writes|escribio|a ecrit|ha scritto|schrieb|写道|写|كتب|كتبت)[^\n]{0,60}?:$/;
const ATTRIBUTION_START = /^(?:on|le|el|il|am|em|在|في|بتاريخ|von|from|de|da|al|a|\d{1,4}[-/.年])/;

function marksOf(text: string, line: Line): { depth: number; content: number } {
  let content = line.start;
  let depth = 0;
  while (content < line.end) {
    const unit = text.charAt(content);
    if (unit === ">") depth += 1;
    else if (!isSpaced(unit)) break;
    content += 1;
  }
  return { depth, content: depth === 0 ? line.start : content };
}

interface Marked extends Line {
  readonly content: number;
  readonly depth: number;
  readonly text: string;
}

/** How many lines say who wrote the mail below: `On … wrote:`, over one or two lines. */
function attributionAt(lines: readonly Marked[], index: number): number {
  const line = lines[index];
  if (line === undefined || line.text.length > LONGEST_HEAD_LINE) return 0;
  if (WROTE.test(line.text) && (ATTRIBUTION_START.test(line.text) || line.text.includes("@"))) return 1;
  const second = lines[index + 1];
  const isTwo = ATTRIBUTION_START.test(line.text) && /\d/.test(line.text) && second !== undefined;
  return isTwo &&
    second.text.length < LONGEST_HEAD_LINE &&
    second.depth === line.depth &&
    WROTE.test(second.text)
    ? 2
    : 0;
}

function firstFilled(lines: readonly Marked[], from: number): number {
  let next = from;
  while (next < from + 2 && lines[next]?.text === "") next += 1;
  return next;
}

/** How many lines are the head of a mail (From, Sent, To, Subject) or part such as `Forwarded message`. */
function headAt(lines: readonly Marked[], index: number): number {
  const line = lines[index];
  if (line === undefined || line.text.length > LONGEST_HEAD_LINE) return 0;
  const isSeparator = SEPARATOR.test(line.text);
  let next = isSeparator ? index + 1 : index;
  if (isSeparator) next = firstFilled(lines, next);
  let labels = 0;
  let isMail = false;
  let hasFrom = false;
  for (; next < lines.length && labels < 12; next += 1) {
    const { text = "" } = lines[next] ?? {};
    const isFrom = FROM_LABEL.test(text);
    if (text.length > LONGEST_HEAD_LINE || !(isFrom || OTHER_LABEL.test(text))) break;
    hasFrom ||= isFrom;
    isMail ||= SUBJECT_LABEL.test(text) || SENT_LABEL.test(text) || (isFrom && text.includes("@"));
    labels += 1;
  }
  if (isSeparator) return next - index;
  return hasFrom && isMail && labels >= 2 ? next - index : 0;
}

function depthBelow(lines: readonly Marked[], index: number): number {
  for (let next = index; next < Math.min(lines.length, index + 4); next += 1) {
    const line = lines[next];
    if (line !== undefined && line.text !== "") return line.depth;
  }
  return 0;
}

/** Gives each line of a thread to its mail. */
export function threadOf(folded: string): Thread {
  const marked = linesOf(folded, 0, folded.length).map((line): Marked => {
    const { depth, content } = marksOf(folded, line);
    return { ...line, content, depth, text: folded.slice(content, line.end).trim() };
  });
  const lines: ThreadLine[] = [];
  const isForwarded = [false];
  const mailOfDepth: number[] = [0];
  const begin = (forwarded: boolean): number => {
    if (isForwarded.length < MOST_MAILS) isForwarded.push(forwarded);
    return isForwarded.length - 1;
  };
  let index = 0;
  let hasText = false;
  while (index < marked.length) {
    const line = marked[index];
    if (line === undefined) break;
    const attribution = attributionAt(marked, index);
    const head = attribution > 0 ? 0 : headAt(marked, index);
    if (attribution + head === 0) {
      mailOfDepth[line.depth] ??= begin(false);
      hasText ||= line.text !== "";
      lines.push({ ...line, mail: mailOfDepth[line.depth] ?? 0, part: "text" });
      index += 1;
      continue;
    }
    const end = index + attribution + head;
    const depth = attribution > 0 ? Math.max(line.depth, depthBelow(marked, end)) : line.depth;
    // the head at the very beginning is that of the newest mail itself
    const mail = hasText ? begin(FORWARD.test(line.text)) : 0;
    mailOfDepth.length = Math.min(mailOfDepth.length, depth);
    mailOfDepth[depth] = mail;
    for (; index < end; index += 1) {
      const part = marked[index];
      if (part !== undefined)
        lines.push({ ...part, mail, part: SUBJECT_LABEL.test(part.text) ? "subject" : "head" });
    }
  }
  return { lines, isForwarded };
}
