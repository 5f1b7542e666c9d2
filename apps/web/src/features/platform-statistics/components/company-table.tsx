import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { listLink } from "../list-link.ts";
import type { PlatformQuotations } from "../queries.ts";
import { SumsTable } from "./sums-table.tsx";

/** The companies with the most quotations of a period. */
export function CompanyTable({ data }: { readonly data: PlatformQuotations }) {
  const { t } = useTranslation("platform-statistics");
  return (
    <SumsTable
      id="by-company"
      title={t("table.companies")}
      head={t("company")}
      fileName={`quotations-by-company-${data.from}-${data.to}.csv`}
      rows={data.companies.map((row) => ({
        ...row,
        id: row.companyId,
        link: listLink(data, { company: row.companyId }),
      }))}
    />
  );
}
