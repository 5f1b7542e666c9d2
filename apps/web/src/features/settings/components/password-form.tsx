import { Button, PasswordInput, SimpleGrid } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../lib/session/session-store.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { storePassword } from "../queries.ts";
import { showProblems } from "../show-problems.ts";
import { useUnsaved } from "../use-unsaved.ts";
import classes from "./settings.module.css";

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
  const form = useForm<PasswordValues>({ defaultValues: EMPTY });
  const { errors, isDirty } = form.formState;
  const save = useMutation({
    mutationFn: storePassword,
    onSuccess: () => {
      form.reset(EMPTY);
      showToast({ tone: "success", text: t("password.done") });
    },
    onError: (error) => showProblems(form, ["previousPassword", "newPassword", "confirmPassword"], error),
  });
  useUnsaved(isDirty && !save.isPending);
  return (
    <form
      noValidate
      className={classes["body"]}
      onSubmit={(event) => void form.handleSubmit((values) => save.mutate(values))(event)}
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <SimpleGrid cols={{ base: 1, sm: 3 }} verticalSpacing="sm">
        {FIELDS.map(({ name, label, autoComplete }) => (
          <PasswordInput
            key={name}
            label={t(`password.${label}`)}
            autoComplete={autoComplete}
            visibilityToggleButtonProps={{ "aria-label": t("password.show") }}
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
      </SimpleGrid>
      <div className={classes["saveBar"]}>
        <Button type="submit" variant={isDirty ? "filled" : "default"} loading={save.isPending}>
          {t("password.submit")}
        </Button>
      </div>
    </form>
  );
}
