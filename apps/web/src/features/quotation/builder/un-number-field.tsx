import { useQuery } from "@tanstack/react-query";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { unNumbersQuery } from "../../place/queries.ts";
import { SearchPicker } from "../../../lib/search/search-picker.tsx";
import { isAnswered, useSearchText } from "../../../ui/search-field/use-search-text.ts";
import type { CreateForm } from "./create-form.ts";
import { dangerousRowOf } from "./dangerous-row.ts";

/** Shorter texts fit too many substances to be of use. */
const FEWEST_LETTERS = 2;

/** A UN number, found by number or name; choosing one fills class and packing group, which stay editable. */
export function UnNumberField({ index }: { readonly index: number }) {
  const { t } = useTranslation("quotation");
  const fieldText = useFieldText();
  const { t: place } = useTranslation("place");
  const { control, setValue } = useFormContext<CreateForm>();
  const search = useSearchText();
  const isLongEnough = search.term.length >= FEWEST_LETTERS;
  const answer = useQuery(unNumbersQuery(search.term));
  const data = isLongEnough ? (answer.data ?? []) : [];

  const take = (number: string) => {
    const substance = data.find((entry) => entry.number === number);
    if (!substance) return;
    setValue(`dangerousGoods.${index}`, dangerousRowOf(substance));
  };

  return (
    <Controller
      control={control}
      name={`dangerousGoods.${index}.unNumber`}
      render={({ field, fieldState }) => (
        <SearchPicker
          label={t("field.unNumber")}
          search={search}
          isFree
          shown={field.value}
          hits={data.map((entry) => ({
            id: entry.number,
            content: <bdi>{`${entry.number} · ${entry.name} · ${entry.hazardClass}`}</bdi>,
          }))}
          isReady={!isLongEnough || isAnswered(answer)}
          emptyText={isLongEnough ? place("unNone") : null}
          onType={field.onChange}
          onChoose={take}
          onLeave={field.onBlur}
          error={fieldText(fieldState.error)}
        />
      )}
    />
  );
}
