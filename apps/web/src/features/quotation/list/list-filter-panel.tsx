import { CARGO_TYPES } from "@kilolane/domain";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { Dropdown } from "../../../ui/dropdown/dropdown.tsx";
import { FILTER_FIELDS, filterValue } from "./list-filter.ts";
import { ownersQuery } from "./list-queries.ts";
import classes from "./quotation-list.module.css";

interface ListFilterProps {
  readonly state: ListState;
}

/** The filter button with its panel; F opens it from anywhere on the list. */
export function ListFilterButton({ state }: ListFilterProps) {
  const { t } = useTranslation("quotation");
  const set = FILTER_FIELDS.filter((field) => filterValue(state.filter, field) !== "").length;
  return (
    <div data-filter-button>
      <Dropdown
        kind="dialog"
        width={320}
        triggerClassName={classes.tool}
        panelLabel={t("list.filterTitle")}
        trigger={
          <>
            <IconFilter size={16} stroke={1.6} aria-hidden />
            {t("list.filter")}
            {set > 0 ? <span className={classes.badge}>{String(set)}</span> : null}
          </>
        }
      >
        {(close) => <FilterPanel state={state} onClose={close} />}
      </Dropdown>
    </div>
  );
}

interface FilterPanelProps extends ListFilterProps {
  readonly onClose: () => void;
}

/** Lane, goods, owner and dates; each takes effect at once. */
function FilterPanel({ state, onClose }: FilterPanelProps) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const { data: owners = [] } = useQuery(ownersQuery);
  const value = (field: (typeof FILTER_FIELDS)[number]) => filterValue(state.filter, field);
  const any = { value: "", label: t("list.any") };
  return (
    <div className={classes.panel}>
      <div className={classes.pair}>
        <AirportCode
          label={t("field.from")}
          value={value("from")}
          onChange={(code) => state.setFilter("from", code)}
          isFirst
        />
        <AirportCode
          label={t("field.to")}
          value={value("to")}
          onChange={(code) => state.setFilter("to", code)}
        />
      </div>
      <NativeSelect
        size="xs"
        label={t("list.goods")}
        value={value("goods")}
        data={[any, ...CARGO_TYPES.map((type) => ({ value: type, label: text("goodsType", type) }))]}
        onChange={(event) => state.setFilter("goods", event.currentTarget.value)}
      />
      {owners.length > 1 || value("owner") !== "" ? (
        <NativeSelect
          size="xs"
          label={t("list.owner")}
          value={value("owner")}
          data={[any, ...owners.map((owner) => ({ value: owner.id, label: owner.name }))]}
          onChange={(event) => state.setFilter("owner", event.currentTarget.value)}
        />
      ) : null}
      <div className={classes.pair}>
        <TextInput
          size="xs"
          type="date"
          label={t("list.from")}
          value={value("createdFrom")}
          max={value("createdTo")}
          onChange={(event) => state.setFilter("createdFrom", event.currentTarget.value)}
        />
        <TextInput
          size="xs"
          type="date"
          label={t("list.until")}
          value={value("createdTo")}
          min={value("createdFrom")}
          onChange={(event) => state.setFilter("createdTo", event.currentTarget.value)}
        />
      </div>
      <div className={classes.panelEnd}>
        <Button size="xs" variant="subtle" onClick={state.clearFilters}>
          {t("list.clearFilter")}
        </Button>
        <Button size="xs" onClick={onClose}>
          {t("list.done")}
        </Button>
      </div>
    </div>
  );
}

interface AirportCodeProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly isFirst?: boolean;
}

/** Three letters filter; fewer do not yet. */
function AirportCode({ label, value, onChange, isFirst = false }: AirportCodeProps) {
  const [typed, setTyped] = useState(value);
  return (
    <TextInput
      size="xs"
      label={label}
      value={typed}
      maxLength={3}
      autoComplete="off"
      spellCheck={false}
      placeholder="JFK"
      className={classes.airport ?? ""}
      ref={(field) => {
        if (isFirst && field && !field.dataset["met"]) {
          field.dataset["met"] = "yes";
          field.focus();
        }
      }}
      onChange={(event) => {
        const code = event.currentTarget.value.toUpperCase();
        setTyped(code);
        if (code.length === 3 || code === "") onChange(code);
      }}
    />
  );
}
