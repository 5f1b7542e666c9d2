import { useEffect, useEffectEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { CreateForm } from "./create-form.ts";
import { isBlankRow } from "./goods-row.ts";

/** The field that the work begins with: the first one in its order that is still empty. */
function findFirstEmpty(form: CreateForm): string {
  const picker = (["inquirer", "from", "to"] as const).find((name) => form[name] === null);
  if (picker !== undefined) return picker;
  const row = form.goods.findIndex(isBlankRow);
  return `goods.${Math.max(row, 0)}.pieces`;
}

/** Where somebody is at work already while the screen loads: in an open menu, a dialog, another field. */
const AT_WORK = "[aria-expanded=true], [role=menu], [role=dialog], input, textarea";

/** Puts the focus on the first empty field when the screen opens; on a phone that would open its keyboard. */
export function useArrivalFocus(form: UseFormReturn<CreateForm>, isWanted: boolean): void {
  const arrive = useEffectEvent(() => {
    if (!isWanted || matchMedia("(pointer: coarse)").matches) return;
    if (document.activeElement?.closest(AT_WORK)) return;
    const name = findFirstEmpty(form.getValues());
    document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
}
