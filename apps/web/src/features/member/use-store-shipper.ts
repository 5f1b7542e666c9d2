import type { Shipper } from "@kilolane/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api/api-error.ts";
import { showRefusals } from "../../lib/forms/show-refusals.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import { addShipper, storeShipper } from "./queries.ts";
import { SHIPPER_FIELDS, type NewShipperForm } from "./shipper-form.ts";

/**
 * Puts a new shipper on the list, or stores what changed about one. What the server refuses stands at its field; when
 * somebody else was quicker, what was typed stays and the list shows what they wrote.
 */
export function useStoreShipper(
  form: UseFormReturn<NewShipperForm>,
  shipper: Shipper | undefined,
  onDone: () => void,
) {
  const { t } = useTranslation("member");
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (values: NewShipperForm) => {
      if (shipper === undefined) return addShipper(values);
      const { email: _email, locale: _locale, ...noted } = values;
      return storeShipper({ ...noted, id: shipper.id, version: shipper.version });
    },
    onSuccess: ({ email }) => {
      if (shipper === undefined) {
        showToast({ tone: "success", title: t("toast.added"), text: t("toast.addedText", { email }) });
      } else showToast({ tone: "success", text: t("toast.updated") });
      onDone();
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (!showRefusals(form, error, SHIPPER_FIELDS)) {
        showToast({ tone: "error", title: error.title, text: error.detail });
      }
    },
    onSettled: async () => queries.invalidateQueries({ queryKey: ["member"] }),
  });
}
