import { isCurrency } from "@kilolane/domain";
import { inEachLanguage, type Language } from "@kilolane/phrases";
import { countries as listedCountries } from "countries-list";
import isoCountries from "i18n-iso-countries";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/max";
import type { CountryRow } from "./seed-rows.ts";

type NameFinder = (code: string, language: Language) => string;
type ListedCountry = { phone: readonly number[]; currency: readonly string[] };

const LISTED: Readonly<Record<string, ListedCountry>> = listedCountries;

// The package words these as one side of a dispute does, or in the long form of the United Nations; the runtime's
// Unicode names are short and neutral.
const NEUTRAL_NAMES = new Set(
  "BO CD CG CN CZ EH FK FM GM HK IR KP KR LA MD MK MO PS RU SH SY TR TW TZ VA VE VG VI VN XK".split(" "),
);

// Countries whose currency changed after the package was made.
const CURRENCY_PATCHES: Readonly<Record<string, string>> = { BG: "EUR", HR: "EUR", CW: "XCG", SX: "XCG" };

const FUNDS_CODES = new Set("BOV CHE CHW CLF COU MXV USN UYI UYW".split(" "));

/** Countries and areas of ISO 3166-1 (and Kosovo) with names in six languages, dial code and currency. */
export function getCountryRows(): CountryRow[] {
  const nameOf = nameFinder();
  return Object.keys(isoCountries.getAlpha2Codes())
    .sort()
    .map((code) => ({
      code,
      dial_code: findDialCode(code),
      currency: findCurrency(code),
      names: inEachLanguage((language) => nameOf(code, language)),
    }));
}

function nameFinder(): NameFinder {
  const finders = new Map<Language, Intl.DisplayNames>();
  return (code, language) => {
    const finder =
      finders.get(language) ?? new Intl.DisplayNames(language, { type: "region", style: "short" });
    finders.set(language, finder);
    const listed = NEUTRAL_NAMES.has(code) ? undefined : isoCountries.getName(code, language);
    return listed ?? finder.of(code) ?? code;
  };
}

/** The code that a phone number is validated with; where several share one (+1), the shared one. */
function findDialCode(code: string): string {
  if (isSupportedCountry(code)) return `+${getCountryCallingCode(code)}`;
  const listed = LISTED[code]?.phone[0];
  return listed === undefined ? "" : `+${listed}`;
}

/** The first listed currency that people pay with: the package puts funds codes first for some (CHE before CHF). */
function findCurrency(code: string): string {
  const listed = LISTED[code]?.currency.find(
    (currency) => isCurrency(currency) && !FUNDS_CODES.has(currency),
  );
  return CURRENCY_PATCHES[code] ?? listed ?? "";
}
