import type { EndpointOutput, listCountries } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { SearchField } from "../../../ui/search-field/search-field.tsx";
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
  const [typed, setTyped] = useState<string | null>(null);
  const { data: countries = [], isPending } = useQuery(countriesQuery(language));
  const hits = findCountries(countries, typed ?? "");
  return (
    <SearchField
      {...field}
      shown={typed ?? countries.find((country) => country.code === value)?.name ?? ""}
      hits={hits.map((country) => ({ id: country.code, content: <CountryLine country={country} /> }))}
      isSearching={isPending}
      emptyText={isPending ? null : emptyText}
      opensOnFocus
      onType={(text) => {
        setTyped(text);
        if (text.trim() === "") onChange("");
      }}
      onChoose={(code) => {
        onChange(code);
        setTyped(null);
      }}
      onLeave={() => setTyped(null)}
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
