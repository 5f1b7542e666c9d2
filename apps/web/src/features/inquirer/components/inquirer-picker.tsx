import type { Inquirer } from "@kilolane/contract";
import { CloseButton, Combobox, TextInput, useCombobox } from "@mantine/core";
import { useDebouncedValue, useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { inquirerLabel } from "../inquirer-form.ts";
import { inquirersQuery } from "../queries.ts";
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
  const [isCreating, creating] = useDisclosure(false);
  const [newName, setNewName] = useState("");
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { data } = useQuery({ ...inquirersQuery(search), enabled: combobox.dropdownOpened });
  const people = data?.content ?? [];

  const submit = (id: string) => {
    if (id === CREATE) {
      setNewName(typed ?? "");
      creating.open();
    } else {
      onChange(people.find((person) => person.id === id) ?? null);
    }
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
            <Combobox.Option value={CREATE} className={classes.create}>
              {typed ? t("createNamed", { name: typed }) : t("title")}
            </Combobox.Option>
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {isCreating ? <InquirerDialog name={newName} onClose={creating.close} onStored={onChange} /> : null}
    </>
  );
}
