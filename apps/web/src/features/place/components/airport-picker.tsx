import type { Airport } from "@kilolane/contract";
import { Combobox, Loader, TextInput, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { airportsQuery } from "../queries.ts";
import classes from "./airport-picker.module.css";

const SEARCH_DELAY_MS = 120;

interface AirportPickerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: Airport | null;
  readonly onChange: (airport: Airport | null) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  /** `USA` for departures of companies that ship from there (product.md §10); null: the whole world */
  readonly country?: string | null;
  readonly autoFocus?: boolean;
}

/** What the closed field shows of an airport. */
function labelOf(airport: Airport): string {
  return `${airport.code} · ${airport.city === "" ? airport.name : airport.city}`;
}

/**
 * Airport by code, city or name: type, Enter takes the top hit. Search runs on the server, cargo airports and the
 * company's preferred ones first.
 */
export function AirportPicker(props: AirportPickerProps) {
  const { value, onChange, country = null } = props;
  const { t } = useTranslation("place");
  const [typed, setTyped] = useState<string | null>(null);
  const [search] = useDebouncedValue(typed ?? "", SEARCH_DELAY_MS);
  const { data = [], isFetching } = useQuery(airportsQuery(search, country));
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isOpen = typed !== null && typed.trim() !== "";
  const hits = isOpen ? data : [];

  const choose = (code: string) => {
    const airport = data.find((entry) => entry.code === code);
    if (airport) onChange(airport);
    setTyped(null);
    combobox.closeDropdown();
  };
  const takeTopHit = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !isOpen || combobox.getSelectedOptionIndex() >= 0) return;
    const top = hits[0];
    if (top && search === typed) {
      event.preventDefault();
      choose(top.code);
    }
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose} keepMounted={false}>
      <Combobox.Target>
        <TextInput
          label={props.label}
          placeholder={props.placeholder}
          value={typed ?? (value ? labelOf(value) : "")}
          error={props.error}
          autoComplete="off"
          spellCheck={false}
          data-autofocus={props.autoFocus}
          rightSection={isFetching && isOpen ? <Loader size="xs" /> : null}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTyped(text);
            if (text.trim() === "") onChange(null);
            combobox.openDropdown();
          }}
          onKeyDown={takeTopHit}
          onBlur={() => {
            setTyped(null);
            combobox.closeDropdown();
            props.onBlur?.();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options mah={320} className={classes.options}>
          {hits.length === 0 ? (
            <Combobox.Empty>{isFetching || search !== typed ? t("searching") : t("none")}</Combobox.Empty>
          ) : (
            hits.map((airport) => (
              <Combobox.Option key={airport.code} value={airport.code}>
                <AirportLine airport={airport} />
              </Combobox.Option>
            ))
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function AirportLine({ airport }: { readonly airport: Airport }) {
  const { t } = useTranslation("place");
  return (
    <span className={classes.line}>
      <bdi dir="ltr" className={classes.code}>
        {airport.code}
      </bdi>
      <span className={classes.names}>
        <bdi>{airport.city === "" ? airport.name : airport.city}</bdi>
        <bdi className={classes.quiet}>{`${airport.name} · ${airport.countryName}`}</bdi>
      </span>
      {airport.isPreferred ? <span className={classes.mark}>{t("preferred")}</span> : null}
      {airport.hasCargo ? null : <span className={classes.quiet}>{t("noCargo")}</span>}
    </span>
  );
}
