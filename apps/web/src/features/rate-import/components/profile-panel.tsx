import { listImportProfiles } from "@kilolane/contract";
import { Button, TextInput, UnstyledButton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { wireMapping } from "../edit-mapping.ts";
import { forgetProfile, profilesQuery, saveProfile, type ImportProfile } from "../queries.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import type { MappingDraft } from "../use-mapping-draft.ts";
import cards from "../../../ui/card.module.css";
import classes from "./rate-import.module.css";
import mappingClasses from "./mapping.module.css";

/** Remembers the mapping under a name for the airline's next file; forgets the ones that are not needed any more. */
export function ProfilePanel({ draft }: { readonly draft: MappingDraft }) {
  const { t } = useTranslation("rate-import");
  const { detail, mapping } = draft;
  const { data } = useQuery(profilesQuery(detail.airlineId));
  const record = useRecordForm({
    defaultValues: { name: detail.profile ?? "" },
    mode: "onSubmit",
    fields: ["name"],
    save: async ({ name }: { name: string }) =>
      saveProfile(detail.airlineId, name.trim(), wireMapping(mapping)),
    invalidates: [listImportProfiles],
    done: (profile) => ({ text: t("mapping.saved", { name: profile.name }) }),
  });
  const { form } = record;
  const name = useWatch({ control: form.control, name: "name" });
  const forget = useSaveWith(async ({ id }: ImportProfile) => forgetProfile(id), {
    invalidates: [listImportProfiles],
    done: (_, profile) => ({ text: t("mapping.forgotten", { name: profile.name }) }),
  });
  return (
    <section className={cards["card"]} aria-labelledby="remember">
      <h2 id="remember" className={cards["title"]}>
        {t("mapping.remember")}
      </h2>
      <p className={cards["quiet"]}>{t("mapping.rememberText")}</p>
      <RecordForm record={record} className={classes["inline"]}>
        <TextInput
          label={t("mapping.profileName")}
          maxLength={80}
          error={record.errorOf("name")}
          {...form.register("name")}
        />
        <Button type="submit" variant="default" disabled={name.trim() === ""} loading={record.isPending}>
          {t("mapping.save")}
        </Button>
      </RecordForm>
      <ul className={mappingClasses["chips"]}>
        {(data?.content ?? []).map((profile) => (
          <li key={profile.id}>
            <bdi>{profile.name}</bdi>
            <UnstyledButton
              aria-label={`${t("mapping.forget")}: ${profile.name}`}
              onClick={() => forget.mutate(profile)}
            >
              <IconX size={14} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
