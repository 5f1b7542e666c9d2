import type { LocalAirline } from "@kilolane/contract";
import { Checkbox, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { companiesQuery } from "../../company/queries.ts";
import { storeLocalAirline } from "../local-queries.ts";
import { AIRLINE_READS } from "../queries.ts";
import { AirlineFields, NO_AIRLINE, type AirlineValues } from "./airline-fields.tsx";

interface AirlineDialogProps {
  /** null: a new one */
  readonly airline: LocalAirline | null;
  readonly onClose: () => void;
}

function valuesOf(airline: LocalAirline | null): AirlineValues {
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
  const [values, setValues] = useState(valuesOf(airline));
  const [isActive, setActive] = useState(airline?.isActive ?? true);
  const [companyId, setCompanyId] = useState(airline?.company?.id ?? "");
  const record = usePlainForm({
    save: async () =>
      storeLocalAirline(airline?.id ?? null, {
        ...values,
        isActive,
        airlineCompanyId: companyId === "" ? null : companyId,
      }),
    invalidates: AIRLINE_READS,
    done: t("toast.stored"),
    onSaved: onClose,
    refusalsAt: "head",
  });
  return (
    <RecordDialog
      size="lg"
      title={<bdi>{airline === null ? t("form.addTitle") : t("form.editTitle", { name: airline.name })}</bdi>}
      hasCloseButton={false}
      record={record}
      submitLabel={t("action.save")}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <AirlineFields value={values} errorOf={record.errorOf} onChange={setValues} />
      <CompanySelect
        airline={airline}
        value={companyId}
        error={record.errorOf("airlineCompanyId")}
        onChange={setCompanyId}
      />
      <Checkbox
        label={t("form.isActive")}
        description={t("form.activeHint")}
        checked={isActive}
        onChange={(event) => setActive(event.currentTarget.checked)}
      />
    </RecordDialog>
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
