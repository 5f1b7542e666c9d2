import { assignKey } from "@kilolane/contract";
import { zodResolver } from "@hookform/resolvers/zod";
import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { sendKeyTo, type ListedKey } from "../queries.ts";
import { tellRefusal } from "../use-key-acts.ts";
import type { DialogProps } from "./dialog-props.ts";
import classes from "./key-screen.module.css";

/** Only the schema of the email: the key is known. */
const assignForm = assignKey.body?.pick({ email: true });

interface AssignDialogProps extends DialogProps {
  readonly listed: ListedKey;
  readonly onTakeBack: (key: ListedKey) => void;
}

/** Puts an email on a key: it is mailed at once, and can be taken back while nobody has used it. */
export function AssignDialog({ desk, listed, onClose, onDone, onTakeBack }: AssignDialogProps) {
  const { t } = useTranslation("key");
  const fieldText = useFieldText();
  const form = useForm({
    defaultValues: { email: "" },
    ...(assignForm === undefined ? {} : { resolver: zodResolver(assignForm) }),
  });
  const assign = useMutation({
    mutationFn: async ({ email }: { readonly email: string }) => sendKeyTo(desk, listed, email),
    onSuccess: (key) => {
      const email = key.email ?? "";
      if (key.usedStatus === "Used") {
        showToast({ tone: "success", text: t("toast.seated", { email }) });
      } else {
        const action = { label: t("action.unassign"), run: () => onTakeBack(key) };
        showToast({ tone: "success", weight: "grave", text: t("toast.assigned", { email }), action });
      }
      onDone();
    },
    onError: (error) => {
      const problem =
        error instanceof ApiError ? error.fields.find(({ field }) => field === "email") : undefined;
      if (problem === undefined) tellRefusal(error);
      else form.setError("email", { type: "server", message: problem.message }, { shouldFocus: true });
    },
  });
  return (
    <Modal opened onClose={onClose} title={t("assign.title")} withCloseButton={false}>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => void form.handleSubmit((values) => assign.mutate(values))(event)}
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
          error={fieldText(form.formState.errors.email)}
          {...form.register("email")}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("action.cancel")}
          </Button>
          <Button type="submit" loading={assign.isPending}>
            {t("assign.submit")}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
