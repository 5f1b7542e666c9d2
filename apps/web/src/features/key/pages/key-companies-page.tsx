import type { KeyCompany } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { href } from "../../../lib/paths/href.ts";
import { emptyKindOf } from "../../../ui/data-table/empty-kind.ts";
import { TableFooter } from "../../../ui/data-table/table-footer.tsx";
import { TableState } from "../../../ui/data-table/table-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { SeatBar } from "../components/seat-bar.tsx";
import classes from "../components/company-seats.module.css";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { keyCompaniesQuery } from "../queries.ts";

const STANDARD = { size: 25 };

/** The forwarders with their seats, for the operator; each leads to its keys. */
export default function KeyCompaniesPage() {
  const { t } = useTranslation("key");
  const state = useListState(STANDARD);
  const texts = useTableTexts();
  const { search, page, size } = state;
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    keyCompaniesQuery({ kind: "forwarder", search: search.slice(0, 120), page, size }),
  );
  usePageTitle(t("title.forwarders"));
  const empty = emptyKindOf({ failed: isError, rows: data?.content, filtered: search !== "" });
  const updating = isFetching && isPlaceholderData;
  return (
    <>
      <PageHeader title={t("title.forwarders")} lead={t("lead.forwarders")} />
      <div className={classes.tools}>
        <ListStateSearch label={t("list.searchCompany")} state={state} />
      </div>
      {data === undefined && !isError ? <LoadingPanel label={texts.loading} /> : null}
      {empty === undefined ? (
        <ul className={classes.companies} aria-label={t("list.companies")} aria-busy={updating}>
          {data?.content.map((company) => (
            <CompanyCard key={company.companyId} company={company} />
          ))}
        </ul>
      ) : (
        <TableState
          kind={empty}
          texts={texts}
          onRetry={() => void refetch()}
          onClearFilters={state.clearFilters}
          empty={<StatePanel title={t("list.noCompanies")} />}
        />
      )}
      <TableFooter
        total={data?.total ?? 0}
        page={page}
        size={size}
        onPage={state.setPage}
        onSize={state.setSize}
        updating={updating}
        texts={texts}
      />
    </>
  );
}

function CompanyCard({ company }: { readonly company: KeyCompany }) {
  const { companyId, companyName, seats } = company;
  return (
    <li className={classes.company}>
      <Link
        className={classes.name}
        to={href("/super-admin/key-generator/freightforwarder/details/:companyId?", { companyId })}
      >
        <bdi>{companyName}</bdi>
      </Link>
      <div className={classes.bars}>
        {seats.map((seat) => (
          <SeatBar key={seat.keyType} seat={seat} />
        ))}
      </div>
    </li>
  );
}
