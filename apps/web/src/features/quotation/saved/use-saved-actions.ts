import type { QuotationDetail } from "@kilolane/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { saidInPlace, useSaveWith } from "../../../lib/api/use-save.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { copyText } from "../../../lib/clipboard/copy-text.ts";
import { editQuotation, quotationQuery, recordDecision, type Decision } from "./detail-queries.ts";
import type { PriceAnswer } from "../components/repriced-panel.tsx";
import { QUOTATION_READS } from "../queries.ts";
import { useClone } from "../use-clone.ts";
import { usePriceText } from "../use-price-text.ts";

const DECIDED = { accept: "toast.accepted", reject: "toast.rejected", cancel: "toast.cancelled" } as const;

/** What can be done to a stored quotation; a refusal is shown in the server's words and shows its newest state. */
export function useSavedActions(quotation: QuotationDetail) {
  const { t } = useTranslation("quotation");
  const queries = useQueryClient();
  const navigate = useNavigate();
  const priceText = usePriceText();
  const { quotation_id: id, version, lockVersion } = quotation;

  const refresh = async () => invalidate(queries, QUOTATION_READS);
  // After a refusal too: somebody else may have been quicker.
  const settled = { invalidates: QUOTATION_READS, onSettled: () => undefined };
  const decide = useSaveWith(async (decision: Decision) => recordDecision(quotation, decision), {
    ...settled,
    done: (_, { status }) => ({ text: t(DECIDED[status]) }),
  });
  const clone = useClone();
  const reprice = useSaveWith(
    async () => editQuotation({ quotation_id: id, version, lockVersion, options: [], reprice: true }),
    {
      ...settled,
      done: t("toast.updated"),
      onSaved: async (next) => {
        queries.setQueryData(quotationQuery(id).queryKey, next);
        await navigate("?", { replace: true });
      },
    },
  );
  const answerPrice = useSaveWith(
    async ([quoteId, price]: readonly [string, PriceAnswer]) =>
      editQuotation({
        quotation_id: id,
        version,
        lockVersion,
        options: [{ quote_id: quoteId, ...price }],
      }),
    {
      ...settled,
      done: t("toast.updated"),
      onRefused: saidInPlace,
      onSaved: (next) => queries.setQueryData(quotationQuery(id).queryKey, next),
    },
  );
  const copyPrices = () => {
    void copyText(priceText(quotation)).then(() =>
      showToast({ tone: "success", text: t("detail.copied"), weight: "brief" }),
    );
  };
  return { decide, clone, reprice, answerPrice, copyPrices, refresh };
}

export type SavedActions = ReturnType<typeof useSavedActions>;
