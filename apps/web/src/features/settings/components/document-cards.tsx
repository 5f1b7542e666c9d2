import { Checkbox, Group, NativeSelect, NumberInput, TextInput, type NumberInputProps } from "@mantine/core";
import { SELL_STEPS } from "@kilolane/domain";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { CompanyForm } from "./company-form.tsx";
import { SettingCard } from "./setting-card.tsx";

interface CountInputProps extends Omit<NumberInputProps, "value" | "onChange"> {
  /** what was typed; nothing typed is no number, which the server says at the field */
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** A count of days or hours as it is typed: out of its limits it stays for the server to refuse. */
function CountInput({ count, onCount, ...props }: CountInputProps) {
  return (
    <NumberInput
      {...props}
      allowDecimal={false}
      clampBehavior="none"
      value={Number.isNaN(count) ? "" : count}
      onChange={(typed) => onCount(typed === "" ? Number.NaN : Number(typed))}
    />
  );
}

/** What every document of the company begins with: colour, days of validity and beyond a rate, rounding. */
export function DocumentCard({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { t } = useTranslation("settings");
  return (
    <SettingCard title={t("documents.title")} text={t("documents.text")}>
      <CompanyForm
        names={["accentColor", "validityDays", "daysBeyondRateEnd", "sellStep", "roundingUnits"]}
        isReadOnly={isReadOnly}
      >
        {({ values, problemOf, change }) => (
          <>
            <Group align="flex-start" gap="lg">
              <CountInput
                label={t("documents.validityDays")}
                w={220}
                min={1}
                max={365}
                disabled={isReadOnly}
                count={values.validityDays}
                error={problemOf("validityDays")}
                onCount={(validityDays) => change({ validityDays })}
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
            <CountInput
              label={t("documents.daysBeyondRateEnd")}
              description={t("documents.daysBeyondRateEndHint")}
              maw={460}
              min={0}
              max={45}
              disabled={isReadOnly}
              count={values.daysBeyondRateEnd}
              error={problemOf("daysBeyondRateEnd")}
              onCount={(daysBeyondRateEnd) => change({ daysBeyondRateEnd })}
            />
            <NativeSelect
              label={t("documents.sellStep")}
              description={t("documents.sellStepHint")}
              maw={460}
              disabled={isReadOnly}
              value={values.sellStep}
              error={problemOf("sellStep")}
              data={SELL_STEPS.map((step) => ({
                value: step,
                label: step === "currency" ? t("documents.sellStepCurrency") : step,
              }))}
              onChange={({ currentTarget: { value } }) =>
                change({ sellStep: SELL_STEPS.find((step) => step === value) ?? "currency" })
              }
            />
            <TextInput
              label={t("documents.roundingUnits")}
              description={t("documents.roundingUnitsHint")}
              placeholder="CHF 0.05, JPY 10"
              maw={460}
              dir="ltr"
              disabled={isReadOnly}
              value={values.roundingUnits}
              error={problemOf("roundingUnits")}
              onChange={(event) => change({ roundingUnits: event.currentTarget.value })}
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
            <CountInput
              label={t("remind.days")}
              description={t("remind.daysHint")}
              w={260}
              min={0}
              max={30}
              disabled={isReadOnly}
              count={values.remindDays}
              error={problemOf("remindDays")}
              onCount={(remindDays) => change({ remindDays })}
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

/** Within how many hours a client's request is answered, and whether shippers that nobody knows yet can send one. */
export function AnswerCard({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { t } = useTranslation("settings");
  return (
    <SettingCard title={t("answer.title")} text={t("answer.text")}>
      <CompanyForm names={["answerHours", "listedInDirectory"]} isReadOnly={isReadOnly}>
        {({ values, problemOf, change }) => (
          <>
            <CountInput
              label={t("answer.hours")}
              description={t("answer.hoursHint")}
              w={260}
              min={1}
              max={240}
              disabled={isReadOnly}
              count={values.answerHours}
              error={problemOf("answerHours")}
              onCount={(answerHours) => change({ answerHours })}
            />
            <Checkbox
              label={t("answer.listed")}
              description={t("answer.listedHint")}
              disabled={isReadOnly}
              checked={values.listedInDirectory}
              onChange={(event) => change({ listedInDirectory: event.currentTarget.checked })}
            />
          </>
        )}
      </CompanyForm>
    </SettingCard>
  );
}
