import type { AuditSealState, SystemState } from "@kilolane/contract";
import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { formatBytes } from "../../../lib/format/bytes.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { FigureTable } from "../../../lib/statistics/figure-table.tsx";
import classes from "../../../lib/statistics/statistics.module.css";
import { PageHeader } from "../../../ui/page-header.tsx";
import { TitledSection } from "../../../ui/titled-section.tsx";
import { sealStateQuery } from "../../audit/queries.ts";
import { systemStateQuery } from "../queries.ts";

/** Versions, storage and what is to be known of backups. */
export default function SystemPage() {
  const { t } = useTranslation("operation");
  const title = t("system.title");
  usePageTitle(title);
  const query = useQuery(systemStateQuery);
  return (
    <Stack>
      <PageHeader title={title} lead={t("system.lead")} />
      <QueryState query={query} lines={8}>
        {(state) => (
          <Stack>
            <Facts state={state} />
            <TitledSection id="backup" title={t("system.backup")} look="card">
              <Text>{t(state.isEmbedded ? "system.embedded" : "system.external")}</Text>
              <Text c="dimmed" size="sm" mt="xs">
                {t("system.unseen")}
              </Text>
            </TitledSection>
            <div className={classes["pair"]}>
              <Tables state={state} />
              <Files state={state} />
            </div>
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}

interface SystemProps {
  readonly state: SystemState;
}

/** Facts in words, which would not fit in the size of a figure. */
const WORDS: ReadonlySet<string> = new Set(["started", "audit"]);

function Facts({ state }: SystemProps) {
  const { t } = useTranslation("operation");
  const language = useLanguage();
  const auditText = ({ check }: AuditSealState) => {
    if (check === null) return t("system.auditOpen");
    const { breakCount, sealed } = check;
    return breakCount === 0
      ? t("system.auditIntact", { number: formatNumber(sealed, language) })
      : t("system.auditBroken", { number: formatNumber(breakCount, language) });
  };
  const files = state.files.reduce((sum, { bytes }) => sum + bytes, 0);
  const audit = useQuery(sealStateQuery).data;
  const facts = [
    ["product", t("system.product"), state.version],
    ["node", t("system.node"), state.node],
    ["postgres", t("system.postgres"), state.database],
    ["schema", t("system.schema"), String(state.schema)],
    ["started", t("system.startedAt"), formatInstant(state.startedAt, language)],
    ["database", t("system.database"), formatBytes(state.databaseBytes, language)],
    ["files", t("system.files"), formatBytes(files, language)],
    ["free", t("system.free"), formatBytes(state.freeBytes, language)],
    ["audit", t("system.audit"), audit === undefined ? "…" : auditText(audit)],
  ] as const;
  return (
    <dl className={classes["figures"]} aria-label={t("system.versions")}>
      {facts.map(([id, name, value]) => (
        <div key={id}>
          <dt>{name}</dt>
          <Text component="dd" fw={600} {...(WORDS.has(id) ? { fz: "lg" } : {})}>
            <bdi>{value}</bdi>
          </Text>
        </div>
      ))}
    </dl>
  );
}

function Tables({ state }: SystemProps) {
  const { t } = useTranslation("operation");
  const language = useLanguage();
  const headers = [t("system.table"), t("system.rows"), t("system.size")];
  const most = Math.max(1, ...state.tables.map(({ bytes }) => bytes));
  return (
    <FigureTable
      id="tables"
      title={t("system.tables")}
      headers={headers}
      rows={state.tables.map(({ name, rows, bytes }) => ({
        id: name,
        head: <bdi dir="ltr">{name}</bdi>,
        share: bytes / most,
        figures: [formatNumber(rows, language), formatBytes(bytes, language)],
      }))}
      csv={{
        fileName: "tables.csv",
        rows: [headers, ...state.tables.map(({ name, rows, bytes }) => [name, rows, bytes])],
      }}
    />
  );
}

function Files({ state }: SystemProps) {
  const { t } = useTranslation("operation");
  const language = useLanguage();
  const purposeText = useCodeText("operation");
  const headers = [t("system.purpose"), t("system.count"), t("system.size")];
  return (
    <FigureTable
      id="files"
      title={t("system.purposes")}
      headers={headers}
      rows={state.files.map(({ purpose, files, bytes }) => ({
        id: purpose,
        head: purposeText("purpose", purpose),
        figures: [formatNumber(files, language), formatBytes(bytes, language)],
      }))}
      csv={{
        fileName: "files.csv",
        rows: [headers, ...state.files.map(({ purpose, files, bytes }) => [purpose, files, bytes])],
      }}
    />
  );
}
