import { linePartsOf } from "./mail-parts.ts";
import { withFormLines } from "./form-lines.ts";
import { threadOf, type ThreadLine } from "./thread-lines.ts";
import { tokensOf, type Token } from "./tokens.ts";
import type { CleanText } from "./clean-text.ts";

/** One mail of a thread: its text in place, everything else blanked, so that offsets stay. */
export interface MailMessage {
  /** offsets of the first and the last unit of its text */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly folded: string;
  readonly tokens: readonly Token[];
  readonly head: readonly ThreadLine[];
  readonly signature: readonly ThreadLine[];
  readonly legal: readonly ThreadLine[];
  readonly isForwarded: boolean;
}

function blanked(text: string, kept: readonly ThreadLine[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const line of kept) {
    pieces.push(text.slice(at, line.start).replaceAll(/[^\n]/gu, (unit) => " ".repeat(unit.length)));
    pieces.push(" ".repeat(contentOf(text, line) - line.start), text.slice(contentOf(text, line), line.end));
    at = line.end;
  }
  return pieces.join("");
}

/** Behind the quote marks and, of a subject, behind its label. */
function contentOf(text: string, line: ThreadLine): number {
  if (line.part !== "subject") return line.content;
  const colon = text.indexOf(":", line.content);
  return colon < 0 || colon >= line.end ? line.content : colon + 1;
}

/** `[ ] box [x] skid`, `☐ yes ☑ no`: what is ticked off stays alone, in its place. */
function withoutBoxes(folded: string): string {
  if (!/\[ ?[x✓✔]?\]|[☐☑☒]/.test(folded)) return folded;
  return folded
    .replaceAll(/(?:\[ ?\]|☐) ?[^\s[\]☐☑☒]+/g, (box) => " ".repeat(box.length))
    .replaceAll(/\[ ?[x✓✔] ?\]|[☑☒]/g, (box) => " ".repeat(box.length));
}

function messageOf(clean: CleanText, lines: readonly ThreadLine[], isForwarded: boolean): MailMessage {
  const texts = lines.filter((line) => line.part === "text");
  const parts = linePartsOf(clean, texts);
  const bodyTexts = new Set(texts.filter((_, index) => parts[index] === "body"));
  const body = lines.filter((line) => line.part === "subject" || bodyTexts.has(line));
  const folded = withFormLines(withoutBoxes(blanked(clean.folded, body)));
  const start = body[0]?.start ?? 0;
  return {
    start,
    end: folded.length,
    text: blanked(clean.text, body),
    folded,
    tokens: tokensOf(folded, start, folded.length),
    head: lines.filter((line) => line.part === "head"),
    signature: texts.filter((_, index) => parts[index] === "signature"),
    legal: texts.filter((_, index) => parts[index] === "legal"),
    isForwarded,
  };
}

/** The mails of a thread, the newest first. */
export function messagesOf(clean: CleanText): MailMessage[] {
  const thread = threadOf(clean.folded);
  const byMail = thread.isForwarded.map((): ThreadLine[] => []);
  for (const line of thread.lines) byMail[line.mail]?.push(line);
  return byMail.map((lines, mail) => messageOf(clean, lines, thread.isForwarded[mail] ?? false));
}
