import type { ListedOption } from "@kilolane/contract";
import { Button, Loader, Text } from "@mantine/core";
import { useEffect } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { OptionChoice } from "./use-option-choice.ts";
import type { LivePricing } from "./use-live-pricing.ts";
import { OptionsIncomplete } from "./options-incomplete.tsx";
import classes from "./options-panel.module.css";
import type { UnsettledEdits } from "./use-unsettled-edits.ts";

/** What shows prices is fetched while the first are made. */
const PricedOptions = lazyPart(
  async () => ({ default: (await import("./priced-options.tsx")).PricedOptions }),
  <Waiting />,
);

interface OptionsPanelProps {
  readonly pricing: LivePricing;
  readonly choice: OptionChoice;
  readonly unsettled: UnsettledEdits;
  /** chooses an option, saves and mails it */
  readonly onMail: (option: ListedOption) => void;
}

/** Every airline's option with its reason; old prices stay, dimmed, until the new ones are there. */
export function OptionsPanel({ pricing, choice, unsettled, onMail }: OptionsPanelProps) {
  const { t } = useTranslation("quotation");
  const { priced, failure, isPricing } = pricing;
  useEffect(() => {
    if (isPricing) PricedOptions.load().catch(() => undefined);
  }, [isPricing]);
  if (priced === null) {
    if (isPricing) return <Waiting />;
    return failure && failure.fields.length === 0 ? (
      <div className={classes.state} role="alert">
        <Text>{failure.title === "" ? t("option.failed") : failure.title}</Text>
        <Button variant="light" onClick={() => void pricing.priceNow()}>
          {t("option.retry")}
        </Button>
      </div>
    ) : (
      <OptionsIncomplete missing={pricing.missing} />
    );
  }
  return (
    <PricedOptions priced={priced} pricing={pricing} choice={choice} unsettled={unsettled} onMail={onMail} />
  );
}

function Waiting() {
  const { t } = useTranslation("quotation");
  return (
    <div className={classes.state}>
      <Loader size="sm" />
      <Text>{t("option.waiting")}</Text>
    </div>
  );
}
