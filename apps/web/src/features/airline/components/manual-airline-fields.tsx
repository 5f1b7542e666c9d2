import type { manualAirlineForm } from "@kilolane/contract";
import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { z } from "zod";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { countriesQuery } from "../../place/queries.ts";

/** An airline of the forwarder's own, as it is typed. */
export type ManualAirlineValues = Required<z.input<typeof manualAirlineForm>>;

/** The fields in their order on the screen. */
export const MANUAL_AIRLINE_FIELDS = ["name", "iata", "awbPrefix", "cutOff", "country"] as const;
type Field = (typeof MANUAL_AIRLINE_FIELDS)[number];

interface ManualAirlineFieldsProps {
  readonly register: (field: Field) => UseFormRegisterReturn;
  readonly errorOf: (field: Field) => string | undefined;
}

/** What an airline of the forwarder's own is called and known by. */
export function ManualAirlineFields({ register, errorOf }: ManualAirlineFieldsProps) {
  const { t } = useTranslation("rate");
  const { data: countries = [] } = useQuery(countriesQuery(useLanguage()));
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {(["name", "iata", "awbPrefix", "cutOff"] as const).map((field) => (
        <TextInput
          key={field}
          label={t(`manualAirline.${field}`)}
          autoComplete="off"
          error={errorOf(field)}
          {...register(field)}
        />
      ))}
      <NativeSelect
        label={t("manualAirline.country")}
        data={[
          { value: "", label: "–" },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        error={errorOf("country")}
        {...register("country")}
      />
    </SimpleGrid>
  );
}
