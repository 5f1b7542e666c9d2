import type { PricedRequest } from "@kilolane/contract";
import { useCallback, useEffect, useRef } from "react";

/** The newest prices for what runs across several answers, known before they are painted. */
export function useLatest(priced: PricedRequest | null, onPriced: (priced: PricedRequest) => void) {
  const newest = useRef(priced);
  useEffect(() => {
    newest.current = priced;
  }, [priced]);
  const setPriced = useCallback(
    (next: PricedRequest) => {
      newest.current = next;
      onPriced(next);
    },
    [onPriced],
  );
  return { priced: newest, setPriced };
}
