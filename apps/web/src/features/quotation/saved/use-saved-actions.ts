import type { QuotationDetail } from "@kilolane/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { copyText } from "../../../lib/clipboard/copy-text.ts";
import {
  copyQuotation,
  editQuotation,
  quotationQuery,
  recordDecision,
  type Decision,
} from "./detail-queries.ts";
import { QUOTATION_READS } from "../queries.ts";
import { useDesk } from "../use-desk.ts";
import { usePriceText } from "../use-price-text.ts";

const DECIDED = { accept: "toast.accepted", reject: "toast.rejected", cancel: "toast.cancelled" } as const;

/** What can be done to a stored quotation; a refusal is told in the server's words and shows its newest state. */
export function useSavedActions(quotation: QuotationDetail) {
  const { t } = useTranslation("quotation");
  const queries = useQueryClient();
  const navigate = useNavigate();
  const desk = useDesk();
  const priceText = usePriceText();
  const { quotation_id: id, version, lockVersion } = quotation;

  const refresh = async () => invalidate(queries, QUOTATION_READS);
  const refuse = (error: unknown) => {
    if (error instanceof ApiError) {
      showToast({ tone: "error", title: error.title, text: error.fields[0]?.message ?? error.detail });
    }
    void refresh();
  };

  const decide = useMutation({
    mutationFn: async (decision: Decision) => recordDecision(id, version, decision),
    onSuccess: (_, { status }) => {
      showToast({ tone: "success", text: t(DECIDED[status]) });
      void refresh();
    },
    onError: refuse,
  });
  const clone = useMutation({
    mutationFn: async () => copyQuotation(id),
    onSuccess: (requestId) => {
      showToast({ tone: "success", text: t("toast.cloned"), weight: "heavy" });
      void navigate(forwarderHref(desk, "quotation/output/:requestId", { requestId }));
    },
    onError: refuse,
  });
  const reprice = useMutation({
    mutationFn: async () =>
      editQuotation({ quotation_id: id, version, lockVersion, options: [], reprice: true }),
    onSuccess: async (next) => {
      queries.setQueryData(quotationQuery(id).queryKey, next);
      showToast({ tone: "success", text: t("toast.updated") });
      await navigate("?", { replace: true });
      await refresh();
    },
    onError: refuse,
  });
  const copyPrices = () => {
    void copyText(priceText(quotation)).then(() =>
      showToast({ tone: "success", text: t("detail.copied"), weight: "brief" }),
    );
  };
  return { decide, clone, reprice, copyPrices, refresh };
}

export type SavedActions = ReturnType<typeof useSavedActions>;
