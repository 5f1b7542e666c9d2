import { listViewings, type Viewing } from "@kilolane/contract";
import { Button, Group, List, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { qPage } from "../../../lib/api/query.ts";
import { formatInstant, formatTime } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { SettingCard } from "../components/setting-card.tsx";

const SIZE = 10;

/** When support looked at the product as somebody of the company, and why. */
export function ViewingCard() {
  const { t } = useTranslation("viewing");
  const texts = useTableTexts();
  const [page, setPage] = useState(1);
  const answer = useQuery(qPage(listViewings, { query: { page, size: SIZE } }));
  return (
    <SettingCard title={t("list.title")} text={t("list.text")}>
      <QueryState query={answer} lines={2}>
        {({ content, total }) =>
          total === 0 ? (
            <Text size="sm" c="dimmed">
              {t("list.none")}
            </Text>
          ) : (
            <Stack gap="sm">
              <Viewings viewings={content} />
              {total > SIZE ? (
                <Group gap="xs">
                  <Button variant="default" size="xs" disabled={page === 1} onClick={() => setPage(page - 1)}>
                    {texts.previousPage}
                  </Button>
                  <Button
                    variant="default"
                    size="xs"
                    disabled={page * SIZE >= total}
                    onClick={() => setPage(page + 1)}
                  >
                    {texts.nextPage}
                  </Button>
                </Group>
              ) : null}
            </Stack>
          )
        }
      </QueryState>
    </SettingCard>
  );
}

function Viewings({ viewings }: { readonly viewings: readonly Viewing[] }) {
  const { t } = useTranslation("viewing");
  const language = useLanguage();
  return (
    <List listStyleType="none" spacing="sm">
      {viewings.map(({ id, personName, reason, startedAt, endedAt, calls }) => {
        const until =
          endedAt === null ? t("list.now") : t("list.until", { time: formatTime(endedAt, language) });
        return (
          <List.Item key={id}>
            <Text size="sm" fw={600}>
              <bdi>{reason}</bdi>
            </Text>
            <Text size="sm">{`${formatInstant(startedAt, language)} ${until}`}</Text>
            <Text size="sm" c="dimmed">
              {`${t("list.person")}: `}
              <bdi>{personName}</bdi>
              {` · ${t("list.calls")}: ${formatNumber(calls, language)}`}
            </Text>
          </List.Item>
        );
      })}
    </List>
  );
}
