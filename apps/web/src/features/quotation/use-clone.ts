import type { QuotationRow } from "@kilolane/contract";
import { useNavigate } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../lib/api/use-save.ts";
import { forwarderHref } from "../../lib/paths/href.ts";
import { QUOTATION_READS } from "./queries.ts";
import { copyQuotation } from "./saved/detail-queries.ts";
import { useDesk } from "./use-desk.ts";

/** What is cloned. */
interface Cloned {
  readonly id: string;
  readonly type: QuotationRow["type"];
}

/**
 * Begins another quotation with the shipment of one: priced again at today's rates, while typed lines are copied on the
 * screen they were typed on, and saved there under a number of their own.
 */
export function useClone() {
  const { t } = useTranslation("quotation");
  const navigate = useNavigate();
  const desk = useDesk();
  return useSaveWith(
    async ({ id, type }: Cloned) =>
      type === "manual"
        ? `${forwarderHref(desk, "manual-quotation/create")}?from=${id}`
        : forwarderHref(desk, "quotation/output/:requestId", { requestId: await copyQuotation(id) }),
    {
      invalidates: QUOTATION_READS,
      done: (_, { type }) => (type === "manual" ? undefined : { text: t("toast.cloned"), weight: "heavy" }),
      onSaved: async (href) => navigate(href),
      // after a refusal too: somebody else may have been quicker
      onSettled: () => undefined,
    },
  );
}
