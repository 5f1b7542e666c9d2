import type { ListedOption, PricedRequest, QuoteOption } from "@kilolane/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { ApiError } from "../../../lib/api/api-error.ts";
import { saidInPlace, useSaveWith } from "../../../lib/api/use-save.ts";
import { editOptions, optionQuery } from "../queries.ts";

type OptionEdits = Parameters<typeof editOptions>[1];

/** A margin as typed; `reason` is what an admin gives for selling below the floor. */
export interface MarginChange {
  readonly kind: "margin" | "markup" | "per_kg" | "flat";
  readonly value: string;
  readonly least: string | null;
  readonly reason?: string;
}

/** Why a margin was refused at the floor: a reason lets it pass, or an admin must approve it. */
export type FloorRefusal = "reason" | "approval" | null;

function floorRefusalOf(refusal: ApiError | undefined): FloorRefusal {
  if (refusal?.fields.some(({ field }) => field.endsWith("reason"))) return "reason";
  return refusal?.code === "below-margin-floor" ? "approval" : null;
}

function isWhole(option: ListedOption): option is QuoteOption {
  const { lines, bands, exchange, trace } = option;
  return lines !== undefined && bands !== undefined && exchange !== undefined && trace !== undefined;
}

/** Margin and sell amounts of one option: sent at once, answered with the whole request priced again. */
export function useOptionEdits(
  requestId: string,
  quoteId: string,
  onPriced: (priced: PricedRequest) => void,
) {
  const client = useQueryClient();
  const edit = useSaveWith(
    async (option: Omit<OptionEdits[number], "quote_id">) =>
      editOptions(requestId, [{ quote_id: quoteId, ...option }]),
    {
      onSaved: (priced) => {
        const { request_id, version, options } = priced;
        const option = options.find((entry) => entry.quote_id === quoteId);
        // The answer holds the new lines already: the table under the margin never shows the old ones again.
        if (option !== undefined && isWhole(option)) {
          client.setQueryData(optionQuery({ requestId: request_id, version, quoteId }).queryKey, option);
        }
        onPriced(priced);
      },
      onRefused: saidInPlace,
    },
  );
  const { refusal } = edit;
  const floor = floorRefusalOf(refusal);
  return {
    isSaving: edit.isPending,
    floor,
    problem: refusal === undefined || floor !== null ? null : (refusal.fields[0]?.message ?? refusal.title),
    setMargin: ({ reason, ...margin }: MarginChange) =>
      edit.mutate({ margin, ...(reason === undefined || reason === "" ? {} : { reason }) }),
    setSell: (code: string, amount: string | null) => edit.mutate({ sell: [{ code, amount }] }),
  };
}
