import { HISTORY_WORDS } from "../lexicon/history-words.ts";
import { addPhrase, findPhrase, isHan, isWordUnit, newPhraseTree } from "../lexicon/lexicon.ts";
import { cleanText, foldWord } from "./clean-text.ts";
import { isDenied } from "./denial.ts";
import { messagesOf, type MailMessage } from "./mail-messages.ts";

/** What a mail refers to: the last shipment, or the usual one. */
export type HistoryReference = "last" | "usual";

const TREE = newPhraseTree<HistoryReference>();
for (const [sense, words] of HISTORY_WORDS) {
  const reference = sense === "last" ? "last" : "usual";
  for (const word of words.split("|")) addPhrase(TREE, foldWord(word), reference);
}

function referenceIn({ folded, start, end, tokens }: MailMessage): HistoryReference | null {
  let found: HistoryReference | null = null;
  for (let at = start; at < end; at += 1) {
    if (!isHan(folded.charAt(at)) && at > 0 && isWordUnit(folded.charAt(at - 1))) continue;
    const phrase = findPhrase(TREE, folded, at);
    if (phrase === null) continue;
    const token = tokens.findIndex((entry) => entry.end > at);
    if (token >= 0 && isDenied(tokens, token)) continue;
    if (phrase.values.includes("last")) return "last";
    found = "usual";
  }
  return found;
}

/**
 * Whether a mail says "same as last time" or "as usual", in six languages; null where it says neither, or denies it.
 * Only what is written now counts: the newest mail, or the one that it forwards.
 */
export function historyReferenceOf(text: string): HistoryReference | null {
  const [newest, next] = messagesOf(cleanText(text));
  if (newest === undefined) return null;
  return referenceIn(newest) ?? (next?.isForwarded === true ? referenceIn(next) : null);
}
