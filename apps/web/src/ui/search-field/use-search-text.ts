import { useDebouncedValue } from "@mantine/hooks";
import { useCallback, useState } from "react";

const PAUSE_MS = 120;

/** What is typed into a search field, and the text that its list is asked for. */
export interface SearchText {
  /** as typed; null: nobody types, the field shows what is chosen */
  readonly typed: string | null;
  /** trimmed; follows `typed` after a pause in the typing, at once when somebody waits for the list */
  readonly term: string;
  readonly type: (text: string) => void;
  /** forgets what was typed: the field shows what is chosen again */
  readonly leave: () => void;
  /** asks for the list of the text that is in the field now, without waiting for a pause */
  readonly hurry: () => void;
}

/** @param pauseMs pause in the typing before the list is asked for; 0 where it is searched on this machine */
export function useSearchText(pauseMs: number = PAUSE_MS): SearchText {
  const [typed, setTyped] = useState<string | null>(null);
  const [hurried, setHurried] = useState<string | null>(null);
  const [rested] = useDebouncedValue(typed, pauseMs);
  const isAtOnce = pauseMs === 0 || typed === null || hurried === typed;
  return {
    typed,
    term: ((isAtOnce ? typed : rested) ?? "").trim(),
    type: setTyped,
    leave: useCallback(() => setTyped(null), []),
    hurry: useCallback(() => setHurried(typed), [typed]),
  };
}

/** Whether a query's answer belongs to what it was asked last; a failed one has found nothing. */
export function isAnswered(query: {
  readonly isSuccess: boolean;
  readonly isError: boolean;
  readonly isPlaceholderData: boolean;
}): boolean {
  return query.isError || (query.isSuccess && !query.isPlaceholderData);
}
