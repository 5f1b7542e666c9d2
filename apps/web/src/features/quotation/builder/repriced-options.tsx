import type { PricedRequest } from "@kilolane/contract";
import { saidInPlace, useSaveWith } from "../../../lib/api/use-save.ts";
import { type PriceAnswer, RepricedPanel } from "../components/repriced-panel.tsx";
import { editOptions } from "../queries.ts";
import { floorRefusalOf } from "./use-option-edits.ts";

interface RepricedOptionsProps {
  readonly priced: PricedRequest;
  readonly onPriced: (priced: PricedRequest) => void;
}

/** Old against new of the options of a request that is not saved yet. */
export function RepricedOptions({ priced, onPriced }: RepricedOptionsProps) {
  const answer = useSaveWith(
    async ([quoteId, price]: readonly [string, PriceAnswer]) =>
      editOptions(priced.request_id, [{ quote_id: quoteId, ...price }]),
    { onSaved: onPriced, onRefused: saidInPlace, inTurnOn: priced.request_id },
  );
  const { refusal } = answer;
  return (
    <RepricedPanel
      options={priced.options}
      gone={priced.gone}
      problem={refusal === undefined ? null : (refusal.fields[0]?.message ?? refusal.title)}
      asksReason={floorRefusalOf(refusal) === "reason"}
      isSaving={answer.isPending}
      onChoose={(quoteId, price) => answer.mutate([quoteId, price])}
    />
  );
}
