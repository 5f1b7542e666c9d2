import { Checkbox, Group, NumberInput, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CompanyForm } from "./company-form.tsx";
import { SettingCard } from "./setting-card.tsx";

const MOST_TERMS = 10_000;

/** The typed count; nothing typed is no number, which the server says at the field. */
function countOf(typed: number | string): number {
  return typed === "" ? Number.NaN : Number(typed);
}

/** What every document of the company begins with: colour, days of validity and beyond a rate, terms. */
export function DocumentCard({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { t } = useTranslation("settings");
  return (
    <SettingCard title={t("documents.title")} text={t("documents.text")}>
      <CompanyForm
        names={["accentColor", "validityDays", "daysBeyondRateEnd", "terms"]}
        isReadOnly={isReadOnly}
      >
        {({ values, problemOf, change }) => (
          <>
            <Group align="flex-start" gap="lg">
              <NumberInput
                label={t("documents.validityDays")}
                w={220}
                min={1}
                max={365}
                allowDecimal={false}
                clampBehavior="none"
                disabled={isReadOnly}
                value={Number.isNaN(values.validityDays) ? "" : values.validityDays}
                error={problemOf("validityDays")}
                onChange={(days) => change({ validityDays: countOf(days) })}
              />
              <TextInput
                type="color"
                label={t("documents.accent")}
                w={120}
                disabled={isReadOnly}
                value={values.accentColor}
                error={problemOf("accentColor")}
                onChange={(event) => change({ accentColor: event.currentTarget.value })}
              />
            </Group>
            <NumberInput
              label={t("documents.daysBeyondRateEnd")}
              description={t("documents.daysBeyondRateEndHint")}
              maw={460}
              min={0}
              max={45}
              allowDecimal={false}
              clampBehavior="none"
              disabled={isReadOnly}
              value={Number.isNaN(values.daysBeyondRateEnd) ? "" : values.daysBeyondRateEnd}
              error={problemOf("daysBeyondRateEnd")}
              onChange={(days) => change({ daysBeyondRateEnd: countOf(days) })}
            />
            <Textarea
              label={t("documents.terms")}
              autosize
              minRows={4}
              maxRows={14}
              dir="auto"
              maxLength={MOST_TERMS}
              readOnly={isReadOnly}
              value={values.terms}
              error={problemOf("terms")}
              onChange={(event) => change({ terms: event.currentTarget.value })}
            />
          </>
        )}
      </CompanyForm>
    </SettingCard>
  );
}

/** When the owner of a sent quotation is reminded of its end, and whether the client is too (product.md §2.5). */
export function ReminderCard({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { t } = useTranslation("settings");
  return (
    <SettingCard title={t("remind.title")} text={t("remind.text")}>
      <CompanyForm names={["remindDays", "remindClient"]} isReadOnly={isReadOnly}>
        {({ values, problemOf, change }) => (
          <>
            <NumberInput
              label={t("remind.days")}
              description={t("remind.daysHint")}
              w={260}
              min={0}
              max={30}
              allowDecimal={false}
              clampBehavior="none"
              disabled={isReadOnly}
              value={Number.isNaN(values.remindDays) ? "" : values.remindDays}
              error={problemOf("remindDays")}
              onChange={(days) => change({ remindDays: countOf(days) })}
            />
            <Checkbox
              label={t("remind.client")}
              disabled={isReadOnly || values.remindDays === 0}
              checked={values.remindClient}
              onChange={(event) => change({ remindClient: event.currentTarget.checked })}
            />
          </>
        )}
      </CompanyForm>
    </SettingCard>
  );
}
