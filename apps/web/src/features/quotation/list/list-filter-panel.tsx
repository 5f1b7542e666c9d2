import { CARGO_TYPES } from "@kilolane/domain";
import { NativeSelect, TextInput } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { FILTER_FIELDS, type FilterField, filterValue } from "./list-filter.ts";
import { ownersQuery } from "./list-queries.ts";
import { AirportCode } from "../../../ui/list-tools/airport-code.tsx";
import { FilterPair, FilterPanel } from "../../../ui/list-tools/filter-panel.tsx";
import { ToolDialog } from "../../../ui/list-tools/list-tool.tsx";
import classes from "./quotation-list.module.css";

// The pickers bring phrases of their own along: the list stays as it is while they come.
const PartyFilters = lazyPart(
  async () => ({ default: (await import("./party-filters.tsx")).PartyFilters }),
  <div className={classes.parties} />,
  ["inquirer", "rate"],
);

interface ListFilterProps {
  readonly state: ListState;
  /** what the list can be narrowed by; all of it unless given */
  readonly fields?: readonly FilterField[];
}

/** The filter button with its panel; F opens it from anywhere on the list. */
export function ListFilterButton({ state, fields = FILTER_FIELDS }: ListFilterProps) {
  const { t } = useTranslation("quotation");
  const set = fields.filter((field) => filterValue(state.filter, field) !== "").length;
  return (
    <div data-filter-button>
      <ToolDialog
        panelLabel={t("list.filterTitle")}
        trigger={
          <>
            <IconFilter size={16} stroke={1.6} aria-hidden />
            {t("list.filter")}
            {set > 0 ? <span className={classes.badge}>{String(set)}</span> : null}
          </>
        }
      >
        {(close) => <ListFilterPanel state={state} fields={fields} onClose={close} />}
      </ToolDialog>
    </div>
  );
}

interface ListFilterPanelProps extends Required<ListFilterProps> {
  readonly onClose: () => void;
}

/** Lane, client, airline, goods, owner and dates; each takes effect at once. */
function ListFilterPanel({ state, fields, onClose }: ListFilterPanelProps) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const { data: owners = [] } = useQuery({ ...ownersQuery, enabled: fields.includes("owner") });
  const value = (field: (typeof FILTER_FIELDS)[number]) => filterValue(state.filter, field);
  const any = { value: "", label: t("list.any") };
  return (
    <FilterPanel
      clearLabel={t("list.clearFilter")}
      doneLabel={t("list.done")}
      onClear={state.clearFilters}
      onDone={onClose}
    >
      <FilterPair>
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
      </FilterPair>
      {fields.includes("inquirer") ? <PartyFilters state={state} /> : null}
      <NativeSelect
        size="xs"
        label={t("list.goods")}
        value={value("goods")}
        data={[any, ...CARGO_TYPES.map((type) => ({ value: type, label: text("goodsType", type) }))]}
        onChange={(event) => state.setFilter("goods", event.currentTarget.value)}
      />
      <NativeSelect
        size="xs"
        label={t("list.type")}
        value={value("type")}
        data={[
          any,
          ...(["quick", "manual"] as const).map((type) => ({ value: type, label: t(`list.typeOf.${type}`) })),
        ]}
        onChange={(event) => state.setFilter("type", event.currentTarget.value)}
      />
      {fields.includes("owner") && (owners.length > 1 || value("owner") !== "") ? (
        <NativeSelect
          size="xs"
          label={t("list.owner")}
          value={value("owner")}
          data={[any, ...owners.map((owner) => ({ value: owner.id, label: owner.name }))]}
          onChange={(event) => state.setFilter("owner", event.currentTarget.value)}
        />
      ) : null}
      <FilterPair>
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
      </FilterPair>
    </FilterPanel>
  );
}
