import type { EndpointOutput, Inquirer, searchDirectory } from "@kilolane/contract";
import { CloseButton, Combobox, TextInput, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { inquirerLabel, type InquirerHint } from "../inquirer-form.ts";
import { directoryQuery, inquirersQuery } from "../queries.ts";
import { InquirerDialog } from "./inquirer-dialog.tsx";
import classes from "./inquirer-picker.module.css";

const SEARCH_DELAY_MS = 150;
const CREATE = "create-new";

interface InquirerPickerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: Inquirer | null;
  readonly onChange: (inquirer: Inquirer | null) => void;
  readonly error?: string | undefined;
}

/** Who asks for the price: found by name, company or email, or created without leaving the form. */
export function InquirerPicker({ label, placeholder, value, onChange, error }: InquirerPickerProps) {
  const { t } = useTranslation("inquirer");
  const [typed, setTyped] = useState<string | null>(null);
  const [search] = useDebouncedValue(typed ?? "", SEARCH_DELAY_MS);
  const [hint, setHint] = useState<InquirerHint | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { data } = useQuery({ ...inquirersQuery(search), enabled: combobox.dropdownOpened });
  const people = data?.content ?? [];
  const { data: addresses = [] } = useQuery({
    ...directoryQuery(search),
    enabled: combobox.dropdownOpened && search.trim() !== "",
  });

  const submit = (id: string) => {
    const address = addresses.find((entry) => entry.id === id);
    if (id === CREATE) setHint({ nameofInquirer: typed ?? "" });
    else if (address) setHint(hintOf(address));
    else onChange(people.find((person) => person.id === id) ?? null);
    setTyped(null);
    combobox.closeDropdown();
  };

  return (
    <>
      <Combobox store={combobox} onOptionSubmit={submit} keepMounted={false}>
        <Combobox.Target>
          <TextInput
            label={label}
            placeholder={placeholder}
            value={typed ?? (value ? inquirerLabel(value) : "")}
            error={error}
            autoComplete="off"
            rightSection={
              value && typed === null ? (
                <CloseButton size="sm" aria-label={t("cancel")} onClick={() => onChange(null)} />
              ) : null
            }
            onFocus={(event) => {
              event.currentTarget.select();
              combobox.openDropdown();
            }}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              combobox.openDropdown();
              combobox.selectFirstOption();
            }}
            onBlur={() => {
              setTyped(null);
              combobox.closeDropdown();
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options mah={320} className={classes.options}>
            {people.map((person) => (
              <Combobox.Option key={person.id} value={person.id}>
                <span className={classes.line}>
                  <bdi>{person.nameofInquirer}</bdi>
                  <bdi className={classes.quiet}>{`${person.companyName} · ${person.email}`}</bdi>
                </span>
              </Combobox.Option>
            ))}
            {search.trim() === "" ? null : <AddressOptions addresses={addresses} />}
            <Combobox.Option value={CREATE} className={classes.create}>
              {typed ? t("createNamed", { name: typed }) : t("title")}
            </Combobox.Option>
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {hint === null ? null : (
        <InquirerDialog hint={hint} onClose={() => setHint(null)} onStored={onChange} />
      )}
    </>
  );
}

type Address = EndpointOutput<typeof searchDirectory>[number];

/** An address of the directory becomes an inquirer once its person is confirmed in the dialog. */
function hintOf(address: Address): InquirerHint {
  return {
    companyName: address.companyName,
    nameofInquirer: address.name,
    email: address.email,
    phone: address.phone,
    country: address.country,
  };
}

function AddressOptions({ addresses }: { readonly addresses: readonly Address[] }) {
  const { t } = useTranslation("inquirer");
  return addresses.map((address) => (
    <Combobox.Option key={address.id} value={address.id}>
      <span className={classes.line}>
        <bdi>{address.companyName}</bdi>
        <span className={classes.quiet}>
          {t("fromDirectory")} <bdi>{address.city}</bdi>
        </span>
      </span>
    </Combobox.Option>
  ));
}
