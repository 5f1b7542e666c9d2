import type { RenewableKey, Subscription } from "@kilolane/contract";
import { may } from "@kilolane/domain";
import { Alert, Button, Group, Paper, SimpleGrid, Stack, Text } from "@mantine/core";
import { IconCreditCard, IconCreditCardOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { dayOf, formatDate } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { RecordFailed } from "../../../lib/forms/record-failed.tsx";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { href } from "../../../lib/paths/href.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { Figure } from "../../../ui/figure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge, type StatusTone } from "../../../ui/status-badge.tsx";
import { KeyTable } from "../components/key-table.tsx";
import { payHref, subscriptionQuery } from "../queries.ts";

const TONES: Readonly<Record<Subscription["state"], StatusTone>> = {
  none: "draft",
  active: "positive",
  ending: "attention",
  grace: "attention",
  ended: "negative",
};

/** What the company has bought, until when, and its keys; agents read it. */
export default function SubscriptionPage() {
  const { t } = useTranslation("subscription");
  const title = t("title");
  usePageTitle(title);
  const isAdmin = may(useSession()?.role, "managesMembers");
  const { data, error, refetch } = useQuery(subscriptionQuery);
  if (data === undefined)
    return error === null ? (
      <LoadingPanel />
    ) : (
      <RecordFailed error={error} onRetry={() => void refetch()} icon={IconCreditCardOff} />
    );
  const canRenew = isAdmin && data.state !== "none";
  return (
    <>
      <PageHeader
        title={title}
        lead={t("lead")}
        badges={
          data.state === "none" ? undefined : (
            <StatusBadge tone={TONES[data.state]} label={t(`state.${data.state}`)} />
          )
        }
        actions={
          canRenew ? (
            <Group gap="xs">
              <Button
                component={Link}
                variant="default"
                to={href("/freight-forwarder/admin/subscription/plans")}
              >
                {t("action.changePlan")}
              </Button>
              <Button component="a" href={payHref({ kind: "all-keys" })}>
                {t("action.renewAll")}
              </Button>
            </Group>
          ) : undefined
        }
      />
      {data.state === "none" ? <NoSubscription isAdmin={isAdmin} /> : <Bought bought={data} />}
      {data.state === "none" ? null : <Keys keys={data.keys} canRenew={canRenew} />}
    </>
  );
}

function NoSubscription({ isAdmin }: { readonly isAdmin: boolean }) {
  const { t } = useTranslation("subscription");
  return (
    <StatePanel
      icon={<IconCreditCard size={34} stroke={1.4} aria-hidden />}
      title={t("none.title")}
      text={t(isAdmin ? "none.text" : "none.agentText")}
      action={
        isAdmin ? (
          <Button component={Link} to={href("/freight-forwarder/admin/subscription/plans")}>
            {t("action.choosePlan")}
          </Button>
        ) : undefined
      }
    />
  );
}

function Bought({ bought }: { readonly bought: Subscription }) {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  const dateOf = (instant: string | null) => (instant === null ? "" : formatDate(dayOf(instant), language));
  return (
    <Stack mb="lg">
      {bought.state === "active" ? null : (
        <Alert color={bought.state === "ended" ? "red" : "amber"} role="status">
          {t(`notice.${noticeOf(bought.state)}`, {
            date: dateOf(bought.endsAt),
            readOnly: dateOf(bought.readOnlyAt),
          })}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }}>
        <Fact label={t("field.plan")}>
          <Text fw={600}>
            <bdi>{bought.packageName}</bdi>
          </Text>
        </Fact>
        <Fact label={t("field.endsAt")}>
          <Text fw={600}>{dateOf(bought.endsAt)}</Text>
        </Fact>
        <Fact label={t("field.daysLeft")}>
          <Figure figure={formatNumber(bought.daysLeft ?? 0, language)} />
        </Fact>
        {bought.seats.map((seat) => (
          <Fact key={seat.keyType} label={t(`keyType.${seat.keyType}`)}>
            <Text fw={600}>
              {t("seatsUsed", {
                used: formatNumber(seat.used, language),
                seats: formatNumber(seat.seats, language),
              })}
            </Text>
          </Fact>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

function noticeOf(state: Subscription["state"]): "ending" | "grace" | "ended" {
  return state === "grace" || state === "ended" ? state : "ending";
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Paper withBorder p="md">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      {children}
    </Paper>
  );
}

function Keys({ keys, canRenew }: { readonly keys: readonly RenewableKey[]; readonly canRenew: boolean }) {
  const { t } = useTranslation("subscription");
  if (keys.length === 0) return <Text c="dimmed">{t("noKeys")}</Text>;
  return <KeyTable keys={keys} canRenew={canRenew} />;
}
