import type { ProposalForm } from "@kilolane/contract";
import { Button, Text } from "@mantine/core";
import { IconArrowBackUp, IconMap2 } from "@tabler/icons-react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { type CreateForm, toRequest } from "./create-form.ts";
import classes from "./nearby-airports.module.css";
import type { LivePricing } from "./use-live-pricing.ts";
import type { OptionChoice } from "./use-option-choice.ts";
import { useTakenProposal } from "./use-taken-proposal.ts";

const ProposalsDialog = lazyPart(async () => ({
  default: (await import("./proposals-dialog.tsx")).ProposalsDialog,
}));

interface NearbyAirportsProps {
  readonly pricing: LivePricing;
  readonly choice: OptionChoice;
}

interface Ends {
  readonly from: { readonly code: string } | null;
  readonly to: { readonly code: string } | null;
}

const laneOf = ({ from, to }: Ends): string => [from, to].map((end) => end?.code ?? "…").join(" – ");

/** Beside the zips: opens the ways over nearby airports, and says which one was taken over. */
export default function NearbyAirports({ pricing, choice }: NearbyAirportsProps) {
  const { t } = useTranslation("door");
  const form = useFormContext<CreateForm>();
  const [asked, setAsked] = useState<ProposalForm | null>(null);
  const { taken, take, undo, isPending } = useTakenProposal(pricing, choice);
  const open = async () => {
    const { checkProposal } = await import("./check-form.ts");
    const checked = checkProposal(toRequest(form.getValues()));
    if ("request" in checked) return setAsked(checked.request);
    pricing.markProblems(checked.problems);
    return showToast({ tone: "warning", text: t("incomplete"), weight: "grave" });
  };
  return (
    <div className={classes.bar}>
      <Button
        variant="light"
        size="compact-sm"
        leftSection={<IconMap2 size={16} aria-hidden />}
        loading={isPending}
        onClick={() => void open()}
      >
        {t("compare")}
      </Button>
      {taken === null ? null : (
        <>
          <Text size="sm" role="status">
            {t("taken", { lane: laneOf(taken.after) })}
          </Text>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => undo(taken)}
          >
            {taken.before.from === null && taken.before.to === null
              ? t("undoEmpty")
              : t("undo", { lane: laneOf(taken.before) })}
          </Button>
        </>
      )}
      {asked === null ? null : (
        <ProposalsDialog
          asked={asked}
          onClose={() => setAsked(null)}
          onTake={(proposal) => {
            setAsked(null);
            take(proposal);
          }}
        />
      )}
    </div>
  );
}
