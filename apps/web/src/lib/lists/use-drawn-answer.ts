import { useDeferredValue } from "react";
import type { ListAnswer } from "./list-props.ts";

/**
 * A list's answer, the first of which counts as still on its way until its rows are drawn: many rows are then drawn in
 * slices of a few milliseconds instead of in one piece. Later answers are shown at once.
 */
export function useDrawnAnswer<Answer extends Pick<ListAnswer<unknown>, "data">>(answer: Answer) {
  const drawn = useDeferredValue(answer.data);
  return drawn === undefined ? { ...answer, data: undefined } : answer;
}
