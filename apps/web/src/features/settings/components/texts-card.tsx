import { isLanguage, LANGUAGES, type Language } from "@kilolane/phrases";
import type { CompanySetting } from "@kilolane/contract";
import { NativeSelect, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { CompanyForm } from "./company-form.tsx";
import { SettingCard } from "./setting-card.tsx";

const MOST_TERMS = 10_000;
const MOST_PAYMENT = 2000;
const NO_TEXTS = { terms: "", payment: "" };

type Texts = Pick<CompanySetting, "terms" | "paymentTerms" | "translations">;
type TextField = "terms" | "payment";

/** A text in a language; null: the company's own, that every language falls back to. */
function textIn({ terms, paymentTerms, translations }: Texts, language: Language | null, field: TextField) {
  if (language !== null) return translations[language]?.[field] ?? "";
  return field === "terms" ? terms : paymentTerms;
}

function withText(texts: Texts, language: Language | null, field: TextField, typed: string): Partial<Texts> {
  if (language === null) return field === "terms" ? { terms: typed } : { paymentTerms: typed };
  const own = { ...NO_TEXTS, ...texts.translations[language], [field]: typed };
  const { [language]: _former, ...others } = texts.translations;
  // an empty pair is none
  return { translations: own.terms === "" && own.payment === "" ? others : { ...others, [language]: own } };
}

/** What is under the prices: terms and when to pay, in the company's own words and in other languages. */
export function TextsCard({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { t } = useTranslation("settings");
  const [language, setLanguage] = useState<Language | null>(null);
  return (
    <SettingCard title={t("documents.texts")} text={t("documents.textsHint")}>
      <CompanyForm names={["terms", "paymentTerms", "translations"]} isReadOnly={isReadOnly}>
        {({ values, problemOf, change }) => (
          <>
            <NativeSelect
              label={t("documents.textsIn")}
              maw={260}
              value={language ?? ""}
              data={[
                { value: "", label: t("documents.ownTexts") },
                ...LANGUAGES.map((entry) => ({ value: entry.locale, label: entry.name })),
              ]}
              onChange={({ currentTarget: { value } }) => setLanguage(isLanguage(value) ? value : null)}
            />
            <Textarea
              label={t("documents.terms")}
              autosize
              minRows={4}
              maxRows={14}
              dir="auto"
              maxLength={MOST_TERMS}
              readOnly={isReadOnly}
              value={textIn(values, language, "terms")}
              error={problemOf("terms") ?? problemOf("translations")}
              onChange={(event) => change(withText(values, language, "terms", event.currentTarget.value))}
            />
            <Textarea
              label={t("documents.payment")}
              description={t("documents.paymentHint")}
              autosize
              minRows={2}
              maxRows={8}
              dir="auto"
              maxLength={MOST_PAYMENT}
              readOnly={isReadOnly}
              value={textIn(values, language, "payment")}
              error={problemOf("paymentTerms")}
              onChange={(event) => change(withText(values, language, "payment", event.currentTarget.value))}
            />
          </>
        )}
      </CompanyForm>
    </SettingCard>
  );
}
