import type { SubscriptionPackage } from "@kilolane/contract";
import { Button, Group, List, NativeSelect, Paper, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { IconCreditCardOff, IconPackage } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordFailed } from "../../../lib/forms/record-failed.tsx";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { payHref, plansQuery, subscriptionQuery } from "../queries.ts";

const TYPES = [
  ["admin", "adminKeys"],
  ["agent", "agentKeys"],
  ["client", "clientKeys"],
] as const;

/** The packages that can be bought, each in the chosen currency. */
export default function PlanPage() {
  const { t } = useTranslation("subscription");
  const title = t("plans.title");
  usePageTitle(title);
  const { data, error, refetch } = useQuery(plansQuery);
  const { data: bought } = useQuery(subscriptionQuery);
  const [chosen, setChosen] = useState<string>();
  if (data === undefined)
    return error === null ? (
      <LoadingPanel />
    ) : (
      <RecordFailed error={error} onRetry={() => void refetch()} icon={IconCreditCardOff} />
    );
  const currencies = [
    ...new Set(data.content.flatMap(({ prices }) => prices.map((price) => price.currency))),
  ];
  const currency =
    chosen ?? bought?.currency ?? (currencies.includes("USD") ? "USD" : currencies[0]) ?? "USD";
  const plans = data.content.filter(({ prices }) => prices.some((price) => price.currency === currency));
  return (
    <>
      <PageHeader
        title={title}
        lead={t("plans.lead")}
        actions={
          currencies.length > 1 ? (
            <NativeSelect
              aria-label={t("plans.currency")}
              value={currency}
              data={currencies.toSorted()}
              onChange={({ currentTarget: { value } }) => setChosen(value)}
            />
          ) : undefined
        }
      />
      {plans.length === 0 ? (
        <StatePanel
          icon={<IconPackage size={34} stroke={1.4} aria-hidden />}
          title={t("plans.empty")}
          text={t("plans.emptyText")}
        />
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              currency={currency}
              isCurrent={plan.id === bought?.packageId}
            />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}

interface PlanCardProps {
  readonly plan: SubscriptionPackage;
  readonly currency: string;
  readonly isCurrent: boolean;
}

function PlanCard({ plan, currency, isCurrent }: PlanCardProps) {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  const price = plan.prices.find((one) => one.currency === currency);
  if (price === undefined) return null;
  const money = (amount: string) => formatMoney(amount, currency, language);
  const actionText = t(isCurrent ? "action.renew" : "action.choosePlan");
  return (
    <Paper withBorder p="lg" component="section" aria-label={plan.name}>
      <Stack h="100%" justify="space-between">
        <Stack gap="xs">
          <Group justify="space-between">
            <Title order={2} size="h3">
              <bdi>{plan.name}</bdi>
            </Title>
            {isCurrent ? <StatusBadge tone="positive" label={t("plans.current")} /> : null}
          </Group>
          {plan.description === "" ? null : <Text c="dimmed">{plan.description}</Text>}
          <div>
            <Text fz={28} fw={600} lh={1.2}>
              {money(price.total)}
            </Text>
            <Text size="sm" c="dimmed">
              {t("plans.perTerm", { count: plan.termMonths })}
            </Text>
          </div>
          <List spacing={4} size="sm">
            {TYPES.filter(([, count]) => plan[count] > 0).map(([type, count]) => (
              <List.Item key={type}>
                {t("plans.keys", {
                  keys: t(`keyCount.${type}`, { count: plan[count] }),
                  price: money(price[type]),
                })}
              </List.Item>
            ))}
            <List.Item>{t("plans.grace", { count: plan.graceDays })}</List.Item>
          </List>
        </Stack>
        <Button
          component="a"
          variant={isCurrent ? "default" : "filled"}
          aria-label={`${actionText}: ${plan.name}`}
          href={payHref(isCurrent ? { kind: "all-keys" } : { kind: "plan", packageId: plan.id, currency })}
        >
          {actionText}
        </Button>
      </Stack>
    </Paper>
  );
}
