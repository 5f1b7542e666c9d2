import type { SeatedKind } from "@kilolane/domain";
import { useQuery } from "@tanstack/react-query";
import { SearchPicker } from "../../../lib/search/search-picker.tsx";
import { isAnswered, useSearchText } from "../../../ui/search-field/use-search-text.ts";
import { companiesQuery, companyQuery } from "../queries.ts";

const MOST_SHOWN = 12;

interface CompanyPickerProps {
  readonly kind: SeatedKind;
  readonly label: string;
  readonly placeholder: string;
  /** said when nothing fits what was typed */
  readonly emptyText: string;
  /** id, or empty */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** A company of the platform by its name, for the operator. */
export function CompanyPicker({ kind, value, onChange, emptyText, ...field }: CompanyPickerProps) {
  const search = useSearchText();
  const query = {
    kind,
    approval: "any",
    search: search.term.slice(0, 120),
    page: 1,
    size: MOST_SHOWN,
  } as const;
  const answer = useQuery(companiesQuery(query));
  const chosen = useQuery({ ...companyQuery(value), enabled: value !== "" });
  const found = answer.data?.content ?? [];
  return (
    <SearchPicker
      {...field}
      search={search}
      shown={value === "" ? "" : (chosen.data?.name ?? "")}
      opensOnFocus
      isReady={isAnswered(answer)}
      hits={found.map(({ id, name }) => ({ id, content: <bdi>{name}</bdi> }))}
      emptyText={search.term === "" ? null : emptyText}
      onChoose={onChange}
      onClear={() => onChange("")}
    />
  );
}
