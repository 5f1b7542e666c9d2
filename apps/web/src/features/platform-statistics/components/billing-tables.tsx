import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { href } from "../../../lib/paths/href.ts";
import { FigureTable } from "../../../lib/statistics/figure-table.tsx";
import type { PlatformBilling } from "../queries.ts";

const ACCOUNTS = "/super-admin/admins/account-management";
const COMPANIES = href("/super-admin/freight-forwarder/companies/approved-companies");

interface CountTableProps {
  readonly id: string;
  readonly title: string;
  readonly headers: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly link: string;
    readonly counts: readonly number[];
  }[];
}

/** Counts by name, each name leading to what is counted. */
function CountTable({ id, title, headers, rows }: CountTableProps) {
  const language = useLanguage();
  return (
    <FigureTable
      id={id}
      title={title}
      headers={headers}
      rows={rows.map((row) => ({
        id: row.id,
        head: (
          <Anchor component={Link} inherit to={row.link}>
            <bdi>{row.name}</bdi>
          </Anchor>
        ),
        figures: row.counts.map((count) => formatNumber(count, language)),
      }))}
      csv={{ fileName: `${id}.csv`, rows: [headers, ...rows.map((row) => [row.name, ...row.counts])] }}
    />
  );
}

interface BillingProps {
  readonly data: PlatformBilling;
}

/** Forwarders by how their subscription stands. */
export function StateTable({ data }: BillingProps) {
  const { t } = useTranslation(["platform-statistics", "subscription"]);
  return (
    <CountTable
      id="subscription-states"
      title={t("table.states")}
      headers={[t("subscription:field.state"), t("count.companies")]}
      rows={data.states.map(({ state, companies }) => ({
        id: state,
        name: t(`subscription:state.${state}`),
        link: COMPANIES,
        counts: [companies],
      }))}
    />
  );
}

/** Add-ons asked for in the period, by what became of them. */
export function AddonTable({ data }: BillingProps) {
  const { t } = useTranslation(["platform-statistics", "subscription"]);
  return (
    <CountTable
      id="addons"
      title={t("table.addons")}
      headers={[t("subscription:field.state"), t("money.requests"), t("licence.keys")]}
      rows={data.addons.map(({ state, requests, keys }) => ({
        id: state,
        name: t(`subscription:addonState.${state}`),
        link: href(`${ACCOUNTS}/addons/request/details`),
        counts: [requests, keys],
      }))}
    />
  );
}

/** Packages with who has them and the keys bought with them. */
export function PackageTable({ data }: BillingProps) {
  const { t } = useTranslation("platform-statistics");
  return (
    <CountTable
      id="packages"
      title={t("table.packages")}
      headers={[t("money.package"), t("count.companies"), t("licence.keys")]}
      rows={data.packages.map(({ packageId, name, companies, keys }) => ({
        id: packageId,
        name,
        link: href(`${ACCOUNTS}/package/edit/:id`, { id: packageId }),
        counts: [companies, keys],
      }))}
    />
  );
}
