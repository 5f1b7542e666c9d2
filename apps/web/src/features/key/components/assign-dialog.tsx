import { assignKey } from "@kilolane/contract";
import { zodResolver } from "@hookform/resolvers/zod";
import { TextInput } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { sendKeyTo, type ListedKey } from "../queries.ts";
import type { DialogProps } from "./dialog-props.ts";
import classes from "./key-screen.module.css";

const assignForm = assignKey.body;

interface AssignDialogProps extends DialogProps {
  readonly listed: ListedKey;
  readonly onTakeBack: (key: ListedKey) => void;
}

/** Puts an email on a key: it is mailed at once, and can be taken back while nobody has used it. */
export function AssignDialog({ desk, listed, onClose, onDone, onTakeBack }: AssignDialogProps) {
  const { t } = useTranslation("key");
  const record = useRecordForm({
    defaultValues: { email: "" },
    ...(assignForm === undefined ? {} : { resolver: zodResolver(assignForm) }),
    mode: "onSubmit",
    fields: ["email"],
    save: async ({ email }: { email: string }) => sendKeyTo(desk, listed, email),
    done: (key) => {
      const email = key.email ?? "";
      if (key.usedStatus === "Used") return { text: t("toast.seated", { email }) };
      const action = { label: t("action.unassign"), run: () => onTakeBack(key) };
      return { weight: "grave", text: t("toast.assigned", { email }), action };
    },
    onSaved: onDone,
  });
  return (
    <RecordDialog
      title={t("assign.title")}
      hasCloseButton={false}
      record={record}
      submitLabel={t("assign.submit")}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <p className={classes.hint}>{t("assign.text")}</p>
      {listed.email === null ? null : (
        <p className={classes.hint}>{t("assign.replaces", { email: listed.email })}</p>
      )}
      <TextInput
        data-autofocus
        type="email"
        required
        autoComplete="off"
        label={t("list.email")}
        error={record.errorOf("email")}
        {...record.form.register("email")}
      />
    </RecordDialog>
  );
}
