import type { ListedOption, PricedRequest, QuoteOption } from "@kilolane/contract";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../lib/api/api-error.ts";
import { useRef, useState } from "react";
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

/** Whether a refusal is the floor's, and what would let the price pass. */
export function floorRefusalOf(refusal: ApiError | undefined): FloorRefusal {
  if (refusal?.fields.some(({ field }) => field.endsWith("reason"))) return "reason";
  return refusal?.code === "below-margin-floor" ? "approval" : null;
}

function isWhole(option: ListedOption): option is QuoteOption {
  const { lines, bands, exchange, trace } = option;
  return lines !== undefined && bands !== undefined && exchange !== undefined && trace !== undefined;
}

/** An amount typed over that was refused at the floor, and what would let it pass. */
interface SellFloor {
  readonly code: string;
  readonly amount: string | null;
  readonly refusal: FloorRefusal;
}

/** What was refused of a field, with what was typed there. */
interface Refused {
  readonly error: ApiError;
  readonly option: Omit<OptionEdits[number], "quote_id">;
}

/** The answer holds the new lines already: the table under the margin never shows the old ones again. */
function keepLines(client: QueryClient, priced: PricedRequest, quoteId: string): void {
  const { request_id: requestId, version, options } = priced;
  const option = options.find((entry) => entry.quote_id === quoteId);
  if (option !== undefined && isWhole(option))
    client.setQueryData(optionQuery({ requestId, version, quoteId }).queryKey, option);
}

type Refusals = Readonly<Record<string, Refused>>;

/** The last amount typed over that was refused at the floor. */
function sellFloorOf(refusals: Refusals): SellFloor | undefined {
  const found = Object.values(refusals).findLast(
    (refused) => refused.option.sell !== undefined && isAtFloor(refused),
  );
  const [sell] = found?.option.sell ?? [];
  if (found === undefined || sell === undefined) return undefined;
  const { code, amount } = sell;
  return { code, amount: amount === null ? null : String(amount), refusal: floorRefusalOf(found.error) };
}

/** Refusals with one more, the newest last; or without those of fields that are answered. */
function withRefused(known: Refusals, field: string, refused: Refused): Refusals {
  const { [field]: _former, ...others } = known;
  return { ...others, [field]: refused };
}

function withoutAnswered(known: Refusals, answered: readonly string[]): Refusals {
  return Object.fromEntries(Object.entries(known).filter(([key]) => !answered.includes(key)));
}

function isAtFloor({ error }: Refused): boolean {
  return floorRefusalOf(error) !== null;
}

function fieldsAtFloor(refusals: Refusals): readonly string[] {
  return Object.entries(refusals).flatMap(([field, refused]) => (isAtFloor(refused) ? field : []));
}

/** What is wrong with a field, in words; the floor's refusals have words of their own. */
function problemOf(refused: Refused | undefined): string | null {
  if (refused === undefined || isAtFloor(refused)) return null;
  return refused.error.fields[0]?.message ?? refused.error.title;
}

const MARGIN = "margin";
const FREIGHT = "freight";

/** A margin and a typed amount of the freight answer each other: once one is stored the other is no longer asked. */
function answeredBy(field: string): readonly string[] {
  if (field === MARGIN) return [MARGIN, FREIGHT];
  return field === FREIGHT ? [FREIGHT, MARGIN] : [field];
}

/**
 * Margin and sell amounts of one option: sent at once, answered with the whole request priced again. A refusal stays
 * with its field until something is stored there.
 */
export function useOptionEdits(
  requestId: string,
  quoteId: string,
  onPriced: (priced: PricedRequest) => void,
) {
  const client = useQueryClient();
  const [refusals, setRefusals] = useState<Refusals>({});
  const sent = useRef(new Map<string, Promise<boolean>>());
  const edit = useSaveWith(
    async (option: Omit<OptionEdits[number], "quote_id">) =>
      editOptions(requestId, [{ quote_id: quoteId, ...option }]),
    {
      onSaved: (priced) => {
        keepLines(client, priced, quoteId);
        onPriced(priced);
      },
      onRefused: saidInPlace,
      inTurnOn: requestId,
    },
  );
  const settle = (fields: readonly string[]) => {
    for (const field of fields) sent.current.delete(field);
    setRefusals((known) => withoutAnswered(known, fields));
  };
  const send = (field: string, option: Omit<OptionEdits[number], "quote_id">) => {
    const answer = edit.mutateAsync(option).then(
      () => {
        settle(answeredBy(field));
        return true;
      },
      (error: unknown) => {
        if (error instanceof ApiError) setRefusals((known) => withRefused(known, field, { error, option }));
        return false;
      },
    );
    sent.current.set(field, answer);
  };
  return {
    isSaving: edit.isPending,
    floor: floorRefusalOf(refusals[MARGIN]?.error),
    problem: problemOf(refusals[MARGIN]),
    sellProblem: (code: string) => problemOf(refusals[code]),
    sellFloor: sellFloorOf(refusals),
    setMargin: ({ reason, ...margin }: MarginChange) =>
      send(MARGIN, { margin, ...(reason === undefined || reason === "" ? {} : { reason }) }),
    setSell: (code: string, amount: string | null, reason?: string) =>
      send(code, { sell: [{ code, amount }], ...(reason !== undefined && { reason }) }),
    /** what the floor refused is settled: an admin has approved it, or another price */
    forgetFloor: () => settle(fieldsAtFloor(refusals)),
    /** whether all that was sent is stored */
    isStored: async () => (await Promise.all(sent.current.values())).every(Boolean),
    isRefused: Object.keys(refusals).length > 0,
  };
}
