import { useCallback, useState } from "react";
import { useTypedState } from "../../lib/forms/use-typed-state.ts";
import { useLeaveBlock } from "../../lib/leave/use-leave-block.ts";
import type { GridRow } from "../../ui/grid/grid-types.ts";

/** A list as it is stored. */
export interface StoredList {
  /** 0: not stored yet */
  readonly version: number;
  readonly rows: readonly GridRow[];
}

/** What is typed in a list, and the version that it was typed over. */
export interface TypedList {
  readonly version: number;
  readonly rows: readonly GridRow[];
}

/**
 * What is typed in the lists of one screen and not stored: another list may be opened meanwhile, the screen is not left
 * without a question, and the end of a session takes nothing.
 */
export function useTypedLists() {
  const [lists, setLists] = useState<Readonly<Record<string, TypedList>>>({});
  const isTyped = Object.keys(lists).length > 0;
  useTypedState({ name: "lists", read: () => (isTyped ? lists : undefined), giveBack: setLists });
  const type = useCallback((name: string, list: TypedList) => {
    setLists((before) => ({ ...before, [name]: list }));
  }, []);
  const forget = useCallback((name: string, rows: readonly GridRow[]) => {
    setLists((before) => {
      const { [name]: list, ...others } = before;
      return list?.rows === rows ? others : before;
    });
  }, []);
  return {
    leaving: useLeaveBlock(() => isTyped),
    of: (name: string) => ({
      typed: lists[name],
      type: (list: TypedList) => type(name, list),
      forget: (rows: readonly GridRow[]) => forget(name, rows),
    }),
  };
}

export type TypedLists = ReturnType<typeof useTypedLists>;
