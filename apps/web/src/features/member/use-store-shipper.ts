import type { Shipper } from "@kilolane/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api/api-error.ts";
import { invalidate } from "../../lib/api/query.ts";
import { showRefusals } from "../../lib/forms/show-refusals.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import { addShipper, shipperQuery, storeShipper, MEMBER_READS } from "./queries.ts";
import { SHIPPER_FIELDS, type NewShipperForm } from "./shipper-form.ts";

/** What somebody else stored while one was typing, and what stood there before. */
export interface OvertakenShipper {
  readonly before: Shipper;
  readonly now: Shipper;
}

/**
 * Puts a new shipper on the list, or stores what changed about one. What the server refuses stands at its field; when
 * somebody else was quicker, what was typed stays and what they wrote is told; saving again takes over.
 */
export function useStoreShipper(
  form: UseFormReturn<NewShipperForm>,
  shipper: Shipper | undefined,
  onDone: () => void,
) {
  const { t } = useTranslation("member");
  const queries = useQueryClient();
  // What the person editing has seen: a list that loads again in the background does not count.
  const [seen, setSeen] = useState(shipper);
  const [overtaken, setOvertaken] = useState<OvertakenShipper>();
  const store = useMutation({
    mutationFn: async (values: NewShipperForm) => {
      if (seen === undefined) return addShipper(values);
      const { email: _email, locale: _locale, ...noted } = values;
      return storeShipper({ ...noted, id: seen.id, version: seen.version });
    },
    onSuccess: ({ email }) => {
      if (shipper === undefined) {
        showToast({ tone: "success", title: t("toast.added"), text: t("toast.addedText", { email }) });
      } else showToast({ tone: "success", text: t("toast.updated") });
      onDone();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === "version-conflict" && seen !== undefined) {
        const now = await queries.fetchQuery({ ...shipperQuery(seen.id), staleTime: 0 });
        setOvertaken({ before: seen, now });
        setSeen(now);
      } else if (!showRefusals(form, error, SHIPPER_FIELDS)) {
        showToast({ tone: "error", title: error.title, text: error.detail });
      }
    },
    onSettled: async () => invalidate(queries, MEMBER_READS),
  });
  return { store: (values: NewShipperForm) => store.mutate(values), isPending: store.isPending, overtaken };
}
