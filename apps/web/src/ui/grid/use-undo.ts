import { useCallback, useState } from "react";
import type { GridRow } from "./grid-types.ts";

type Rows = readonly GridRow[];

/** Steps that can be taken back at most. */
const MOST_STEPS = 100;

/** Keeps what was there before every change, so that it can be taken back and done again. */
export function useUndo(rows: Rows, onChange: (rows: Rows) => void) {
  const [past, setPast] = useState<readonly Rows[]>([]);
  const [future, setFuture] = useState<readonly Rows[]>([]);

  const change = useCallback(
    (next: Rows) => {
      setPast((steps) => [...steps.slice(1 - MOST_STEPS), rows]);
      setFuture([]);
      onChange(next);
    },
    [onChange, rows],
  );
  const step = (from: readonly Rows[], isBack: boolean) => {
    const target = from.at(-1);
    if (target === undefined) return;
    const keep = (steps: readonly Rows[]) => [...steps, rows];
    const drop = (steps: readonly Rows[]) => steps.slice(0, -1);
    setPast(isBack ? drop : keep);
    setFuture(isBack ? keep : drop);
    onChange(target);
  };
  return {
    change,
    undo: () => step(past, true),
    redo: () => step(future, false),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
