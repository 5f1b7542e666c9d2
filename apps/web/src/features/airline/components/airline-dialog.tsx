import type { LocalAirline } from "@kilolane/contract";
import { Checkbox, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { companiesQuery } from "../../company/queries.ts";
import { findLocalAirline, storeLocalAirline } from "../local-queries.ts";
import { AIRLINE_READS } from "../queries.ts";
import { AirlineFields, NO_AIRLINE, type AirlineValues } from "./airline-fields.tsx";

interface AirlineDialogProps {
  /** null: a new one */
  readonly airline: LocalAirline | null;
  readonly onClose: () => void;
}

/** The fields in their order on the screen. */
const FIELDS = [
  "name",
  "country",
  "iata",
  "icao",
  "awbPrefix",
  "cutOff",
  "isAwbPrefixSure",
  "hasFreighters",
  "airlineCompanyId",
  "isActive",
] as const;

interface Values extends AirlineValues {
  readonly isActive: boolean;
  /** empty: data entry keeps the rates */
  readonly airlineCompanyId: string;
}

function valuesOf(airline: LocalAirline | null): Values {
  if (airline === null) return { ...NO_AIRLINE, isActive: true, airlineCompanyId: "" };
  const { name, iata, icao, awbPrefix, cutOff, isAwbPrefixSure, country, hasFreighters, isActive, company } =
    airline;
  return {
    name,
    iata: iata ?? "",
    icao: icao ?? "",
    awbPrefix: awbPrefix ?? "",
    cutOff: cutOff ?? "",
    isAwbPrefixSure,
    country,
    hasFreighters,
    isActive,
    airlineCompanyId: company?.id ?? "",
  };
}

/** A published airline is added or changed; what was typed stays when the server refuses a field. */
export default function AirlineDialog({ airline, onClose }: AirlineDialogProps) {
  const { t } = useTranslation("airline");
  const record = useRecordForm({
    defaultValues: valuesOf(airline),
    fields: FIELDS,
    record: airline === null ? undefined : { stored: airline, getNow: findLocalAirline, valuesOf },
    save: async ({ airlineCompanyId, ...values }: Values, seen: LocalAirline | undefined) =>
      storeLocalAirline(seen, {
        ...values,
        airlineCompanyId: airlineCompanyId === "" ? null : airlineCompanyId,
      }),
    invalidates: AIRLINE_READS,
    done: t("toast.stored"),
    onSaved: onClose,
    refusalsAt: "head",
  });
  const { form, errorOf, overtaken } = record;
  const values = useWatch({ control: form.control, compute: (all) => all });
  const change = (typed: Partial<Values>) => {
    for (const field of FIELDS)
      if (typed[field] !== undefined) form.setValue(field, typed[field], { shouldDirty: true });
  };
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
      <OvertakenAlert
        overtaken={overtaken}
        labelOf={(field) => t(field === "airlineCompanyId" ? "form.company" : `form.${field}`)}
        textOf={(field) => (field === "airlineCompanyId" ? overtaken?.now.company?.name : undefined)}
      />
      <AirlineFields value={values} errorOf={errorOf} onChange={change} />
      <CompanySelect
        airline={airline}
        value={values.airlineCompanyId}
        error={errorOf("airlineCompanyId")}
        onChange={(airlineCompanyId) => change({ airlineCompanyId })}
      />
      <Checkbox
        label={t("form.isActive")}
        description={t("form.activeHint")}
        checked={values.isActive}
        onChange={(event) => change({ isActive: event.currentTarget.checked })}
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
