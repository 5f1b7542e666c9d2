import type { EndpointOutput, Inquirer, searchDirectory } from "@kilolane/contract";
import { CloseButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { SearchPicker } from "../../../lib/search/search-picker.tsx";
import type { SearchHit } from "../../../ui/search-field/search-field.tsx";
import { isAnswered, useSearchText } from "../../../ui/search-field/use-search-text.ts";
import { inquirerLabel, type InquirerHint } from "../inquirer-form.ts";
import { directoryQuery, inquirersQuery } from "../queries.ts";
import classes from "./inquirer-picker.module.css";

// The dialog brings the schemas along: fetched when somebody new is typed in.
const InquirerDialog = lazyPart(async () => import("./inquirer-dialog.tsx"));

/** Somebody new, known before the dialog opens: what another screen has read of them. */
export type { InquirerHint } from "../inquirer-form.ts";

interface NewInquirerProps {
  readonly hint: InquirerHint;
  readonly onClose: () => void;
  readonly onStored: (inquirer: Inquirer) => void;
}

/** The dialog that stores somebody new, filled with what is known; its code comes when it opens. */
export function NewInquirer(props: NewInquirerProps) {
  return <InquirerDialog {...props} />;
}

const CREATE = "create-new";

type Address = EndpointOutput<typeof searchDirectory>[number];

interface InquirerPickerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly name?: string;
  readonly value: Inquirer | null;
  readonly onChange: (inquirer: Inquirer | null) => void;
  readonly error?: string | undefined;
  /** chooses among those who are stored: no addresses, nobody new */
  readonly isKnownOnly?: boolean;
}

/** Who asks for the price: an inquirer, an address of the directory, or somebody new, without leaving the form. */
export function InquirerPicker({ value, onChange, isKnownOnly = false, ...field }: InquirerPickerProps) {
  const { t } = useTranslation("inquirer");
  const search = useSearchText();
  const { typed, term } = search;
  const [hint, setHint] = useState<InquirerHint | null>(null);
  const answer = useQuery(inquirersQuery(term));
  const people = answer.data?.content ?? [];
  const asksDirectory = term !== "" && !isKnownOnly;
  const directory = useQuery({ ...directoryQuery(term), enabled: asksDirectory });
  const addresses = asksDirectory ? (directory.data ?? []) : [];

  const choose = (id: string) => {
    const address = addresses.find((entry) => entry.id === id);
    if (id === CREATE) setHint({ nameofInquirer: typed ?? "" });
    else if (address) setHint(hintOf(address));
    else onChange(people.find((person) => person.id === id) ?? null);
  };
  const newcomer: SearchHit = {
    id: CREATE,
    isAction: true,
    content: <span className={classes.create}>{typed ? t("createNamed", { name: typed }) : t("title")}</span>,
  };
  const hits: SearchHit[] = [
    ...people.map((person) => ({
      id: person.id,
      content: (
        <span className={classes.line}>
          <bdi>{person.nameofInquirer}</bdi>
          <bdi className={classes.quiet}>{`${person.companyName} · ${person.email}`}</bdi>
        </span>
      ),
    })),
    ...addresses.map((address) => ({ id: address.id, content: <AddressLine address={address} /> })),
    ...(isKnownOnly ? [] : [newcomer]),
  ];

  return (
    <>
      <SearchPicker
        {...field}
        search={search}
        shown={value ? inquirerLabel(value) : ""}
        hits={hits}
        isReady={isAnswered(answer) && (isKnownOnly || isAnswered(directory))}
        emptyText={term === "" ? null : t("none")}
        opensOnFocus
        rightSection={
          value && typed === null ? (
            // Reached by the pointer alone: Tab and Enter go on with the work, and an emptied field names nobody either.
            <CloseButton size="sm" tabIndex={-1} aria-label={t("cancel")} onClick={() => onChange(null)} />
          ) : null
        }
        onChoose={choose}
        onClear={() => onChange(null)}
      />
      {hint === null ? null : <NewInquirer hint={hint} onClose={() => setHint(null)} onStored={onChange} />}
    </>
  );
}

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

function AddressLine({ address }: { readonly address: Address }) {
  const { t } = useTranslation("inquirer");
  return (
    <span className={classes.line}>
      <bdi>{address.companyName}</bdi>
      <span className={classes.quiet}>
        {t("fromDirectory")} <bdi>{address.city}</bdi>
      </span>
    </span>
  );
}
