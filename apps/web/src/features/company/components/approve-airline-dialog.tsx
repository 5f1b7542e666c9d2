import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { useFocusOnError } from "../../../lib/forms/use-focus-on-error.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { CarrierPicker, noCarrier } from "../../airline/components/carrier-picker.tsx";
import { AIRLINE_READS } from "../../airline/queries.ts";
import { approveAirline, companyQuery, COMPANY_READS } from "../queries.ts";
import { useDecideCompany, type NamedCompany } from "../use-decide-company.ts";

interface ApproveAirlineDialogProps {
  readonly company: NamedCompany;
  readonly onClose: () => void;
}

/** Approves an airline company together with the airline whose rates its people keep. */
export default function ApproveAirlineDialog({ company, onClose }: ApproveAirlineDialogProps) {
  const { t } = useTranslation(["company", "state"]);
  const { data } = useQuery(companyQuery(company.id));
  if (data === undefined) {
    return (
      <Modal
        opened
        onClose={onClose}
        title={t("confirm.approve.title", { name: company.name })}
        withCloseButton={false}
      >
        <LoadingPanel label={t("state:loading")} lines={3} />
      </Modal>
    );
  }
  return data.carriers.length > 0 ? (
    <ApproveKnown company={company} onClose={onClose} />
  ) : (
    <ChooseCarrier company={data} onClose={onClose} />
  );
}

/** The airline has been chosen before: nothing is left to ask. */
function ApproveKnown({ company, onClose }: ApproveAirlineDialogProps) {
  const { t } = useTranslation("company");
  const decide = useDecideCompany(company, onClose);
  return (
    <ConfirmDialog
      opened
      title={t("confirm.approve.title", { name: company.name })}
      text={t("confirm.approve.text")}
      confirmLabel={t("action.approve")}
      cancelLabel={t("action.cancel")}
      pending={decide.isPending}
      onConfirm={() => decide.mutate({ decision: "approve", reason: "" })}
      onCancel={onClose}
    />
  );
}

interface ChooseCarrierProps {
  readonly company: NamedCompany & { readonly country: string };
  readonly onClose: () => void;
}

function ChooseCarrier({ company, onClose }: ChooseCarrierProps) {
  const { t } = useTranslation("company");
  const queries = useQueryClient();
  const [choice, setChoice] = useState(() => noCarrier(company));
  const approve = useMutation({
    mutationFn: async () => approveAirline(company.id, choice),
    onSuccess: async () => {
      showToast({ tone: "success", text: t("toast.approve", { name: company.name }) });
      onClose();
      await invalidate(queries, [...COMPANY_READS, ...AIRLINE_READS]);
    },
  });
  const refusal = approve.error instanceof ApiError ? approve.error : null;
  const form = useFocusOnError(refusal);
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={<bdi>{t("confirm.approve.title", { name: company.name })}</bdi>}
      withCloseButton={false}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          approve.mutate();
        }}
      >
        <Stack>
          <Text>{t("carrier.approveText")}</Text>
          {refusal === null || refusal.fields.length > 0 ? null : (
            <Alert color="red" role="alert" title={refusal.title}>
              {refusal.detail}
            </Alert>
          )}
          <CarrierPicker
            value={choice}
            onChange={setChoice}
            errorOf={(name) => refusal?.fields.find(({ field }) => field === name)?.message}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("action.cancel")}
            </Button>
            <Button type="submit" loading={approve.isPending}>
              {t("action.approve")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
