import type { LocalAirline } from "@kilolane/contract";
import { Alert, Button, Checkbox, Group, Modal, NativeSelect, Stack } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { useFocusOnError } from "../../../lib/forms/use-focus-on-error.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { companiesQuery } from "../../company/queries.ts";
import { storeLocalAirline } from "../local-queries.ts";
import { AIRLINE_READS } from "../queries.ts";
import { AirlineFields, NO_AIRLINE, type AirlineWish } from "./airline-fields.tsx";

interface AirlineDialogProps {
  /** null: a new one */
  readonly airline: LocalAirline | null;
  readonly onClose: () => void;
}

function wishOf(airline: LocalAirline | null): AirlineWish {
  if (airline === null) return NO_AIRLINE;
  const { name, iata, icao, awbPrefix, isAwbPrefixSure, country, hasFreighters } = airline;
  return {
    name,
    iata: iata ?? "",
    icao: icao ?? "",
    awbPrefix: awbPrefix ?? "",
    isAwbPrefixSure,
    country,
    hasFreighters,
  };
}

/** A published airline is added or changed; what was typed stays when the server refuses a field. */
export default function AirlineDialog({ airline, onClose }: AirlineDialogProps) {
  const { t } = useTranslation("airline");
  const queries = useQueryClient();
  const [wish, setWish] = useState(wishOf(airline));
  const [isActive, setActive] = useState(airline?.isActive ?? true);
  const [companyId, setCompanyId] = useState(airline?.company?.id ?? "");
  const store = useMutation({
    mutationFn: async () =>
      storeLocalAirline(airline?.id ?? null, {
        ...wish,
        isActive,
        airlineCompanyId: companyId === "" ? null : companyId,
      }),
    onSuccess: async () => {
      showToast({ tone: "success", text: t("toast.stored") });
      onClose();
      await invalidate(queries, AIRLINE_READS);
    },
  });
  const refusal = store.error instanceof ApiError ? store.error : null;
  const form = useFocusOnError(refusal);
  const errorOf = (name: string) => refusal?.fields.find(({ field }) => field === name)?.message;
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={<bdi>{airline === null ? t("form.addTitle") : t("form.editTitle", { name: airline.name })}</bdi>}
      withCloseButton={false}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          store.mutate();
        }}
      >
        <Stack>
          {refusal === null || refusal.fields.length > 0 ? null : (
            <Alert color="red" role="alert" title={refusal.title}>
              {refusal.detail}
            </Alert>
          )}
          <AirlineFields value={wish} errorOf={errorOf} onChange={setWish} />
          <CompanySelect
            airline={airline}
            value={companyId}
            error={errorOf("airlineCompanyId")}
            onChange={setCompanyId}
          />
          <Checkbox
            label={t("form.isActive")}
            description={t("form.activeHint")}
            checked={isActive}
            onChange={(event) => setActive(event.currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("action.cancel")}
            </Button>
            <Button type="submit" loading={store.isPending}>
              {t("action.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

interface CompanySelectProps {
  readonly airline: LocalAirline | null;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (companyId: string) => void;
}

/** Whose people keep the rates: an approved airline company, or nobody's. */
function CompanySelect({ airline, value, error, onChange }: CompanySelectProps) {
  const { t } = useTranslation("airline");
  const { data } = useQuery(
    companiesQuery({ kind: "airline", approval: "approved", sort: "name", direction: "asc", size: 100 }),
  );
  const known = data?.content ?? [];
  // The company that it has stays on offer, however many there are and whatever its state.
  const own = airline?.company ?? null;
  const rest = own === null || known.some(({ id }) => id === own.id) ? [] : [own];
  return (
    <NativeSelect
      label={t("form.company")}
      description={t("form.companyHint")}
      value={value}
      error={error}
      data={[
        { value: "", label: t("form.noCompany") },
        ...[...rest, ...known].map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
