import { DG_CLASSES, type DgClass, PACKING_GROUPS, type PackingGroup } from "@kilolane/domain";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { unNumbersQuery } from "../../place/queries.ts";
import { SearchField } from "../../../ui/search-field/search-field.tsx";
import type { CreateForm } from "./create-form.ts";

const SEARCH_DELAY_MS = 200;

/** A UN number, found by number or name; choosing one fills class and packing group, which stay editable. */
export function UnNumberField({ index }: { readonly index: number }) {
  const { t } = useTranslation("quotation");
  const fieldText = useFieldText();
  const { control, formState, setValue } = useFormContext<CreateForm>();
  const typed = useWatch({ control, name: `dangerousGoods.${index}.unNumber` });
  const [search] = useDebouncedValue(typed, SEARCH_DELAY_MS);
  const { data = [] } = useQuery(unNumbersQuery(search));

  const take = (number: string) => {
    const substance = data.find((entry) => entry.number === number);
    if (!substance) return;
    const hazardClass = DG_CLASSES.find((entry) => entry === substance.hazardClass);
    const group = PACKING_GROUPS.find((entry) => entry === substance.packingGroups[0]);
    setValue(`dangerousGoods.${index}.unNumber`, substance.number);
    setValue(`dangerousGoods.${index}.hazardClass`, (hazardClass ?? "") satisfies DgClass | "");
    setValue(`dangerousGoods.${index}.packingGroup`, (group ?? "None") satisfies PackingGroup);
    setValue(`dangerousGoods.${index}.properName`, substance.name);
    setValue(`dangerousGoods.${index}.cargoAircraftOnly`, substance.cargoAircraftOnly);
  };

  return (
    <Controller
      control={control}
      name={`dangerousGoods.${index}.unNumber`}
      render={({ field }) => (
        <SearchField
          label={t("field.unNumber")}
          shown={field.value}
          hits={data.map((entry) => ({
            id: entry.number,
            content: <bdi>{`${entry.number} · ${entry.name} · ${entry.hazardClass}`}</bdi>,
          }))}
          isSearching={false}
          emptyText={null}
          onType={field.onChange}
          onChoose={take}
          onLeave={field.onBlur}
          error={fieldText(formState.errors.dangerousGoods?.[index]?.unNumber)}
        />
      )}
    />
  );
}
