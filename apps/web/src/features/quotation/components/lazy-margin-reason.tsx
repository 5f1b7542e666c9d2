import type { QuoteOption } from "@kilolane/contract";
import { lazy, Suspense } from "react";

// Its phrases and code come with the first option that was priced where rules could count.
const MarginReason = lazy(async () => import("./margin-reason.tsx"));

/** Why an option has its margin, where a rule could have set it. */
export function LazyMarginReason({ option }: { readonly option: QuoteOption }) {
  const { marginSource } = option;
  if (marginSource === undefined) return null;
  return (
    <Suspense>
      <MarginReason source={marginSource} currency={option.currency} unit={option.weightUnit} />
    </Suspense>
  );
}
