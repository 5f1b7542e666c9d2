import type { QuoteOption } from "@kilolane/contract";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";

// Its phrases and code come with the first option that was priced where rules could count.
const MarginReason = lazyPart(async () => import("./margin-reason.tsx"), null, ["margin"]);

/** Why an option has its margin, where a rule could have set it. */
export function LazyMarginReason({ option }: { readonly option: QuoteOption }) {
  const { marginSource } = option;
  if (marginSource === undefined) return null;
  return <MarginReason source={marginSource} currency={option.currency} unit={option.weightUnit} />;
}
