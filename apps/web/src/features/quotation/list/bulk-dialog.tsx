import {
  type BulkAnswer,
  cancelQuotations,
  extendQuotations,
  type QuotationRow,
  remindQuotations,
  sendQuotations,
} from "@kilolane/contract";
import { canApply } from "@kilolane/domain";
import { Button, Group, List, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { RecordBody } from "../../../lib/forms/record-shell.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { today } from "../../../lib/format/dates.ts";
import { QUOTATION_READS } from "../queries.ts";
import { type BulkKind, BulkResult, namesOf } from "./bulk-result.tsx";

/** Most quotations at a time (contract: MOST_AT_ONCE). */
const MOST = 100;

interface BulkDialogProps {
  readonly kind: BulkKind;
  readonly rows: readonly QuotationRow[];
  readonly onClose: () => void;
  /** closed after something was done: the rows are not as they were chosen any more */
  readonly onDone: () => void;
}

/** Whether a state allows it at all; the server knows the rest. */
const IS_POSSIBLE: Readonly<Record<BulkKind, (row: QuotationRow) => boolean>> = {
  send: ({ status, draftVersion }) => status === "draft" || draftVersion !== null,
  remind: ({ status }) => status === "sent",
  extend: ({ status }) => status === "draft" || canApply(status, "revise"),
  cancel: ({ status }) => canApply(status, "cancel"),
};

/** The question gave way to the answer, and its button with the focus. */
function focusOn(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** Asks before many quotations are changed, says which cannot be and why, then what became of each kind. */
export function BulkDialog({ kind, rows, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation("quotation");
  const [answer, setAnswer] = useState<BulkAnswer | null>(null);
  // what was asked about stays, whatever is selected while the answer is read
  const [asked] = useState(rows);
  return (
    <Modal opened onClose={answer === null ? onClose : onDone} title={t(`bulk.${kind}.title`)}>
      {answer === null ? (
        <BulkQuestion kind={kind} rows={asked} onClose={onClose} onAnswer={setAnswer} />
      ) : (
        <Stack>
          <BulkResult kind={kind} answer={answer} />
          <Group justify="flex-end">
            <Button ref={focusOn} onClick={onDone}>
              {t("list.done")}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

interface BulkQuestionProps extends Omit<BulkDialogProps, "onDone"> {
  readonly onAnswer: (answer: BulkAnswer) => void;
}

function BulkQuestion({ kind, rows, onClose, onAnswer }: BulkQuestionProps) {
  const { t } = useTranslation("quotation");
  const [validUntil, setValidUntil] = useState("");
  const [reason, setReason] = useState("");
  const possible = rows.filter(IS_POSSIBLE[kind]);
  const left = Map.groupBy(
    rows.filter((row) => !possible.includes(row)),
    ({ status }) => status,
  );
  const record = usePlainForm({
    save: async () => sendBulk(kind, possible, { validUntil, reason }),
    check: () => (kind === "extend" && validUntil === "" ? { validUntil: t("bulk.extend.missing") } : {}),
    invalidates: QUOTATION_READS,
    onSaved: onAnswer,
  });
  // what the client agreed to is not called off unawares
  const accepted = kind === "cancel" ? possible.filter(({ status }) => status === "accepted") : [];
  const isTooMany = rows.length > MOST;
  return (
    <RecordBody
      record={record}
      submitLabel={t(`bulk.${kind}.button`)}
      isDestructive={kind === "cancel"}
      isDisabled={possible.length === 0 || isTooMany}
      cancelLabel={t("detail.goBack")}
      onCancel={onClose}
    >
      <Text>{t(`bulk.${kind}.question`, { figure: possible.length })}</Text>
      {accepted.length === 0 ? null : (
        <Text c="red" data-testid="bulk-accepted">
          {t("bulk.cancel.accepted", { figure: accepted.length, numbers: namesOf(accepted) })}
        </Text>
      )}
      {left.size === 0 ? null : (
        <List size="sm" data-testid="bulk-left">
          {[...left].map(([status, some]) => (
            <List.Item key={status}>
              {t("bulk.left", { figure: some.length, reason: t(`bulk.reason.${status}`) })}
            </List.Item>
          ))}
        </List>
      )}
      {isTooMany ? (
        <Text c="red" role="alert">
          {t("bulk.tooMany", { figure: MOST })}
        </Text>
      ) : null}
      {kind === "extend" ? (
        <TextInput
          type="date"
          label={t("field.validUntil")}
          min={today()}
          value={validUntil}
          error={record.errorOf("validUntil")}
          onChange={(event) => setValidUntil(event.currentTarget.value)}
        />
      ) : null}
      {kind === "cancel" ? (
        <TextInput
          label={t("detail.reason")}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      ) : null}
    </RecordBody>
  );
}

/** Sends the rows in the version that the desk works on. */
async function sendBulk(
  kind: BulkKind,
  rows: readonly QuotationRow[],
  { validUntil, reason }: { readonly validUntil: string; readonly reason: string },
): Promise<BulkAnswer> {
  const quotations = rows.map((row) => ({
    id: row.quotation_id,
    version: row.draftVersion ?? row.version,
    seenStatus: row.status,
  }));
  if (kind === "send") return callEndpoint(sendQuotations, { body: { quotations } });
  if (kind === "remind") return callEndpoint(remindQuotations, { body: { quotations } });
  if (kind === "extend") return callEndpoint(extendQuotations, { body: { quotations, validUntil } });
  const why = reason.trim();
  return callEndpoint(cancelQuotations, { body: { quotations, ...(why === "" ? {} : { reason: why }) } });
}
