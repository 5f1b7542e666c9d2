import type { KeyCompany } from "@kilolane/contract";
import { useDebouncedValue } from "@mantine/hooks";
import type { SeatedKind } from "@kilolane/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchField } from "../../../ui/search-field/search-field.tsx";
import { keyCompaniesQuery } from "../queries.ts";

const SEARCH_DELAY_MS = 150;
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
  const [typed, setTyped] = useState<string | null>(null);
  const [search] = useDebouncedValue(typed ?? "", SEARCH_DELAY_MS);
  const { data, isFetching } = useQuery(keyCompaniesQuery({ kind, search, size: MOST_HITS }));
  return (
    <SearchField
      opensOnFocus
      label={t("list.company")}
      placeholder={t("generate.choose")}
      shown={typed ?? value?.companyName ?? ""}
      error={error}
      hits={(data?.content ?? []).map((company) => ({
        id: company.companyId,
        content: <bdi>{company.companyName}</bdi>,
      }))}
      isSearching={isFetching}
      emptyText={isFetching ? null : t("list.noCompanies")}
      onType={setTyped}
      onChoose={(id) => {
        onChange(data?.content.find((company) => company.companyId === id) ?? null);
        setTyped(null);
      }}
      onLeave={() => setTyped(null)}
    />
  );
}
