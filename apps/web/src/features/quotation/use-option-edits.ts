import type { PricedRequest } from "@kilolane/contract";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "../../lib/api/api-error.ts";
import { editOptions } from "./queries.ts";

type OptionEdits = Parameters<typeof editOptions>[1];

/** A margin as typed; `reason` is what an admin gives for selling below the floor. */
export interface MarginWish {
  readonly kind: "margin" | "markup" | "per_kg" | "flat";
  readonly value: string;
  readonly least: string | null;
  readonly reason?: string;
}

/** Why a margin was refused at the floor: a reason lets it pass, or an admin must approve it. */
export type FloorRefusal = "reason" | "approval" | null;

function floorRefusalOf(refusal: ApiError | null): FloorRefusal {
  if (refusal?.fields.some(({ field }) => field.endsWith("reason"))) return "reason";
  return refusal?.code === "below-margin-floor" ? "approval" : null;
}

/** Margin and sell amounts of one option: sent at once, answered with the whole request priced anew. */
export function useOptionEdits(
  requestId: string,
  quoteId: string,
  onPriced: (priced: PricedRequest) => void,
) {
  const edit = useMutation({
    mutationFn: async (option: Omit<OptionEdits[number], "quote_id">) =>
      editOptions(requestId, [{ quote_id: quoteId, ...option }]),
    onSuccess: onPriced,
  });
  const refusal = edit.error instanceof ApiError ? edit.error : null;
  const floor = floorRefusalOf(refusal);
  return {
    isSaving: edit.isPending,
    floor,
    problem: refusal === null || floor !== null ? null : (refusal.fields[0]?.message ?? refusal.title),
    setMargin: ({ reason, ...margin }: MarginWish) =>
      edit.mutate({ margin, ...(reason === undefined || reason === "" ? {} : { reason }) }),
    setSell: (code: string, amount: string | null) => edit.mutate({ sell: [{ code, amount }] }),
  };
}
