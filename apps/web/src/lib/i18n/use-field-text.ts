import { useCallback } from "react";
import { useCodeText } from "./use-code-text.ts";

/** What react-hook-form holds of a field's error. */
interface FieldProblem {
  readonly type?: unknown;
  readonly message?: unknown;
}

/**
 * The text under a field: schemas speak in codes (`required`), which become phrases; the server's messages are
 * already in the reader's language and stand as they came.
 */
export function useFieldText(): (problem: FieldProblem | undefined) => string | undefined {
  const text = useCodeText("error");
  return useCallback(
    (problem) => {
      if (typeof problem?.message !== "string" || problem.message === "") return undefined;
      return problem.type === "server" ? problem.message : text("field", problem.message);
    },
    [text],
  );
}
