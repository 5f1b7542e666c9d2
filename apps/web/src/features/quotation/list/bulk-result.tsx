import type { BulkAnswer } from "@kilolane/contract";
import { List, Text } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";

/** What is done to many at once. */
export type BulkKind = "send" | "remind" | "extend" | "cancel";

/** Numbers that a line names; the rest is counted. */
const MOST_NAMED = 5;

interface BulkResultProps {
  readonly kind: BulkKind;
  readonly answer: BulkAnswer;
}

/** What became of many quotations: one line for what was done, one for each reason why some were not. */
export function BulkResult({ kind, answer: { results } }: BulkResultProps) {
  const { t } = useTranslation("quotation");
  const done = results.filter(({ isDone }) => isDone);
  const unsent = done.filter(({ isUnsent }) => isUnsent);
  const refused = Map.groupBy(
    results.filter(({ isDone }) => !isDone),
    ({ reason }) => reason ?? "refused",
  );
  return (
    <output data-testid="bulk-result">
      <Text>{t(`bulk.${kind}.done`, { figure: done.length })}</Text>
      {unsent.length === 0 ? null : (
        <Text size="sm">{t("bulk.unsent", { figure: unsent.length, numbers: namesOf(unsent) })}</Text>
      )}
      {refused.size === 0 ? null : (
        <List size="sm" mt="xs">
          {[...refused].map(([reason, some]) => (
            <List.Item key={reason}>
              {t("bulk.left", { figure: some.length, reason: t(`bulk.reason.${reason}`) })}
              <Text size="xs" c="dimmed">
                <bdi>{namesOf(some)}</bdi>
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </output>
  );
}

/** The numbers of the first of some quotations, in a row. */
export function namesOf(quotations: readonly { readonly number: string }[]): string {
  const named = quotations.slice(0, MOST_NAMED).map(({ number }) => number);
  return quotations.length > MOST_NAMED ? `${named.join(", ")} …` : named.join(", ");
}
