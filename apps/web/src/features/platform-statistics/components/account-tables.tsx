import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { FigureTable } from "../../../lib/statistics/figure-table.tsx";
import classes from "../../../lib/statistics/statistics.module.css";
import { platformAccountsQuery } from "../queries.ts";

/** Companies by kind and people by role, now. */
export function AccountTables() {
  const { t } = useTranslation(["platform-statistics", "session"]);
  const language = useLanguage();
  const kindText = useCodeText("platform-statistics");
  const query = useQuery(platformAccountsQuery);
  const number = (value: number) => formatNumber(value, language);
  const companyHeads = [t("kindOfCompany"), t("count.companies"), t("count.active"), t("count.waiting")];
  const peopleHeads = [t("role"), t("count.people"), t("count.active")];
  return (
    <QueryState query={query}>
      {({ companies, people }) => (
        <div className={classes["pair"]}>
          <FigureTable
            id="companies-by-kind"
            title={t("table.kinds")}
            headers={companyHeads}
            rows={companies.map((row) => ({
              id: row.kind,
              head: kindText("kind", row.kind),
              figures: [number(row.companies), number(row.active), number(row.waiting)],
            }))}
            csv={{
              fileName: "companies.csv",
              rows: [
                companyHeads,
                ...companies.map((row) => [row.kind, row.companies, row.active, row.waiting]),
              ],
            }}
          />
          <FigureTable
            id="people-by-role"
            title={t("table.people")}
            headers={peopleHeads}
            rows={people.map((row) => ({
              id: row.role,
              head: t(`session:role.${row.role}`),
              figures: [number(row.people), number(row.active)],
            }))}
            csv={{
              fileName: "people.csv",
              rows: [peopleHeads, ...people.map((row) => [row.role, row.people, row.active])],
            }}
          />
        </div>
      )}
    </QueryState>
  );
}
