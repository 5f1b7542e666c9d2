import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { ShownOffer } from "./offers.ts";
import { useServiceText } from "../use-service-text.ts";

/** What an option is called: its airline, or its number where the forwarder does not show the carrier. */
export function useOfferName(): (offer: Pick<ShownOffer, "option" | "number">) => string {
  const { t } = useTranslation("sent-request");
  const withService = useServiceText();
  return ({ option, number }) => withService(option.airline?.name ?? t("compare.option", { number }), option);
}
