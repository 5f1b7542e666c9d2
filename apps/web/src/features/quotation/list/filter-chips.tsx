import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { FILTER_FIELDS, filterValue, type FilterField } from "./list-filter.ts";
import { ownersQuery } from "./list-queries.ts";
import { useFilterParties } from "./use-filter-parties.ts";
import { FilterChip } from "../../../ui/list-tools/filter-chip.tsx";

const LABELS = {
  from: "field.from",
  to: "field.to",
  goods: "list.goods",
  owner: "list.owner",
  inquirer: "list.client",
  airline: "list.airlines",
  mainAirline: "list.mainAirline",
  type: "list.type",
  createdFrom: "list.from",
  createdTo: "list.until",
  expiring: "list.expiring",
} as const satisfies Readonly<Record<FilterField, string>>;

interface FilterChipsProps {
  readonly state: ListState;
  /** what the list can be narrowed by; all of it unless given */
  readonly fields?: readonly FilterField[];
}

/** What narrows the list, each a click from being gone. */
export function FilterChips({ state, fields = FILTER_FIELDS }: FilterChipsProps) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const language = useLanguage();
  const set = fields.filter((field) => filterValue(state.filter, field) !== "");
  const { data: owners = [] } = useQuery({ ...ownersQuery, enabled: set.includes("owner") });
  const { client, airline, mainAirline } = useFilterParties(
    Object.fromEntries(set.map((field) => [field, filterValue(state.filter, field)])),
  );

  const shown = (field: FilterField) => {
    const value = filterValue(state.filter, field);
    if (field === "goods") return text("goodsType", value);
    if (field === "owner") return owners.find((owner) => owner.id === value)?.name ?? "…";
    if (field === "inquirer") return client?.companyName || client?.nameofInquirer || "…";
    if (field === "airline") return airline?.name ?? "…";
    if (field === "mainAirline") return mainAirline?.name ?? "…";
    if (field === "type") return text("list.typeOf", value);
    if (field === "expiring") return t("list.soon");
    return field === "createdFrom" || field === "createdTo" ? formatDate(value, language) : value;
  };
  return set.map((field) => (
    <FilterChip
      key={field}
      label={t(LABELS[field])}
      value={shown(field)}
      removeLabel={t("list.removeFilter", { field: t(LABELS[field]) })}
      onRemove={() => state.setFilter(field, "")}
    />
  ));
}
