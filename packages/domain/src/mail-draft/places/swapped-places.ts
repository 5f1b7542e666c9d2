import type { ReadField } from "../mail-reading.ts";
import type { MailMessage } from "../text/mail-messages.ts";
import { mentionsOf, type PlaceMention } from "./mentions.ts";
import type { PlaceIndex } from "./place-index.ts";

/** An airport or city that a mail puts in the place of one that was said before. */
export interface PlaceSwap {
  /** what no longer counts, as codes */
  readonly former: readonly string[];
  readonly now: PlaceMention;
}

const REACH = 24;
const NOT = /(?:(?<!\p{L})(?:not|no es|no|n'est pas|pas|non e|non|nicht)|不是|ليس)\s*$/u;
const BUT =
  /^[\s,;:–-]*(?:(?:it'?s|it is|but|rather|sino|es|mais|c'est|ma|bensi|e|sondern)(?!\p{L})|而是|是|بل)?\s*$/u;
const INSTEAD =
  /^[\s,;:(–-]*(?:(?:and not|not|instead of|rather than|y no|no|en vez de|en lugar de|et non|et pas|au lieu de|e non|non|invece di|statt|und nicht)(?!\p{L})|而不是|不是|بدلا من|وليس)\s*$/u;

/** `not HKG, it's SZX`, `SZX instead of HKG`: the places of a mail that take another one's place. */
export function placeSwapsOf(message: MailMessage, index: PlaceIndex): PlaceSwap[] {
  const mentions = mentionsOf(message, index).filter(({ form }) => form !== "small-code");
  return mentions.flatMap((mention, at) => {
    const next = mentions[at + 1];
    if (next === undefined || next.start - mention.end > REACH) return [];
    const between = message.folded.slice(mention.end, next.start);
    const before = message.folded.slice(Math.max(message.start, mention.start - REACH), mention.start);
    if (NOT.test(before) && BUT.test(between)) return [{ former: mention.codes, now: next }];
    return INSTEAD.test(between) ? [{ former: next.codes, now: mention }] : [];
  });
}

/** The end of a quoted lane, or the place that the newest mail puts there, which is to be checked. */
export function swapPlace(
  quoted: ReadField<string> | null,
  swaps: readonly PlaceSwap[],
): ReadField<string> | null {
  const swap = quoted === null ? undefined : swaps.find(({ former }) => former.includes(quoted.value));
  const [value, ...others] = swap?.now.codes ?? [];
  if (swap === undefined || value === undefined) return quoted;
  return {
    value,
    confidence: "likely",
    at: [swap.now.start, swap.now.end],
    ...(others.length > 0 && { others }),
  };
}
