import { Button, Group, Modal, Stack } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { useFocusOnError } from "../../../lib/forms/use-focus-on-error.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { CarrierPicker, noCarrier } from "../../airline/components/carrier-picker.tsx";
import { assignAirline, AIRLINE_READS } from "../../airline/queries.ts";
import { COMPANY_READS } from "../queries.ts";
import type { NamedCompany } from "../use-decide-company.ts";

interface CarrierDialogProps {
  readonly company: NamedCompany & { readonly country: string };
  readonly onClose: () => void;
}

/** Gives an approved airline company a published airline. */
export default function CarrierDialog({ company, onClose }: CarrierDialogProps) {
  const { t } = useTranslation("company");
  const fieldText = useCodeText("error");
  const queries = useQueryClient();
  const [choice, setChoice] = useState(() => noCarrier(company));
  const [isMissing, setMissing] = useState(false);
  const assign = useMutation({
    mutationFn: async (airlineId: number) => assignAirline(company.id, airlineId),
    onSuccess: async (airline) => {
      showToast({
        tone: "success",
        text: t("toast.carrier", { name: company.name, airline: airline.name }),
      });
      onClose();
      await invalidate(queries, [...COMPANY_READS, ...AIRLINE_READS]);
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.fields.length === 0)
        showToast({ tone: "error", title: failure.title, text: failure.detail });
    },
  });
  const refusal = assign.error instanceof ApiError ? assign.error : null;
  const form = useFocusOnError(refusal);
  const refused = refusal?.fields.find(({ field }) => field === "airlineId")?.message;
  const error = isMissing && choice.known === null ? fieldText("field", "required") : refused;
  return (
    <Modal
      opened
      onClose={onClose}
      title={<bdi>{t("carrier.dialogTitle", { name: company.name })}</bdi>}
      withCloseButton={false}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (choice.known === null) setMissing(true);
          else assign.mutate(choice.known.id);
        }}
      >
        <Stack>
          <CarrierPicker isKnownOnly value={choice} onChange={setChoice} errorOf={() => error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("action.cancel")}
            </Button>
            <Button type="submit" loading={assign.isPending}>
              {t("carrier.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
