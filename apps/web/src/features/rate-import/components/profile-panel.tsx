import { Button, TextInput, UnstyledButton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { wireMapping } from "../edit-mapping.ts";
import { forgetProfile, profilesQuery, saveProfile, type ImportProfile } from "../queries.ts";
import { sayRefusal } from "../../../lib/api/use-save.ts";
import type { MappingDraft } from "../use-mapping-draft.ts";
import classes from "./rate-import.module.css";
import mappingClasses from "./mapping.module.css";

/** Remembers the mapping under a name for the airline's next file; forgets the ones that are not needed any more. */
export function ProfilePanel({ draft }: { readonly draft: MappingDraft }) {
  const { t } = useTranslation("rate-import");
  const { detail, mapping } = draft;
  const query = profilesQuery(detail.airlineId);
  const queries = useQueryClient();
  const { data } = useQuery(query);
  const [name, setName] = useState(detail.profile ?? "");
  const renew = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const save = useMutation({
    mutationFn: async () => saveProfile(detail.airlineId, name.trim(), wireMapping(mapping)),
    onSuccess: async (profile) => {
      showToast({ tone: "success", text: t("mapping.saved", { name: profile.name }) });
      await renew();
    },
    onError: sayRefusal,
  });
  const forget = useMutation({
    mutationFn: async ({ id }: ImportProfile) => forgetProfile(id),
    onSuccess: async (_, profile) => {
      showToast({ tone: "success", text: t("mapping.forgotten", { name: profile.name }) });
      await renew();
    },
    onError: sayRefusal,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") save.mutate();
  };
  return (
    <section className={classes["card"]} aria-labelledby="remember">
      <h2 id="remember" className={classes["title"]}>
        {t("mapping.remember")}
      </h2>
      <p className={classes["quiet"]}>{t("mapping.rememberText")}</p>
      <form className={classes["inline"]} onSubmit={send}>
        <TextInput
          label={t("mapping.profileName")}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={name.trim() === ""} loading={save.isPending}>
          {t("mapping.save")}
        </Button>
      </form>
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
