import { Paper, Skeleton, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMonth } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { forecastQuery } from "../queries.ts";

/** What renewals would bring, month by month; amounts of one currency are never added to another's. */
export function ForecastCard() {
  const { t } = useTranslation(["subscription", "state"]);
  const language = useLanguage();
  const { data, isError } = useQuery(forecastQuery);
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={t("forecast.title")}>
      <Text fw={600}>{t("forecast.title")}</Text>
      <Text size="sm" c="dimmed" mb="xs">
        {t("forecast.lead")}
      </Text>
      {data === undefined ? (
        isError ? (
          <Text size="sm">{t("state:failed.title")}</Text>
        ) : (
          <Skeleton height={18} width={280} />
        )
      ) : data.months.length === 0 ? (
        <Text size="sm">{t("forecast.none")}</Text>
      ) : (
        <ScrollBox label={t("forecast.title")}>
          <Table verticalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("forecast.month")}</Table.Th>
                <Table.Th ta="end">{t("field.companies")}</Table.Th>
                <Table.Th ta="end">{t("field.keys")}</Table.Th>
                <Table.Th ta="end">{t("forecast.amount")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.months.map((row) => (
                <Table.Tr key={`${row.month} ${row.currency}`}>
                  <Table.Td>{formatMonth(row.month, language)}</Table.Td>
                  <Table.Td ta="end">{formatNumber(row.companies, language)}</Table.Td>
                  <Table.Td ta="end">{formatNumber(row.keys, language)}</Table.Td>
                  <Table.Td ta="end">{formatMoney(row.amount, row.currency, language)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollBox>
      )}
    </Paper>
  );
}
