import { zodResolver } from "@hookform/resolvers/zod";
import { newPassword, repeatedPassword, resetPassword } from "@kilolane/contract";
import { Anchor, Button, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { z } from "zod";
import { ApiError } from "../../../lib/api/api-error.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { refuseWeakPassword } from "../../../lib/forms/refuse-weak-password.ts";
import { showRefusals } from "../../../lib/forms/show-refusals.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { href } from "../../../lib/paths/href.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { DoorPage } from "../components/door-page.tsx";
import { DoorProviders } from "../components/door-providers.tsx";
import { NewPasswordFields } from "../components/new-password-fields.tsx";

const FIELDS = ["password", "confirmPassword"] as const;
type ResetForm = Record<(typeof FIELDS)[number], string>;
const resetForm = z
  .object({ password: newPassword("new-password-missing"), confirmPassword: repeatedPassword })
  .superRefine(refuseWeakPassword(() => []));

/** Sets a password by the link of a mail; the token stands behind the #, where no server log sees it. */
export default function ResetPasswordPage() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get("token") ?? "";
  return <DoorProviders>{token === "" ? <InvalidLink /> : <ResetPassword token={token} />}</DoorProviders>;
}

function ResetPassword({ token }: { readonly token: string }) {
  const { t } = useTranslation("signup");
  const fieldText = useFieldText();
  const form = useForm<ResetForm>({
    defaultValues: { password: "", confirmPassword: "" },
    resolver: zodResolver(resetForm),
    mode: "onTouched",
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: "password" });
  const reset = useMutation({
    mutationFn: async (password: ResetForm) => callEndpoint(resetPassword, { body: { ...password, token } }),
    onError: (error) => {
      const refusal = error instanceof ApiError && error.status < 500 ? error : undefined;
      if (refusal?.code === "password-link-invalid") return;
      if (refusal && showRefusals(form, refusal, FIELDS)) return;
      showToast({ tone: "error", text: refusal?.title ?? t("form.failed") });
    },
  });
  if (reset.isSuccess) return <PasswordSet />;
  if (reset.error instanceof ApiError && reset.error.code === "password-link-invalid") return <InvalidLink />;
  return (
    <DoorPage title={t("reset.title")} lead={t("reset.lead")}>
      <form noValidate onSubmit={(event) => void form.handleSubmit((both) => reset.mutate(both))(event)}>
        <Stack gap="md">
          <NewPasswordFields
            label={t("reset.password")}
            password={form.register("password")}
            confirmPassword={form.register("confirmPassword")}
            typed={typed}
            names={[]}
            errors={{
              password: fieldText(errors.password),
              confirmPassword: fieldText(errors.confirmPassword),
            }}
            columns={1}
          />
          <Button type="submit" size="md" fullWidth loading={reset.isPending}>
            {t("reset.submit")}
          </Button>
        </Stack>
      </form>
    </DoorPage>
  );
}

function PasswordSet() {
  const { t } = useTranslation("signup");
  return (
    <DoorPage title={t("reset.doneTitle")} lead={t("reset.doneText")}>
      <Button component={Link} to={href("/sign-in")} fullWidth>
        {t("form.signIn")}
      </Button>
    </DoorPage>
  );
}

function InvalidLink() {
  const { t } = useTranslation("signup");
  return (
    <DoorPage title={t("reset.invalidTitle")} lead={t("reset.invalidText")}>
      <Button component={Link} to={href("/forgot-password")} fullWidth>
        {t("reset.newLink")}
      </Button>
      <Anchor component={Link} to={href("/sign-in")} size="sm">
        {t("forgot.back")}
      </Anchor>
    </DoorPage>
  );
}
