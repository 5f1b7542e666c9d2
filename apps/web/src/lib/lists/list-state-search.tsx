import { useTranslation } from "../i18n/use-translation.ts";
import { ListSearch } from "../../ui/list-tools/list-search.tsx";
import type { ListState } from "./use-list-state.ts";

interface ListStateSearchProps {
  /** What is looked through, e.g. 'Name, email or city'. */
  readonly label: string;
  readonly state: Pick<ListState, "search" | "setSearch">;
}

/** The search of a list whose state is its address. */
export function ListStateSearch({ label, state }: ListStateSearchProps) {
  const { t } = useTranslation("state");
  return (
    <ListSearch
      label={label}
      clearLabel={t("table.clearSearch")}
      search={state.search}
      onSearch={state.setSearch}
    />
  );
}
