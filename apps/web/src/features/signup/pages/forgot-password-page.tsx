import { accountEmail, forgotPassword } from "@kilolane/contract";
import { Anchor, Button, Stack, TextInput } from "@mantine/core";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { z } from "zod";
import { ApiError } from "../../../lib/api/api-error.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { href } from "../../../lib/paths/href.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { DemoMailHint } from "../components/demo-mail-hint.tsx";
import { DoorPage } from "../components/door-page.tsx";
import { DoorProviders } from "../components/door-providers.tsx";

const forgotForm = z.object({ email: accountEmail });

/** Asks for a link by mail; the answer is the same whether or not there is such an account. */
export default function ForgotPasswordPage() {
  return (
    <DoorProviders>
      <ForgotPassword />
    </DoorProviders>
  );
}

function ForgotPassword() {
  const { t } = useTranslation("signup");
  const fieldText = useFieldText();
  const form = useForm({ defaultValues: { email: "" }, resolver: zodResolver(forgotForm) });
  const ask = useMutation({
    mutationFn: async (body: { email: string }) => callEndpoint(forgotPassword, { body }),
    onError: (error) => {
      const refusal = error instanceof ApiError && error.status < 500 ? error : undefined;
      showToast({ tone: "error", text: refusal?.title ?? t("form.failed") });
    },
  });
  const back = (
    <Anchor component={Link} to={href("/sign-in")} size="sm">
      {t("forgot.back")}
    </Anchor>
  );
  if (ask.isSuccess) {
    return (
      <DoorPage title={t("forgot.sentTitle")} lead={t("forgot.sentText", { email: ask.variables.email })}>
        <DemoMailHint />
        <Button variant="default" onClick={ask.reset}>
          {t("forgot.again")}
        </Button>
        {back}
      </DoorPage>
    );
  }
  return (
    <DoorPage title={t("forgot.title")} lead={t("forgot.lead")}>
      <form noValidate onSubmit={(event) => void form.handleSubmit((typed) => ask.mutate(typed))(event)}>
        <Stack gap="md">
          <TextInput
            label={t("form.email")}
            type="email"
            dir="ltr"
            autoComplete="username"
            error={fieldText(form.formState.errors.email)}
            {...form.register("email")}
          />
          <Button type="submit" size="md" fullWidth loading={ask.isPending}>
            {t("forgot.submit")}
          </Button>
          {back}
        </Stack>
      </form>
    </DoorPage>
  );
}
