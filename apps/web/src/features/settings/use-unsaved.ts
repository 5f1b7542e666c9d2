import { createContext, use, useEffect, useId } from "react";

/** Notes which card of the screen has unsaved changes. */
export type ReportUnsaved = (card: string, isUnsaved: boolean) => void;

export const UnsavedContext = createContext<ReportUnsaved>(() => undefined);

/** Tells the screen that this card has unsaved changes: the router asks once for all of them before it is left. */
export function useUnsaved(isUnsaved: boolean): void {
  const report = use(UnsavedContext);
  const card = useId();
  useEffect(() => {
    report(card, isUnsaved);
    return () => report(card, false);
  }, [report, card, isUnsaved]);
}
