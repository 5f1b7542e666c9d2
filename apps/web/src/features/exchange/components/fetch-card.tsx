import type { ExchangeFetch } from "@kilolane/contract";
import { getExchangeFetch, listExchangeRates } from "@kilolane/contract";
import { Alert, Button, Group, Paper, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { formatDate, formatRelative } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useNow } from "../../../ui/use-now.ts";
import { fetchNow, fetchQuery } from "../queries.ts";

const TICK_MS = 20_000;

/** How the last fetch of the bank's rates went, and a fetch out of turn. */
export function FetchCard() {
  const { t } = useTranslation(["exchange", "state"]);
  const language = useLanguage();
  const answer = useQuery(fetchQuery);
  const fetching = useSaveWith(fetchNow, {
    invalidates: [listExchangeRates, getExchangeFetch],
    done: ({ problem, ratesWritten, fileDate }) => ({
      text:
        problem !== null
          ? t(`problem.${problem}`)
          : ratesWritten > 0
            ? t("toast.fetched", { count: ratesWritten })
            : t("toast.nothingNew", { date: fileDate === null ? "" : formatDate(fileDate, language) }),
    }),
  });
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={t("fetch.title")}>
      <Group justify="space-between" align="center">
        <div>
          <Text fw={600}>{t("fetch.title")}</Text>
          {answer.data === undefined ? (
            answer.isError ? (
              <Text size="sm">{t("state:failed.title")}</Text>
            ) : (
              <Skeleton height={18} width={280} mt={6} />
            )
          ) : (
            <FetchState state={answer.data} />
          )}
        </div>
        <Button
          variant="default"
          disabled={answer.data?.isOn !== true}
          loading={fetching.isPending}
          onClick={() => fetching.mutate()}
        >
          {t("action.fetch")}
        </Button>
      </Group>
    </Paper>
  );
}

function FetchState({ state }: { readonly state: ExchangeFetch }) {
  const { t } = useTranslation("exchange");
  const language = useLanguage();
  const now = useNow(TICK_MS);
  const { isOn, triedAt, problem, fileDate } = state;
  const date = fileDate === null ? null : formatDate(fileDate, language);
  const last = date === null ? "" : t("fetch.last", { date });
  if (!isOn) return <Text size="sm">{`${t("fetch.off")} ${last}`}</Text>;
  if (triedAt === null) return <Text size="sm">{t("fetch.never")}</Text>;
  const when = formatRelative(triedAt, language, now);
  if (problem !== null) {
    return (
      <Alert color="red" mt="xs" role="alert">
        {`${t("fetch.failed", { when, reason: t(`problem.${problem}`) })} ${last}`}
      </Alert>
    );
  }
  return <Text size="sm">{t("fetch.good", { when, date: date ?? "" })}</Text>;
}
