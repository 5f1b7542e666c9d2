import type { QuotationDetail } from "@kilolane/contract";
import { Button, Group, Modal, Table, Text } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { differencesOf } from "./edit-conflict.ts";
import { editFormOf } from "./edit-form.ts";
import type { QuotationEditing } from "./use-edit-quotation.ts";
import { usePlaceText } from "../use-place-text.ts";
import { useAbilityText } from "./ability-button.tsx";
import classes from "./edit-quotation.module.css";

interface ConflictDialogProps {
  readonly editing: QuotationEditing;
  readonly theirs: QuotationDetail;
}

/** Who was here last: the newest event of the timeline. */
function lastActor({ timeline }: QuotationDetail): string {
  return timeline.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))[0]?.actor ?? "";
}

/**
 * Somebody else saved meanwhile: who, what they changed and what I did, side by side. Nothing typed is lost either
 * way; saving stays a step of its own.
 */
export function ConflictDialog({ editing, theirs }: ConflictDialogProps) {
  const { t } = useTranslation("quotation");
  const { base, form } = editing;
  const theirForm = editFormOf(theirs);
  const differences = differencesOf(editFormOf(base), theirForm, form);
  const clashes = differences.filter((difference) => difference.isClash).length;
  const { nameOf, valueOf } = usePlaceText(base);
  const closed = useAbilityText()(theirs.abilities["edit"]);
  const unchanged = <Text c="dimmed">{t("conflict.unchanged")}</Text>;

  return (
    <Modal opened onClose={editing.closeConflict} title={t("conflict.title")} size="xl">
      <Text>{t("conflict.lead", { who: lastActor(theirs), version: theirs.version })}</Text>
      <Text mt="xs" fw={600}>
        {closed === undefined
          ? clashes === 0
            ? t("conflict.apart")
            : t("conflict.both", { count: clashes })
          : `${t("edit.closed")}: ${t(`status.${theirs.status}`)}`}
      </Text>
      <div className={classes.scroll}>
        <Table mt="sm" className={classes.differences} data-testid="conflict-table">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("conflict.what")}</Table.Th>
              <Table.Th>{t("conflict.theirs")}</Table.Th>
              <Table.Th>{t("conflict.yours")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {differences.map(({ place, theirs: isTheirs, mine, isClash }) => (
              <Table.Tr key={JSON.stringify(place)} data-clash={isClash || undefined}>
                <Table.Th scope="row">
                  <bdi>{nameOf(place)}</bdi>
                </Table.Th>
                <Table.Td>{isTheirs ? <bdi>{valueOf(place, theirForm)}</bdi> : unchanged}</Table.Td>
                <Table.Td>{mine ? <bdi>{valueOf(place, form)}</bdi> : unchanged}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={editing.takeTheirs}>
          {t("conflict.takeTheirs")}
        </Button>
        {closed === undefined ? (
          <Button onClick={editing.keepMine} data-autofocus>
            {t("conflict.keepMine")}
          </Button>
        ) : null}
      </Group>
    </Modal>
  );
}
