import type { EndpointOutput, listJobKinds } from "@kilolane/contract";
import { Anchor, Paper, Table } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { formatInstant } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ScrollBox } from "../../../ui/scroll-box.tsx";

const COUNTS = ["waiting", "running", "failed"] as const;

interface JobKindsProps {
  readonly query: UseQueryResult<EndpointOutput<typeof listJobKinds>>;
  /** a kind whose failures are wanted */
  readonly onOpen: (name: string) => void;
}

/** Every kind of work, with what waits, runs and was given up; those with failures come first. */
export function JobKinds({ query, onOpen }: JobKindsProps) {
  const { t } = useTranslation("operation");
  const language = useLanguage();
  const kindText = useCodeText("operation");
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={t("jobs.kinds")}>
      <QueryState query={query} lines={6}>
        {({ content }) => (
          <ScrollBox label={t("jobs.kinds")}>
            <Table verticalSpacing={4} aria-label={t("jobs.kinds")}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t("column.work")}</Table.Th>
                  {COUNTS.map((count) => (
                    <Table.Th key={count} ta="end">
                      {t(`column.${count}`)}
                    </Table.Th>
                  ))}
                  <Table.Th ta="end">{t("column.lastDoneAt")}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {content.map((kind) => (
                  <Table.Tr key={kind.name}>
                    <Table.Td>
                      {kind.failed === 0 ? (
                        kindText("kind", kind.name)
                      ) : (
                        <Anchor component="button" type="button" inherit onClick={() => onOpen(kind.name)}>
                          {kindText("kind", kind.name)}
                        </Anchor>
                      )}
                    </Table.Td>
                    {COUNTS.map((count) => (
                      <Table.Td key={count} ta="end">
                        {formatNumber(kind[count], language)}
                      </Table.Td>
                    ))}
                    <Table.Td ta="end">
                      {kind.lastDoneAt === null ? "–" : formatInstant(kind.lastDoneAt, language)}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </ScrollBox>
        )}
      </QueryState>
    </Paper>
  );
}
