import type { ClientPricedRequest } from "@kilolane/contract";
import { Button, Loader, Text } from "@mantine/core";
import { useEffect } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OptionsIncomplete } from "./options-incomplete.tsx";
import panel from "./options-panel.module.css";
import type { LivePricing } from "./use-live-pricing.ts";

/** What shows prices is fetched while the first are made. */
const OptionList = lazyPart(
  async () => ({ default: (await import("./client-option-list.tsx")).ClientOptionList }),
  <Waiting />,
);

interface ClientOptionsProps {
  readonly pricing: LivePricing<ClientPricedRequest>;
  readonly chosen: string | null;
  readonly onChoose: (quoteId: string | null) => void;
}

/** Every option at its sell price; old prices stay, dimmed, until the new ones are there. */
export function ClientOptions({ pricing, chosen, onChoose }: ClientOptionsProps) {
  const { t } = useTranslation(["quotation", "client"]);
  const { priced, isPricing, failure } = pricing;
  useEffect(() => {
    if (isPricing) OptionList.load().catch(() => undefined);
  }, [isPricing]);
  if (priced === null && isPricing) return <Waiting />;
  if (priced === null) {
    if (failure === null || failure.fields.length > 0) return <OptionsIncomplete missing={pricing.missing} />;
    return (
      <div className={panel.state} role="alert">
        <Text>{failure.title === "" ? t("option.failed") : failure.title}</Text>
        <Button variant="light" onClick={() => void pricing.priceNow()}>
          {t("option.retry")}
        </Button>
      </div>
    );
  }
  // the offer is shown where it arrives
  if (priced.isSent) return null;
  if (priced.options.length === 0) {
    return (
      <div className={panel.state}>
        <Text ta="center">
          {priced.pricedBy === null
            ? t("client:create.noForwarder")
            : t("client:create.noOption", { company: priced.pricedBy.companyName })}
        </Text>
      </div>
    );
  }
  return <OptionList priced={priced} isOld={isPricing} chosen={chosen} onChoose={onChoose} />;
}

function Waiting() {
  const { t } = useTranslation("quotation");
  return (
    <div className={panel.state}>
      <Loader size="sm" />
      <Text>{t("option.waiting")}</Text>
    </div>
  );
}
