import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { zipcodeQuery } from "../../place/queries.ts";
import type { CreateForm } from "./create-form.ts";
import { PickupButton } from "./pickup-button.tsx";

const LOOKUP_DELAY_MS = 250;

interface ZipFieldProps {
  readonly name: "pickupZip" | "deliveryZip";
  readonly label: string;
}

/** A US ZIP with its place beside it; asks for trucking at that end. An empty one asks nothing. */
export function ZipField({ name, label }: ZipFieldProps) {
  const { t } = useTranslation("place");
  const { t: quotation } = useTranslation("quotation");
  const fieldText = useFieldText();
  const { control, register, formState } = useFormContext<CreateForm>();
  const typed = useWatch({ control, name });
  const [zip] = useDebouncedValue(typed.trim().split("-")[0] ?? "", LOOKUP_DELAY_MS);
  const { data: place, isError } = useQuery(zipcodeQuery(zip));
  const isComplete = /^\d{5}$/.test(zip);
  const lookUpText = isError ? t("zipNotFound") : place === null ? t("zipUnavailable") : undefined;

  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      {...(name === "pickupZip" ? { rightSection: <PickupButton /> } : {})}
      description={isComplete && place ? `${place.city}, ${place.state}` : quotation("field.zipHint")}
      descriptionProps={{ "data-hint": true }}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={fieldText(formState.errors[name]) ?? (isComplete ? lookUpText : undefined)}
      {...register(name)}
    />
  );
}
