import { useEffect, useEffectEvent } from "react";
import { showToast } from "../../ui/toast/show-toast.ts";
import { phrase } from "../i18n/i18n.ts";
import { keepTyped, takeTyped } from "./typed-values.ts";

/** What is typed on a screen that holds its state itself, and not in a form. */
interface TypedState<State> {
  /** tells it apart from what else is typed at the same address */
  readonly name: string;
  /** what must not be lost; undefined: nothing is unsaved. It goes through JSON. */
  readonly read: () => State | undefined;
  readonly giveBack: (kept: State) => void;
}

/** As `useTypedValues`, for a screen without a form: gives back what was typed when the session ended, and keeps it. */
export function useTypedState<State>({ name, read, giveBack }: TypedState<State>): void {
  const takeBack = useEffectEvent((kept: State) => {
    giveBack(kept);
    showToast({ tone: "success", text: phrase("state:typedBack") });
  });
  // as it is when the session ends, not as it was when the screen was opened
  const readNow = useEffectEvent(read);
  useEffect(() => {
    const [typed] = takeTyped<Record<string, string>>([name]);
    if (typed !== undefined) takeBack(JSON.parse(typed.value));
    return keepTyped<Record<string, string>>([name], () => {
      const state = readNow();
      return state === undefined ? [] : [{ field: name, value: JSON.stringify(state) }];
    });
  }, [name]);
}
