import type { KeyCompany } from "@kilolane/contract";
import type { SeatedKind } from "@kilolane/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { SearchPicker } from "../../../lib/search/search-picker.tsx";
import { isAnswered, useSearchText } from "../../../ui/search-field/use-search-text.ts";
import { keyCompaniesQuery } from "../queries.ts";

const MOST_HITS = 8;

interface CompanyPickerProps {
  readonly kind: SeatedKind;
  readonly value: KeyCompany | null;
  readonly onChange: (company: KeyCompany | null) => void;
  readonly error?: string | undefined;
}

/** A company whose keys the operator works with, by name, email or city. */
export function CompanyPicker({ kind, value, onChange, error }: CompanyPickerProps) {
  const { t } = useTranslation("key");
  const search = useSearchText();
  const answer = useQuery(keyCompaniesQuery({ kind, search: search.term, size: MOST_HITS }));
  const { data } = answer;
  return (
    <SearchPicker
      opensOnFocus
      label={t("list.company")}
      placeholder={t("generate.choose")}
      search={search}
      shown={value?.companyName ?? ""}
      error={error}
      hits={(data?.content ?? []).map((company) => ({
        id: company.companyId,
        content: <bdi>{company.companyName}</bdi>,
      }))}
      isReady={isAnswered(answer)}
      emptyText={answer.isPending ? null : t("list.noCompanies")}
      onChoose={(id) => onChange(data?.content.find((company) => company.companyId === id) ?? null)}
      onClear={() => onChange(null)}
    />
  );
}
