import { MOST_RENEWED_KEYS, type RenewableKey } from "@kilolane/contract";
import { Button, Checkbox, Group, Table, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Code } from "../../../ui/figure.tsx";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { payHref } from "../queries.ts";

interface KeyTableProps {
  readonly keys: readonly RenewableKey[];
  readonly canRenew: boolean;
}

/** The company's keys, those that end first at the top; the chosen ones are renewed together. */
export function KeyTable({ keys, canRenew }: KeyTableProps) {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const isTooMany = chosen.size > MOST_RENEWED_KEYS;
  return (
    <section aria-label={t("keys.title")}>
      <Group justify="space-between" mb="xs">
        <Text component="h2" fw={600}>
          {t("keys.title")}
        </Text>
        {canRenew && chosen.size > 0 ? (
          <Group gap="xs">
            {isTooMany ? <Text size="sm">{t("keys.tooMany", { count: MOST_RENEWED_KEYS })}</Text> : null}
            <Button
              component="a"
              {...(isTooMany
                ? { "data-disabled": true, "aria-disabled": true }
                : { href: payHref({ kind: "keys", keyIds: [...chosen] }) })}
            >
              {t("action.renewChosen", { count: chosen.size })}
            </Button>
          </Group>
        ) : null}
      </Group>
      <ScrollBox label={t("keys.title")}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {canRenew ? <Table.Th aria-label={t("keys.choose")} w={44} /> : null}
              <Table.Th>{t("field.key")}</Table.Th>
              <Table.Th>{t("field.type")}</Table.Th>
              <Table.Th>{t("field.holder")}</Table.Th>
              <Table.Th>{t("field.lastDay")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {keys.map((key) => (
              <Table.Tr key={key.id}>
                {canRenew ? (
                  <Table.Td>
                    <Checkbox
                      aria-label={t("keys.chooseOne", { key: key.key })}
                      checked={chosen.has(key.id)}
                      onChange={() => toggle(key.id)}
                    />
                  </Table.Td>
                ) : null}
                <Table.Td>
                  <Code>{key.key}</Code>
                </Table.Td>
                <Table.Td>{t(`keyType.${key.keyType}`)}</Table.Td>
                <Table.Td>
                  <TwoLines first={key.holderName ?? t("keys.free")} second={key.email ?? ""} />
                </Table.Td>
                <Table.Td>
                  <Group gap="xs" wrap="nowrap">
                    {formatDate(key.expiryDate, language)}
                    {key.isExpired ? <StatusBadge tone="negative" label={t("keys.expired")} /> : null}
                    {key.isBeingPaid ? <StatusBadge tone="waiting" label={t("keys.beingPaid")} /> : null}
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
    </section>
  );
}
