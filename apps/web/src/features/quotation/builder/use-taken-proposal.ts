import type { Airport, DoorProposal, PricedRequest } from "@kilolane/contract";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { putTrucking } from "../queries.ts";
import type { CreateForm } from "./create-form.ts";
import type { LivePricing } from "./use-live-pricing.ts";
import type { OptionChoice } from "./use-option-choice.ts";

/** What a proposal fills: the airports, and a carrier for each leg (empty: none). */
interface Way {
  readonly from: Airport | null;
  readonly to: Airport | null;
  readonly pickup: string;
  readonly delivery: string;
}

interface Taken {
  readonly before: Way;
  readonly after: Way;
  /** lane of the rate that was chosen with it */
  readonly rateId: string;
}

const codesOf = ({ from, to }: Pick<Way, "from" | "to">) => `${from?.code ?? ""}${to?.code ?? ""}`;

function chosenIn(priced: PricedRequest | null, leg: "pickup" | "delivery"): string {
  const chosen = priced?.truckingCarriers.find((carrier) => carrier.leg === leg && carrier.isChosen);
  return chosen?.trucking_id ?? "";
}

/** Takes a proposal over into the form and prices it with its trucks; the airports of before can be put back. */
export function useTakenProposal(
  pricing: Pick<LivePricing, "priced" | "setPriced" | "priceNow">,
  choice: Pick<OptionChoice, "isChosen" | "toggleChosen">,
) {
  const form = useFormContext<CreateForm>();
  const [taken, setTaken] = useState<Taken | null>(null);
  const [from, to] = useWatch({ control: form.control, name: ["from", "to"] });

  const fill = async (way: Way): Promise<PricedRequest | null> => {
    form.setValue("from", way.from, { shouldDirty: true });
    form.setValue("to", way.to, { shouldDirty: true });
    // an end that was open before cannot be priced
    if (way.from === null || way.to === null) return null;
    let priced = await pricing.priceNow();
    if (priced === null) return null;
    const { request_id: requestId, form: asked } = priced;
    if (asked["pickupZip"]) priced = await putTrucking(requestId, way.pickup, "pickup");
    if (asked["deliveryZip"]) priced = await putTrucking(requestId, way.delivery, "delivery");
    pricing.setPriced(priced);
    return priced;
  };
  const { mutate: take, isPending } = useSaveWith(
    async ({ from: origin, to: target, ...proposal }: DoorProposal) => {
      const before = {
        from: form.getValues("from"),
        to: form.getValues("to"),
        pickup: chosenIn(pricing.priced, "pickup"),
        delivery: chosenIn(pricing.priced, "delivery"),
      };
      const after = {
        from: origin.airport,
        to: target.airport,
        pickup: proposal.pickup?.truckingId ?? "",
        delivery: proposal.delivery?.truckingId ?? "",
      };
      setTaken({ before, after, rateId: proposal.rateId });
      const priced = await fill(after);
      const option = priced?.options.find(({ rate }) => rate?.id === proposal.rateId);
      if (option !== undefined && !choice.isChosen(option)) choice.toggleChosen(option);
    },
    {},
  );
  const { mutate: undo } = useSaveWith(async ({ before, rateId }: Taken) => {
    const option = pricing.priced?.options.find(({ rate }) => rate?.id === rateId);
    setTaken(null);
    if (option !== undefined && choice.isChosen(option)) choice.toggleChosen(option);
    await fill(before);
  }, {});
  // airports that were changed since are the person's own
  const isStill = taken !== null && codesOf({ from, to }) === codesOf(taken.after);
  return { taken: isStill ? taken : null, take, undo, isPending };
}
