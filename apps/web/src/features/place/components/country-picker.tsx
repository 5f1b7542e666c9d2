import type { EndpointOutput, listCountries } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { SearchPicker } from "../../../lib/search/search-picker.tsx";
import { useSearchText } from "../../../ui/search-field/use-search-text.ts";
import { findCountries } from "../find-countries.ts";
import { countriesQuery } from "../queries.ts";
import classes from "./airport-picker.module.css";

type Country = EndpointOutput<typeof listCountries>[number];

interface CountryPickerProps {
  readonly label: string;
  readonly placeholder: string;
  /** said when nothing fits what was typed */
  readonly emptyText: string;
  /** ISO code, or empty */
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: string | undefined;
}

/** A country by its name in the reader's language, its code or its dial code. */
export function CountryPicker({ value, onChange, emptyText, ...field }: CountryPickerProps) {
  const language = useLanguage();
  const search = useSearchText(0);
  const { data: countries = [], isPending } = useQuery(countriesQuery(language));
  const hits = findCountries(countries, search.term);
  return (
    <SearchPicker
      {...field}
      search={search}
      shown={countries.find((country) => country.code === value)?.name ?? ""}
      hits={hits.map((country) => ({ id: country.code, content: <CountryLine country={country} /> }))}
      isReady={!isPending}
      emptyText={isPending ? null : emptyText}
      opensOnFocus
      onChoose={onChange}
      onClear={() => onChange("")}
    />
  );
}

function CountryLine({ country }: { readonly country: Country }) {
  return (
    <span className={classes["line"]}>
      <span className={classes["names"]}>
        <bdi>{country.name}</bdi>
      </span>
      <bdi dir="ltr" className={classes["quiet"]}>
        {country.dialCode}
      </bdi>
    </span>
  );
}
