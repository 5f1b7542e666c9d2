import type { ListedInquirer } from "@kilolane/contract";
import { useMemo } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { dayOf, formatDate } from "../../lib/format/dates.ts";
import { formatNumber } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { NameLink } from "../../lib/lists/name-link.tsx";
import { nameColumn } from "../../lib/lists/record-columns.tsx";
import { forwarderHref } from "../../lib/paths/href.ts";
import { useDesk } from "../../lib/session/use-desk.ts";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import { useCountryName } from "../place/queries.ts";

/** The columns of the inquirers; their ids are the names the server sorts by. */
export function useInquirerColumns(): readonly DataTableColumn<ListedInquirer>[] {
  const { t } = useTranslation("inquirer");
  const language = useLanguage();
  const desk = useDesk();
  const countryName = useCountryName();
  return useMemo(
    (): readonly DataTableColumn<ListedInquirer>[] => [
      nameColumn("company", t("companyName"), ({ id, companyName, companyType }) => (
        <NameLink
          to={forwarderHref(desk, "quote-inquirer/edit/:id", { id })}
          name={companyName}
          second={companyType}
        />
      )),
      {
        id: "name",
        header: t("nameofInquirer"),
        sortable: true,
        cell: (row) => <TwoLines first={row.nameofInquirer} second={row.email} />,
      },
      { id: "country", header: t("country"), sortable: true, cell: (row) => countryName(row.country) },
      { id: "phone", header: t("phone"), cell: (row) => <bdi dir="ltr">{row.phone}</bdi> },
      {
        id: "currency",
        header: t("currency"),
        hiddenAtFirst: true,
        cell: (row) => row.currency,
      },
      {
        id: "quotations",
        header: t("column.quotations"),
        sortable: true,
        align: "end",
        cell: (row) => formatNumber(row.quotationCount, language),
      },
      {
        id: "updatedAt",
        header: t("column.updatedAt"),
        sortable: true,
        cell: (row) => formatDate(dayOf(row.updatedAt), language),
      },
    ],
    [countryName, desk, language, t],
  );
}
