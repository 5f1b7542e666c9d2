import { may } from "@kilolane/domain";
import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { zipcodeQuery } from "../../place/queries.ts";
import { pickupOf, type CreateForm } from "./create-form.ts";
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
  const { control, register } = useFormContext<CreateForm>();
  const { errors } = useFormState({ control, name, exact: true });
  const typed = useWatch({ control, name });
  const pickupFrom = useWatch({ control, name: "pickupFrom" });
  const chosen = name === "pickupZip" ? pickupOf({ pickupFrom, pickupZip: typed }) : null;
  const [zip] = useDebouncedValue(typed.trim().split("-")[0] ?? "", LOOKUP_DELAY_MS);
  const { data: place, isError } = useQuery(zipcodeQuery(zip));
  // a forwarder's client has no places of its own to choose from
  const session = useSession();
  const hasPlaces = name === "pickupZip" && !may(session?.role, "seesOwnDirectoryOnly");
  const isComplete = /^\d{5}$/.test(zip);
  const lookUpText = isError ? t("zipNotFound") : place === null ? t("zipUnavailable") : undefined;

  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      {...(hasPlaces ? { rightSection: <PickupButton /> } : {})}
      description={
        [chosen?.name, isComplete && place ? `${place.city}, ${place.state}` : undefined]
          .filter((part) => part !== undefined)
          .join(" · ") || quotation("field.zipHint")
      }
      descriptionProps={{ "data-hint": true }}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={fieldText(errors[name]) ?? (isComplete ? lookUpText : undefined)}
      {...register(name)}
    />
  );
}
