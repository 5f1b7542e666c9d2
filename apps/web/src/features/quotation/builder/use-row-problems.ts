import { useCallback, useSyncExternalStore } from "react";
import { useFormContext } from "react-hook-form";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import type { CreateForm } from "./create-form.ts";
import { FIGURE_COLUMNS } from "./goods-row.ts";

/** Where a line can be refused. */
export const PROBLEM_COLUMNS = [...FIGURE_COLUMNS, "packageType"] as const;
export type ProblemColumn = (typeof PROBLEM_COLUMNS)[number];

/** Why a line is refused, in words, by column. */
export type RowProblems = Readonly<Partial<Record<ProblemColumn, string>>>;

/**
 * What one goods line is refused for. The form tells every line of every problem that comes or goes anywhere in it; only
 * a line whose own problems changed is drawn again.
 */
export function useRowProblems(index: number): RowProblems {
  const fieldText = useFieldText();
  const { subscribe, getFieldState } = useFormContext<CreateForm>();
  const follow = useCallback(
    (onChange: () => void) => subscribe({ formState: { errors: true }, callback: onChange }),
    [subscribe],
  );
  const errorAt = (column: ProblemColumn) => getFieldState(`goods.${index}.${column}`).error;
  useSyncExternalStore(follow, () => PROBLEM_COLUMNS.map((column) => errorAt(column)?.message).join());
  const texts: Partial<Record<ProblemColumn, string>> = {};
  for (const column of PROBLEM_COLUMNS) {
    const text = fieldText(errorAt(column));
    if (text) texts[column] = text;
  }
  return texts;
}
