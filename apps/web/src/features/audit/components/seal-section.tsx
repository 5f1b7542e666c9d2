import { type AuditSealState, checkAuditLog, getAuditSealState } from "@kilolane/contract";
import { Alert, Button, Group, List, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { useSave } from "../../../lib/api/use-save.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Code } from "../../../ui/figure.tsx";
import { TitledSection } from "../../../ui/titled-section.tsx";
import { sealStateQuery } from "../queries.ts";

/** How often the state is asked for while a check runs that somebody asked for, and otherwise. */
const CHECKING_MS = 1_000;
const REST_MS = 10_000;

/** How far the log is sealed and whether its chain is intact, with a check of the whole at once. */
export function SealSection() {
  const { t } = useTranslation("audit");
  // when the check before ours ended; undefined: none was asked for
  const [before, setBefore] = useState<string | null>();
  const query = useQuery({
    ...sealStateQuery,
    refetchInterval: ({ state: { data } }) =>
      before === undefined || (data?.check?.at ?? null) !== before ? REST_MS : CHECKING_MS,
  });
  const check = useSave(checkAuditLog, { invalidates: [getAuditSealState], done: t("seal.asked") });
  return (
    <TitledSection id="seal" title={t("seal.title")} look="card">
      <QueryState query={query} lines={2}>
        {(state) => (
          <Stack gap="xs">
            <Findings state={state} />
            <Group>
              <Button
                variant="default"
                size="xs"
                loading={check.isPending}
                onClick={() => {
                  setBefore(state.check?.at ?? null);
                  check.mutate({});
                }}
              >
                {t("seal.check")}
              </Button>
            </Group>
          </Stack>
        )}
      </QueryState>
    </TitledSection>
  );
}

function Findings({ state }: { readonly state: AuditSealState }) {
  const { t } = useTranslation("audit");
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const { sealed, sealedAt, head, waiting, check } = state;
  return (
    <>
      {check !== null && check.breakCount > 0 ? (
        <Alert color="red" role="alert" title={t("seal.broken")}>
          {t("seal.brokenText", {
            number: number(check.breakCount),
            when: formatInstant(check.at, language),
          })}
          <List size="sm">
            {check.breaks.map(({ position, kind, entryId }) => (
              <List.Item key={position}>
                {`${t("seal.entry", { number: number(position) })} · ${t(`seal.kind.${kind}`)} `}
                {entryId === null ? null : <Code>{entryId}</Code>}
              </List.Item>
            ))}
          </List>
        </Alert>
      ) : null}
      <Text size="sm" role="status">
        {sealedAt === null
          ? t("seal.none")
          : t("seal.upTo", { number: number(sealed), when: formatInstant(sealedAt, language) })}{" "}
        {waiting === 0 ? null : t("seal.waiting", { number: number(waiting) })}{" "}
        {check === null
          ? t("seal.unchecked")
          : check.breakCount === 0
            ? t("seal.intact", { number: number(check.sealed), when: formatInstant(check.at, language) })
            : null}
      </Text>
      {head === "" ? null : (
        <Text size="xs" c="dimmed">
          {`${t("seal.head")} `}
          <bdi dir="ltr">{`${head.slice(0, 16)}…`}</bdi>
        </Text>
      )}
    </>
  );
}
