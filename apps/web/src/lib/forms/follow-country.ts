/** A form with a field for the country whose phone prefix is dialled. */
interface PrefixForm {
  readonly getValues: (field: "countryCode") => string | undefined;
  readonly setValue: (field: "countryCode", code: string) => void;
}

/**
 * For `onChosen` of `ControlledCountryPicker`: the phone's prefix goes along with the country as long as nobody has
 * chosen another one.
 */
export function followCountry(form: PrefixForm) {
  return (code: string, before: string): void => {
    const chosen = form.getValues("countryCode") ?? "";
    if (chosen === before || chosen === "") form.setValue("countryCode", code);
  };
}
