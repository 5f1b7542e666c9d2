import { useQueryClient } from "@tanstack/react-query";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { requestQuery } from "../queries.ts";
import { useFloorAnswers } from "./use-floor-questions.ts";
import type { LivePricing } from "./use-live-pricing.ts";

/**
 * Follows what was asked of the admins below the floor: an approved price is shown as soon as it is approved, without a
 * reload, and a declined one is said.
 * @param onApproved what was refused before is refused no more
 */
export function useFloorFollowing(
  { priced, newest, setPriced }: Pick<LivePricing, "priced" | "newest" | "setPriced">,
  onApproved: () => void,
): void {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const queries = useQueryClient();
  const show = async (requestId: string) => {
    const now = await queries.fetchQuery({ ...requestQuery(requestId), staleTime: 0 });
    // another request may have been begun meanwhile
    if (newest.current?.request_id !== requestId) return;
    setPriced(now);
    onApproved();
  };
  useFloorAnswers(priced?.request_id, (question) => {
    const { airline, requestId, currency, sellTotal, decisionReason: reason, status } = question;
    const price = formatMoney(sellTotal, currency, language);
    if (status === "declined") {
      showToast({ tone: "error", title: airline, text: t("margin.declined", { price, reason }) });
      return;
    }
    showToast({ tone: "success", title: airline, text: t("margin.approved", { price }), weight: "heavy" });
    show(requestId).catch(() => undefined);
  });
}
