import { createViewing, LEAST_REASON_LETTERS, type Person } from "@kilolane/contract";
import { Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { startViewing } from "../../../lib/session/session-store.ts";

interface ViewingDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Asks why before the operator looks at the product as somebody, and says who will know. */
export default function ViewingDialog({ person, onClose }: ViewingDialogProps) {
  const { t } = useTranslation("viewing");
  const fieldText = useCodeText("error");
  const [reason, setReason] = useState("");
  const name = `${person.firstName} ${person.lastName}`;
  const record = usePlainForm({
    save: async () => callEndpoint(createViewing, { body: { userId: person.id, reason: reason.trim() } }),
    check: () =>
      reason.trim().length < LEAST_REASON_LETTERS
        ? { reason: fieldText("field", reason.trim() === "" ? "required" : "too-short") }
        : {},
    onSaved: (answer) => {
      startViewing(answer);
      // nothing that was read as the operator stays in the page
      window.location.assign("/");
    },
    refusalsAt: "head",
  });
  return (
    <RecordDialog
      title={t("start.title", { person: name })}
      record={record}
      submitLabel={t("start.action")}
      cancelLabel={t("start.cancel")}
      onClose={onClose}
    >
      <Text size="sm">{t("start.text", { person: name })}</Text>
      <Textarea
        data-autofocus
        name="reason"
        label={t("start.reason")}
        description={t("start.reasonHint")}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={300}
        dir="auto"
        value={reason}
        error={record.errorOf("reason")}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </RecordDialog>
  );
}
