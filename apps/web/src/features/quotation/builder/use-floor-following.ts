import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { floorQuestionsQuery, requestQuery } from "../queries.ts";
import { useFloorAnswers } from "./use-floor-questions.ts";
import type { LivePricing } from "./use-live-pricing.ts";

/**
 * Follows what was asked of the admins below the floor: an approved price is shown as soon as it is approved, without a
 * reload, and a declined one is said.
 * @param known the request that the screen begins with: what was asked about it before is shown again
 * @param onApproved what was refused before is refused no more
 */
export function useFloorFollowing(
  { priced, newest, setPriced }: Pick<LivePricing, "priced" | "newest" | "setPriced">,
  known: string | null,
  onApproved: () => void,
): void {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const queries = useQueryClient();
  const requestId = priced?.request_id;
  useEffect(() => {
    // once its prices are there: they are what is waited for
    if (requestId !== undefined && requestId === known)
      void queries.prefetchQuery(floorQuestionsQuery(requestId));
  }, [known, queries, requestId]);
  const show = async (id: string) => {
    const now = await queries.fetchQuery({ ...requestQuery(id), staleTime: 0 });
    // another request may have been begun meanwhile
    if (newest.current?.request_id !== id) return;
    setPriced(now);
    onApproved();
  };
  useFloorAnswers(requestId, (question) => {
    const { airline, currency, sellTotal, decisionReason: reason, status } = question;
    const price = formatMoney(sellTotal, currency, language);
    if (status === "declined") {
      showToast({ tone: "error", title: airline, text: t("margin.declined", { price, reason }) });
      return;
    }
    showToast({ tone: "success", title: airline, text: t("margin.approved", { price }), weight: "heavy" });
    show(question.requestId).catch(() => undefined);
  });
}
