/** The field of a form that holds the country whose phone prefix is dialled. */
interface PrefixField {
  readonly get: () => string | undefined;
  readonly set: (code: string) => void;
}

/**
 * For `onChosen` of `ControlledCountryPicker`: the phone's prefix goes along with the country as long as nobody has
 * chosen another one.
 */
export function followCountry(prefix: PrefixField) {
  return (code: string, before: string): void => {
    const chosen = prefix.get() ?? "";
    if (chosen === before || chosen === "") prefix.set(code);
  };
}
