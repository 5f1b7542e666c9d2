import type { PricedRequest } from "@kilolane/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { useFloorQuestion } from "./use-floor-questions.ts";
import { type MarginChange, useOptionEdits } from "./use-option-edits.ts";

/**
 * The edits of one option with what was asked of the admins about it. What the floor refused is not said again while
 * they are asked, until something else is typed, and is refused no more once they approve.
 */
export function useAskedEdits(requestId: string, quoteId: string, onPriced: (priced: PricedRequest) => void) {
  const question = useFloorQuestion({ requestId, quoteId });
  const [isAsked, setAsked] = useState(false);
  /** a declined question of which another price has been stored since */
  const [passedId, setPassedId] = useState<string>();
  const edits = useOptionEdits(requestId, quoteId, (priced) => {
    setPassedId(question?.id);
    onPriced(priced);
  });
  const forget = useEffectEvent(edits.forgetFloor);
  const approvedId = question?.status === "approved" ? question.id : undefined;
  useEffect(() => {
    if (approvedId !== undefined) forget();
  }, [approvedId]);
  const isWaiting = isAsked && question?.status === "open";
  return {
    ...edits,
    floor: isWaiting ? null : edits.floor,
    sellFloor: isWaiting ? undefined : edits.sellFloor,
    /** what the admins are asked about the option, or have declined */
    question: question?.status === "declined" && question.id === passedId ? undefined : question,
    /** to be called once they are asked */
    wait: () => setAsked(true),
    setMargin: (margin: MarginChange) => {
      setAsked(false);
      edits.setMargin(margin);
    },
    setSell: (...sell: Parameters<typeof edits.setSell>) => {
      setAsked(false);
      edits.setSell(...sell);
    },
  };
}
