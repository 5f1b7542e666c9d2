import { getProfile, type PersonalProfile } from "@kilolane/contract";
import { LANGUAGES } from "@kilolane/phrases";
import { NativeSelect, PasswordInput, SimpleGrid, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { changeLanguage } from "../../../lib/i18n/i18n.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { updateUser } from "../../../lib/session/session-store.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { countriesQuery } from "../../place/queries.ts";
import {
  isOtherEmail,
  PROFILE_FIELDS,
  profileValues,
  type ProfileValues,
  toRequest,
} from "./profile-values.ts";
import { ownProfileQuery, storeProfile } from "../queries.ts";
import { ProfileFacts } from "./profile-facts.tsx";
import { SaveBar } from "../components/save-bar.tsx";
import classes from "../components/settings.module.css";

/** Name, ways to reach, language. What the server refuses is at its field; what was typed stays. */
export function ProfileForm({ profile }: { readonly profile: PersonalProfile }) {
  const { t } = useTranslation("settings");
  const queries = useQueryClient();
  const record = useRecordForm({
    defaultValues: profileValues(profile),
    mode: "onSubmit",
    fields: PROFILE_FIELDS,
    save: async (values: ProfileValues) => storeProfile(toRequest(values, profile)),
    valuesAfter: profileValues,
    invalidates: [getProfile],
    onSaved: async (stored) => {
      queries.setQueryData(ownProfileQuery.queryKey, stored);
      updateUser({ firstName: stored.firstName, lastName: stored.lastName, email: stored.email });
      // The message speaks the language that was chosen.
      if (stored.locale !== profile.locale) await changeLanguage(stored.locale);
      showToast({ tone: "success", text: t("updated") });
    },
  });
  const { form, isDirty, isPending } = record;
  return (
    <RecordForm record={record} className={classes["body"]}>
      <ProfileFields form={form} profile={profile} />
      <ProfileFacts role={profile.role} companyName={profile.companyName} />
      <SaveBar isDirty={isDirty} pending={isPending} onDiscard={() => form.reset(profileValues(profile))} />
    </RecordForm>
  );
}

interface ProfileFieldsProps {
  readonly form: UseFormReturn<ProfileValues>;
  readonly profile: PersonalProfile;
}

function ProfileFields({ form, profile }: ProfileFieldsProps) {
  const { t } = useTranslation("settings");
  const language = useLanguage();
  const { data: countries = [] } = useQuery(countriesQuery(language));
  const { errors } = form.formState;
  const isNewEmail = isOtherEmail(useWatch({ control: form.control, name: "email" }), profile);
  const { pendingEmail } = profile;
  const pendingHint = pendingEmail === null ? undefined : t("person.pendingEmail", { email: pendingEmail });
  const emailHint = isNewEmail ? t("person.emailHint") : pendingHint;
  const dialled = countries.map(({ code, name, dialCode }) => ({
    value: code,
    label: `${name} ${dialCode}`,
  }));
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="sm">
      <TextInput
        label={t("person.firstName")}
        autoComplete="given-name"
        dir="auto"
        required
        withAsterisk={false}
        error={errors.firstName?.message}
        {...form.register("firstName")}
      />
      <TextInput
        label={t("person.lastName")}
        autoComplete="family-name"
        dir="auto"
        required
        withAsterisk={false}
        error={errors.lastName?.message}
        {...form.register("lastName")}
      />
      <TextInput
        label={t("person.email")}
        type="email"
        dir="ltr"
        autoComplete="email"
        description={emailHint}
        error={errors.email?.message}
        {...form.register("email")}
      />
      {isNewEmail ? (
        <PasswordInput
          label={t("person.currentPassword")}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ "aria-label": t("password.show") }}
          error={errors.currentPassword?.message}
          {...form.register("currentPassword")}
        />
      ) : null}
      <TextInput
        label={t("person.replyTo")}
        type="email"
        dir="ltr"
        description={
          profile.replyToEmail === "" || profile.isReplyToProven
            ? t("person.replyToHint")
            : t("person.replyToOpen", { email: profile.replyToEmail })
        }
        inputWrapperOrder={["label", "input", "description", "error"]}
        error={errors.replyToEmail?.message}
        {...form.register("replyToEmail")}
      />
      <NativeSelect
        label={t("person.countryCode")}
        data={[
          { value: "", label: t("person.noCountry") },
          ...(dialled.length === 0 ? [profile.countryCode].filter((code) => code !== "") : dialled),
        ]}
        error={errors.countryCode?.message}
        {...form.register("countryCode")}
      />
      <TextInput
        label={t("person.mobile")}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        error={errors.mobile?.message}
        {...form.register("mobile")}
      />
      <NativeSelect
        label={t("person.locale")}
        description={t("person.localeHint")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        data={LANGUAGES.map(({ locale, name }) => ({ value: locale, label: name }))}
        error={errors.locale?.message}
        {...form.register("locale")}
      />
    </SimpleGrid>
  );
}
