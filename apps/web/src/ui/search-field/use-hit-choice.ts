import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import type { SearchText } from "./use-search-text.ts";

interface Choosable {
  readonly id: string;
  readonly isAction?: boolean;
}

interface HitChoiceOptions {
  readonly search: SearchText;
  readonly hits: readonly Choosable[];
  /** the hits are those of `search.term` */
  readonly isReady: boolean;
  readonly onChoose: (id: string) => void;
  /** nothing fits the text, which stays: what was chosen before is not what the field says any longer */
  readonly onClear: () => void;
  /** any text is a value, an entry of the list only completes it */
  readonly isFree?: boolean | undefined;
}

/** What the keys of a search field do; the answer is spread over its input and its list. */
export interface HitChoice {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** place of the highlighted hit, -1 for none */
  readonly at: number;
  /** the list is that of the text in the field */
  readonly isCurrent: boolean;
  /** the text was left or confirmed, and names no entry */
  readonly isUnchosen: boolean;
  readonly choose: (id: string) => void;
  readonly type: (text: string) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly blur: () => void;
}

interface ChoiceState {
  readonly isOpen: boolean;
  /** the hit that an arrow key moved to */
  readonly moved: number | null;
  /** Enter or Tab was pressed before the list was there */
  readonly isWaiting: boolean;
  readonly isUnchosen: boolean;
}

const RESTING: ChoiceState = { isOpen: false, moved: null, isWaiting: false, isUnchosen: false };

/**
 * Enter and Tab take the highlighted hit of the text that is in the field when they are pressed. While its list is on
 * the way they wait for it: an older list never answers. A text without a hit stays, marked. Nothing is highlighted
 * before something is typed, and what does more than choose (adding a record) only by an arrow key.
 */
export function useHitChoice(options: HitChoiceOptions): HitChoice {
  const { search, hits, onClear, isFree = false } = options;
  const [state, setState] = useState(RESTING);
  const change = (part: Partial<ChoiceState>) => setState((old) => ({ ...old, ...part }));
  const { isOpen, moved, isWaiting, isUnchosen } = state;
  const text = (search.typed ?? "").trim();
  const isCurrent = text === "" || (text === search.term && options.isReady);
  const first = text === "" ? -1 : hits.findIndex((hit) => hit.isAction !== true);
  const at = moved === null ? first : Math.min(moved, hits.length - 1);

  const choose = (id: string) => {
    setState(RESTING);
    search.leave();
    options.onChoose(id);
  };
  const mark = () => {
    change({ isWaiting: false, isUnchosen: true });
    onClear();
  };
  const confirm = () => {
    const hit = hits[at];
    if (!isCurrent) {
      change({ isWaiting: true });
      search.hurry();
    } else if (hit === undefined) mark();
    else choose(hit.id);
  };
  const answerWaiting = useEffectEvent(confirm);
  useEffect(() => {
    if (!isWaiting || !isCurrent) return undefined;
    const timer = setTimeout(() => answerWaiting(), 0);
    return () => clearTimeout(timer);
  }, [isWaiting, isCurrent]);

  const type = (next: string) => {
    setState({ ...RESTING, isOpen: true });
    search.type(next);
    if (next.trim() === "") onClear();
  };
  const blur = () => {
    change({ isOpen: false, moved: null });
    if (isWaiting || (isUnchosen && text !== "")) return;
    if (text === "" || isFree) search.leave();
    else mark();
  };
  const press = (event: KeyboardEvent) => {
    const meaning = meaningOf(event.key, { ...state, hasText: text !== "", hit: hits[at], at });
    if (meaning === "confirm") confirm();
    else if (meaning === "close") change({ isOpen: false });
    else if (typeof meaning === "number")
      change({ isOpen: true, moved: isOpen ? wrap(meaning, hits.length) : Math.max(first, 0) });
    // Tab goes on to the next field, with whatever was taken.
    if (meaning !== null && event.key !== "Tab") event.preventDefault();
  };
  const open = () => change({ isOpen: true });
  return { isOpen, open, at, isCurrent, isUnchosen: isUnchosen && text !== "", choose, type, press, blur };
}

const wrap = (place: number, count: number) => (count === 0 ? 0 : (place + count) % count);

interface Situation extends ChoiceState {
  readonly hasText: boolean;
  readonly hit: Choosable | undefined;
  readonly at: number;
}

/** What a key does here: takes the highlighted hit, closes the list, highlights another hit; null: what it always does. */
function meaningOf(
  key: string,
  { isOpen, isUnchosen, moved, hasText, hit, at }: Situation,
): "confirm" | "close" | number | null {
  const isMovedTo = isOpen && moved !== null && hit !== undefined;
  if (key === "ArrowDown") return at + 1;
  if (key === "ArrowUp") return Math.max(at, 0) - 1;
  if (key === "Escape") return isOpen ? "close" : null;
  if (key === "Enter") return hasText || isMovedTo ? "confirm" : null;
  if (key !== "Tab" || (hasText ? isUnchosen : !isMovedTo) || hit?.isAction === true) return null;
  return "confirm";
}
