import { Anchor, Code, Group, Modal, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { auditEntryQuery } from "../queries.ts";

interface EntryDialogProps {
  readonly id: string;
  /** what narrows the list to one record, one person or one company */
  readonly onNarrow: (field: "record" | "person" | "company", value: string) => void;
  readonly onClose: () => void;
}

/** One entry: who did what to which record, and what changed. */
export default function EntryDialog({ id, onNarrow, onClose }: EntryDialogProps) {
  const { t } = useTranslation("audit");
  const language = useLanguage();
  const query = useQuery(auditEntryQuery(id));
  return (
    <Modal opened onClose={onClose} size="lg" title={query.data?.action ?? t("title")}>
      <QueryState query={query}>
        {(entry) => (
          <Stack gap="sm">
            <Text size="sm" c="dimmed">
              {formatInstant(entry.at, language)}
            </Text>
            <Text>
              <bdi>
                {entry.personName === "" ? t("product") : `${entry.personName} (${entry.personEmail})`}
              </bdi>
            </Text>
            {entry.companyName === "" ? null : (
              <Text>
                <bdi>{entry.companyName}</bdi>
              </Text>
            )}
            <Group gap="md">
              {entry.subjectId === "" ? null : (
                <Anchor component="button" type="button" onClick={() => onNarrow("record", entry.subjectId)}>
                  {t("ofRecord")}
                </Anchor>
              )}
              {entry.userId === null ? null : (
                <Anchor
                  component="button"
                  type="button"
                  onClick={() => onNarrow("person", entry.userId ?? "")}
                >
                  {t("ofPerson")}
                </Anchor>
              )}
              {entry.companyId === null ? null : (
                <Anchor
                  component="button"
                  type="button"
                  onClick={() => onNarrow("company", entry.companyId ?? "")}
                >
                  {t("ofCompany")}
                </Anchor>
              )}
            </Group>
            <Text size="sm" fw={600}>
              {t("column.detail")}
            </Text>
            <Code block dir="ltr" tabIndex={0}>
              {JSON.stringify(entry.detail, null, 2)}
            </Code>
            <Text size="xs" c="dimmed">
              {t("request", { id: entry.requestId })}
            </Text>
          </Stack>
        )}
      </QueryState>
    </Modal>
  );
}
