import { Button, PasswordInput, SimpleGrid } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { storePassword } from "../queries.ts";
import { useUnsaved } from "../use-unsaved.ts";
import classes from "../components/settings.module.css";

interface PasswordValues {
  readonly previousPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const EMPTY: PasswordValues = { previousPassword: "", newPassword: "", confirmPassword: "" };
const FIELDS = [
  { name: "previousPassword", label: "previous", autoComplete: "current-password" },
  { name: "newPassword", label: "next", autoComplete: "new-password" },
  { name: "confirmPassword", label: "repeat", autoComplete: "new-password" },
] as const;

/** Changes the password: this session goes on, every other way in is closed. */
export function PasswordForm() {
  const { t } = useTranslation("settings");
  const email = useSession()?.user.email ?? "";
  const record = useRecordForm({
    defaultValues: EMPTY,
    mode: "onSubmit",
    fields: FIELDS.map(({ name }) => name),
    save: async (values: PasswordValues) => storePassword(values),
    valuesAfter: () => EMPTY,
    done: t("password.done"),
  });
  const { form, errorOf, isDirty, isPending } = record;
  useUnsaved(isDirty && !isPending);
  return (
    <RecordForm record={record} className={classes["body"]}>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <SimpleGrid cols={{ base: 1, sm: 3 }} verticalSpacing="sm">
        {FIELDS.map(({ name, label, autoComplete }) => (
          <PasswordInput
            key={name}
            label={t(`password.${label}`)}
            autoComplete={autoComplete}
            visibilityToggleButtonProps={{ "aria-label": t("password.show") }}
            error={errorOf(name)}
            {...form.register(name)}
          />
        ))}
      </SimpleGrid>
      <div className={classes["saveBar"]}>
        <Button type="submit" variant={isDirty ? "filled" : "default"} loading={isPending}>
          {t("password.submit")}
        </Button>
      </div>
    </RecordForm>
  );
}
