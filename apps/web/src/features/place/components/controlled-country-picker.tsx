import { type Control, Controller, type FieldValues, type Path } from "react-hook-form";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { CountryPicker } from "./country-picker.tsx";

interface ControlledCountryPickerProps<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: Path<T>;
  readonly label: string;
  readonly placeholder: string;
  readonly emptyText: string;
  readonly onChosen?: (code: string, before: string) => void;
}

/** A country as a field of a form; a refused one can be gone to. */
export function ControlledCountryPicker<T extends FieldValues>({
  control,
  name,
  onChosen,
  ...picker
}: ControlledCountryPickerProps<T>) {
  const fieldText = useFieldText();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <div
          ref={(element) => field.ref({ focus: () => element?.querySelector("input")?.focus() })}
          onBlur={field.onBlur}
        >
          <CountryPicker
            {...picker}
            value={field.value}
            onChange={(code) => {
              onChosen?.(code, field.value);
              field.onChange(code);
            }}
            error={fieldText(fieldState.error)}
          />
        </div>
      )}
    />
  );
}
