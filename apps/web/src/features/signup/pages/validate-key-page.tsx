import { type EndpointOutput, validateKey } from "@kilolane/contract";
import { Anchor, Button, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import type { KeyType } from "@kilolane/domain";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { showRefusals } from "../../../lib/forms/show-refusals.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { DoorPage } from "../components/door-page.tsx";
import { DoorProviders } from "../components/door-providers.tsx";
import { RegisterHolder } from "../components/register-holder.tsx";
import { doorOfPath, signUpOf, type KeyDoor } from "../sign-up-kinds.ts";

/** A key as typed, and what it opens. */
export interface CheckedKey {
  readonly alphanumericKey: string;
  readonly keyType: KeyType;
  /** what the key opens */
  readonly seat: EndpointOutput<typeof validateKey>;
}

/** Checks a licence key, then registers its holder; five screens are this page. */
export default function ValidateKeyPage() {
  const door = doorOfPath(useLocation().pathname);
  return (
    <DoorProviders>
      <KeyDoorPage key={door.kind} door={door} />
    </DoorProviders>
  );
}

function KeyDoorPage({ door }: { readonly door: KeyDoor }) {
  const [checked, setChecked] = useState<CheckedKey>();
  return checked ? (
    <RegisterHolder door={door} checked={checked} onLeave={() => setChecked(undefined)} />
  ) : (
    <CheckKey door={door} onChecked={setChecked} />
  );
}

const FIELDS = ["alphanumericKey", "keyType"] as const;

interface CheckKeyProps {
  readonly door: KeyDoor;
  readonly onChecked: (checked: CheckedKey) => void;
}

function CheckKey({ door, onChecked }: CheckKeyProps) {
  const { t } = useTranslation("signup");
  const fieldText = useFieldText();
  const form = useForm<{ alphanumericKey: string; keyType: KeyType }>({
    defaultValues: { alphanumericKey: "", keyType: door.types[0] },
  });
  const { errors } = form.formState;
  const check = useMutation({
    mutationFn: async (typed: Omit<CheckedKey, "seat">) => {
      const body = { ...typed, clientType: door.clientType };
      return { ...typed, seat: await callEndpoint(validateKey, { body }) };
    },
    onSuccess: onChecked,
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status >= 500)
        return showToast({ tone: "error", text: t("form.failed") });
      if (showRefusals(form, error, FIELDS)) return undefined;
      // Whatever is wrong with a key, the answer is the same one.
      form.setError("alphanumericKey", { type: "server", message: `${error.title}. ${error.detail}` });
      form.setFocus("alphanumericKey");
      return undefined;
    },
  });
  return (
    <DoorPage title={t("key.title", { kind: t(`kind.${door.kind}`) })} lead={t("key.lead")}>
      <form noValidate onSubmit={(event) => void form.handleSubmit((typed) => check.mutate(typed))(event)}>
        <Stack gap="md">
          {door.types.length > 1 ? (
            <NativeSelect
              label={t("key.type")}
              data={door.types.map((type) => ({ value: type, label: t(`key.types.${type}`) }))}
              error={fieldText(errors.keyType)}
              {...form.register("keyType")}
            />
          ) : null}
          <TextInput
            label={t("key.key")}
            dir="ltr"
            placeholder="4F7K2M-…"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={fieldText(errors.alphanumericKey)}
            {...form.register("alphanumericKey")}
          />
          <Button type="submit" size="md" fullWidth loading={check.isPending}>
            {t("key.submit")}
          </Button>
          <Text size="sm">
            {t("key.noKey")}{" "}
            <Anchor component={Link} to={signUpOf(door.kind).path} size="sm">
              {t("key.signUp")}
            </Anchor>
          </Text>
        </Stack>
      </form>
    </DoorPage>
  );
}
