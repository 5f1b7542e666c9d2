import { type EndpointOutput, validateKey } from "@kilolane/contract";
import { Anchor, Button, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import type { KeyType } from "@kilolane/domain";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { EntryPage } from "../components/entry-page.tsx";
import { EntryProviders } from "../components/entry-providers.tsx";
import { RegisterHolder } from "../components/register-holder.tsx";
import { keyEntryAt, signUpOf, type KeyEntry } from "../sign-up-kinds.ts";
import { useEntryForm } from "../use-entry-form.ts";
import { useSayFailure } from "../use-say-failure.ts";

/** A key as typed, and what it opens. */
export interface CheckedKey {
  readonly alphanumericKey: string;
  readonly keyType: KeyType;
  /** what the key opens */
  readonly seat: EndpointOutput<typeof validateKey>;
}

/** Checks a licence key, then registers its holder; five screens are this page. */
export default function ValidateKeyPage() {
  const entry = keyEntryAt(useLocation().pathname);
  return (
    <EntryProviders>
      <KeyEntryPage key={entry.kind} entry={entry} />
    </EntryProviders>
  );
}

function KeyEntryPage({ entry }: { readonly entry: KeyEntry }) {
  const [checked, setChecked] = useState<CheckedKey>();
  return checked ? (
    <RegisterHolder entry={entry} checked={checked} onLeave={() => setChecked(undefined)} />
  ) : (
    <CheckKey entry={entry} onChecked={setChecked} />
  );
}

const FIELDS = ["alphanumericKey", "keyType"] as const;

interface CheckKeyProps {
  readonly entry: KeyEntry;
  readonly onChecked: (checked: CheckedKey) => void;
}

function CheckKey({ entry, onChecked }: CheckKeyProps) {
  const { t } = useTranslation("signup");
  const sayFailure = useSayFailure();
  const record = useEntryForm({
    defaultValues: { alphanumericKey: "", keyType: entry.types[0] },
    mode: "onSubmit",
    fields: FIELDS,
    save: async (typed: Omit<CheckedKey, "seat">) => {
      const body = { ...typed, clientType: entry.clientType };
      return { ...typed, seat: await callEndpoint(validateKey, { body }) };
    },
    onSaved: onChecked,
    say: ({ refusal, isAtField, showAt }) => {
      if (refusal.status >= 500) sayFailure();
      // Whatever is wrong with a key, the answer is the same one.
      else if (!isAtField) showAt("alphanumericKey", `${refusal.title}. ${refusal.detail}`);
    },
  });
  const { form, errorOf } = record;
  return (
    <EntryPage title={t("key.title", { kind: t(`kind.${entry.kind}`) })} lead={t("key.lead")}>
      <RecordForm record={record}>
        <Stack gap="md">
          {entry.types.length > 1 ? (
            <NativeSelect
              label={t("key.type")}
              data={entry.types.map((type) => ({ value: type, label: t(`key.types.${type}`) }))}
              error={errorOf("keyType")}
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
            error={errorOf("alphanumericKey")}
            {...form.register("alphanumericKey")}
          />
          <Button type="submit" size="md" fullWidth loading={record.isPending}>
            {t("key.submit")}
          </Button>
          <Text size="sm">
            {t("key.noKey")}{" "}
            <Anchor component={Link} to={signUpOf(entry.kind).path} size="sm">
              {t("key.signUp")}
            </Anchor>
          </Text>
        </Stack>
      </RecordForm>
    </EntryPage>
  );
}
