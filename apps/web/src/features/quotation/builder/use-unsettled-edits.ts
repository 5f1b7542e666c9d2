import { useMemo, useRef, useState } from "react";

/** Sends what is still being typed and waits for the answers; false where one of them was refused. */
type Settle = () => Promise<boolean>;

export interface UnsettledEdits {
  /** @returns how to take the entry out again */
  readonly register: (quoteId: string, settle: Settle) => () => void;
  /** whether everything typed at these options is stored now */
  readonly settle: (quoteIds: readonly string[]) => Promise<boolean>;
  /** options of which a save found that something typed is not stored */
  readonly refused: readonly string[];
  readonly forget: () => void;
}

/**
 * Margins and amounts that are typed but not stored yet: a save waits for them, and is none while one of them is
 * refused, because the option would be stored at its former price behind a red field.
 */
export function useUnsettledEdits(): UnsettledEdits {
  const entries = useRef(new Map<string, Settle>());
  const [refused, setRefused] = useState<readonly string[]>([]);
  return useMemo(
    () => ({
      refused,
      forget: () => setRefused([]),
      register: (quoteId, settle) => {
        entries.current.set(quoteId, settle);
        return () => {
          if (entries.current.get(quoteId) === settle) entries.current.delete(quoteId);
        };
      },
      settle: async (quoteIds) => {
        const answers = await Promise.all(
          quoteIds.map(async (quoteId) => (await (entries.current.get(quoteId)?.() ?? true)) || quoteId),
        );
        const found = answers.filter((answer) => answer !== true);
        setRefused(found);
        return found.length === 0;
      },
    }),
    [refused],
  );
}
