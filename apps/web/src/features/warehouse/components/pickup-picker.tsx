import type { Address, Warehouse } from "@kilolane/contract";
import { may } from "@kilolane/domain";
import { Modal, Stack, Text, TextInput, UnstyledButton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { addressesQuery } from "../../address-book/queries.ts";
import { warehousesQuery } from "../queries.ts";
import classes from "./pickup-picker.module.css";

const PAUSE_MS = 150;
const MOST = 20;

/** Where goods are picked up: what the quotation form needs of it. */
export interface PickupPlace {
  readonly id: string;
  readonly source: "warehouse" | "address";
  readonly name: string;
  readonly contactName: string;
  /** on one line */
  readonly address: string;
  readonly city: string;
  readonly zip: string;
  /** the five digits that trucking is priced by; empty outside the USA */
  readonly truckingZip: string;
  /** code; empty: not known */
  readonly airport: string;
}

const placeOf = (
  source: PickupPlace["source"],
  name: string,
  { id, contactName, street, city, state, zip, country, airport }: Warehouse | Address,
): PickupPlace => ({
  id,
  source,
  name,
  contactName,
  address: [street, `${zip} ${city}`.trim(), state, country].filter((part) => part !== "").join(", "),
  city,
  zip,
  truckingZip: country === "US" ? (/^\d{5}/.exec(zip)?.[0] ?? "") : "",
  airport,
});

/** Places that fill a field of the form; the others would do nothing. */
const fillsSomething = ({ truckingZip, airport }: PickupPlace): boolean =>
  truckingZip !== "" || airport !== "";

/** What is asked for what is typed. */
function queriesOf(typed: string) {
  const page = { search: typed.trim().slice(0, 120), page: 1, size: MOST };
  return {
    warehouses: warehousesQuery({ ...page, status: "active" }),
    addresses: addressesQuery({ ...page, kind: "all" }),
  };
}

interface Answer<Row> {
  readonly content: readonly Row[];
}

/** Warehouses first. */
function placesOf(
  warehouses: Answer<Warehouse> | undefined,
  addresses: Answer<Address> | undefined,
): PickupPlace[] {
  return [
    ...(warehouses?.content ?? []).map((row) => placeOf("warehouse", row.name, row)),
    ...(addresses?.content ?? []).map((row) => placeOf("address", row.companyName, row)),
  ].filter(fillsSomething);
}

interface PickupPickerProps {
  readonly onChoose: (place: PickupPlace) => void;
  readonly onClose: () => void;
}

/** One of the company's warehouses in use, or an address of its book. */
export default function PickupPicker({ onChoose, onClose }: PickupPickerProps) {
  const { t } = useTranslation(["warehouse", "state"]);
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const queries = useQueryClient();
  const asked = queriesOf(search);
  // a shipper has a book of addresses alone
  const hasWarehouses = may(useSession()?.role, "worksAtForwarderDesk");
  const warehouses = useQuery({ ...asked.warehouses, enabled: hasWarehouses });
  const addresses = useQuery(asked.addresses);
  const hits = placesOf(warehouses.data, addresses.data);
  const isAsking = (hasWarehouses && warehouses.isPending) || addresses.isPending;
  const hasFailed = (!hasWarehouses || warehouses.isError) && addresses.isError;
  /** What is shown may be the answer to less than what is typed: the first is taken of what is in the field. */
  const takeFirst = async () => {
    const exact = queriesOf(typed);
    const asking = Promise.all([
      hasWarehouses ? queries.fetchQuery(exact.warehouses) : undefined,
      queries.fetchQuery(exact.addresses),
    ]);
    const answers = await asking.catch(() => undefined);
    const [first] = answers === undefined ? [] : placesOf(...answers);
    if (first !== undefined) onChoose(first);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // The dialog is drawn inside the quotation's form.
    event.preventDefault();
    void takeFirst();
  };
  return (
    <Modal opened onClose={onClose} title={t("pickup.title")}>
      <Stack>
        <TextInput
          data-autofocus
          type="search"
          label={t("pickup.search")}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={press}
        />
        {hits.length > 0 ? (
          <ul className={classes.list}>
            {hits.map((place) => (
              <li key={place.id}>
                <Hit place={place} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        ) : isAsking ? (
          <LoadingPanel />
        ) : (
          <Text role={hasFailed ? "alert" : "status"}>
            {hasFailed ? t("state:failed.text") : t(search.trim() === "" ? "pickup.nothing" : "pickup.none")}
          </Text>
        )}
      </Stack>
    </Modal>
  );
}

function Hit({ place, onChoose }: { readonly place: PickupPlace } & Pick<PickupPickerProps, "onChoose">) {
  const { t } = useTranslation("warehouse");
  return (
    <UnstyledButton className={classes.hit} onClick={() => onChoose(place)}>
      <span className={classes.names}>
        <bdi>{place.name}</bdi>
        <span className={classes.quiet}>
          <bdi>{[`${place.zip} ${place.city}`.trim(), place.contactName].filter(Boolean).join(" · ")}</bdi>
        </span>
        {place.truckingZip === "" ? <span className={classes.quiet}>{t("pickup.airportOnly")}</span> : null}
      </span>
      <span className={classes.end}>
        <bdi dir="ltr">{place.airport}</bdi>
        <span className={classes.quiet}>{t(`pickup.${place.source}`)}</span>
      </span>
    </UnstyledButton>
  );
}
