import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { href } from "../../../lib/paths/href.ts";
import { FigureTable } from "../../../lib/statistics/figure-table.tsx";
import classes from "../../../lib/statistics/statistics.module.css";
import { PageHeader } from "../../../ui/page-header.tsx";
import { platformLicencesQuery } from "../queries.ts";

const STATES = ["keys", "used", "assigned", "free", "suspended", "expired"] as const;
const ENDS = ["endsIn30", "endsIn7", "endsIn1"] as const;

/** Licence keys of all companies by type: in which state they are, and which of those in use end soon. */
export default function LicenceDashboardPage() {
  const { t } = useTranslation("platform-statistics");
  const language = useLanguage();
  const query = useQuery(platformLicencesQuery);
  const title = t("title.licences");
  usePageTitle(title);
  const tables = [
    ["licence-states", t("table.licences"), STATES],
    ["licence-ends", t("table.ends"), ENDS],
  ] as const;
  return (
    <div className={classes["stack"]}>
      <PageHeader title={title} lead={t("lead.licences")} />
      <QueryState query={query}>
        {({ types }) => (
          <>
            {tables.map(([id, name, columns]) => {
              const headers = [t("type"), ...columns.map((column) => t(`licence.${column}`))];
              return (
                <FigureTable
                  key={id}
                  id={id}
                  title={name}
                  headers={headers}
                  rows={types.map((row) => ({
                    id: row.type,
                    head: (
                      <Anchor
                        component={Link}
                        inherit
                        to={href("/super-admin/key-generator/freightforwarder/view")}
                      >
                        {t(`keyType.${row.type}`)}
                      </Anchor>
                    ),
                    figures: columns.map((column) => formatNumber(row[column], language)),
                  }))}
                  csv={{
                    fileName: `${id}.csv`,
                    rows: [
                      headers,
                      ...types.map((row) => [row.type, ...columns.map((column) => row[column])]),
                    ],
                  }}
                />
              );
            })}
          </>
        )}
      </QueryState>
    </div>
  );
}
