import { RULE_PLACE_KINDS } from "@kilolane/contract";
import { RATE_TYPES, REGIONS } from "@kilolane/domain";
import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useFigureRules } from "../../../lib/forms/use-figure-rules.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { AirlinePicker } from "../../airline/components/airline-picker.tsx";
import { AirportPicker } from "../../place/components/airport-picker.tsx";
import { CountryPicker } from "../../place/components/country-picker.tsx";
import { airportQuery } from "../../place/queries.ts";
import { AgentFields } from "./agent-fields.tsx";
import { ClientFields } from "./client-fields.tsx";
import type { RuleFields } from "./rule-fields.ts";

interface FieldsProps {
  readonly fields: RuleFields;
}

/** When a rule counts: each condition may be left out. */
export function ConditionFields({ fields }: FieldsProps) {
  const { t } = useTranslation("margin");
  const figureRules = useFigureRules();
  const { form, errorOf, names, setName } = fields;
  const { airlineId } = form.watch();
  const set = { shouldDirty: true, shouldValidate: form.formState.isSubmitted } as const;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <ClientFields fields={fields} />
      <PlaceFields fields={fields} side="origin" />
      <PlaceFields fields={fields} side="destination" />
      <AirlinePicker
        label={t("optional", { label: t("field.airlineId") })}
        among="usable"
        value={typeof airlineId === "number" ? { id: airlineId, name: names.airline } : null}
        error={errorOf("airlineId")}
        onChange={(airline) => {
          setName("airline", airline?.name ?? "");
          form.setValue("airlineId", airline?.id ?? null, set);
        }}
      />
      <NativeSelect
        label={t("field.rateType")}
        error={errorOf("rateType")}
        data={[
          { value: "", label: t("rateType.any") },
          ...RATE_TYPES.map((type) => ({ value: type, label: t(`rateType.${type}`) })),
        ]}
        {...form.register("rateType")}
      />
      <TextInput
        label={t("optional", { label: t("field.fromKg") })}
        inputMode="decimal"
        autoComplete="off"
        error={errorOf("fromKg")}
        {...form.register("fromKg", figureRules)}
      />
      <AgentFields fields={fields} />
      {(["validFrom", "validTo"] as const).map((field) => (
        <TextInput
          key={field}
          type="date"
          label={t("optional", { label: t(`field.${field}`) })}
          error={errorOf(field)}
          {...form.register(field)}
        />
      ))}
    </SimpleGrid>
  );
}

interface PlaceFieldsProps extends FieldsProps {
  readonly side: "origin" | "destination";
}

/** One side of the lane: anywhere, or an airport, a country or a region. */
function PlaceFields({ fields: { form, errorOf }, side }: PlaceFieldsProps) {
  const { t } = useTranslation("margin");
  const kindField = `${side}Kind` as const;
  const codeField = `${side}Code` as const;
  const kind = form.watch(kindField) ?? "any";
  const code = form.watch(codeField) ?? "";
  const airport = useQuery(airportQuery(kind === "airport" && /^[A-Z]{3}$/.test(code) ? code : null));
  const setCode = (next: string) =>
    form.setValue(codeField, next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const label = t(`placeKind.${kind}`);
  const error = errorOf(codeField);
  return (
    <SimpleGrid cols={kind === "any" ? 1 : 2} spacing="xs">
      <NativeSelect
        label={t(`field.${kindField}`)}
        data={RULE_PLACE_KINDS.map((one) => ({ value: one, label: t(`placeKind.${one}`) }))}
        {...form.register(kindField, { onChange: () => setCode("") })}
      />
      {kind === "airport" ? (
        <AirportPicker
          label={label}
          placeholder={t("choose")}
          value={code === "" ? null : (airport.data ?? null)}
          error={error}
          onChange={(chosen) => setCode(chosen?.code ?? "")}
        />
      ) : null}
      {kind === "country" ? (
        <CountryPicker
          label={label}
          placeholder={t("choose")}
          emptyText={t("noCountry")}
          value={code}
          error={error}
          onChange={setCode}
        />
      ) : null}
      {kind === "region" ? (
        <NativeSelect
          label={label}
          value={code}
          error={error}
          data={[
            { value: "", label: t("choose") },
            ...REGIONS.map((region) => ({ value: region, label: t(`region.${region}`) })),
          ]}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      ) : null}
    </SimpleGrid>
  );
}
