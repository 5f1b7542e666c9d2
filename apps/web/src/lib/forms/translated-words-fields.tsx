import { LANGUAGE_CODES, LANGUAGES, type Language } from "@kilolane/phrases";
import { Input, Textarea, TextInput } from "@mantine/core";
import type { UseFormRegisterReturn } from "react-hook-form";
import { isWritten, type TranslatedWords, type WordField } from "./translated-words.ts";
import { Segments } from "../../ui/segments.tsx";

interface TranslatedWordsFieldsProps {
  readonly texts: TranslatedWords;
  readonly labels: Readonly<Record<"language" | "languageHint" | "title" | "text" | "textHint", string>>;
  /** the language that is open */
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly register: (field: WordField) => UseFormRegisterReturn;
  readonly errorOf: (field: WordField | "texts") => string | undefined;
}

/** Title and text in the language that is open; a mark shows where something is written. */
export function TranslatedWordsFields({
  texts,
  labels,
  language,
  onLanguage,
  register,
  errorOf,
}: TranslatedWordsFieldsProps) {
  return (
    <>
      <Input.Wrapper
        label={labels.language}
        labelElement="div"
        description={labels.languageHint}
        error={errorOf("texts")}
      >
        <Segments
          isWide
          size="xs"
          style={{ marginBlockStart: 6 }}
          aria-label={labels.language}
          value={language}
          data={LANGUAGE_CODES.map((code) => ({
            value: code,
            label: <LanguageTab code={code} isFilled={isWritten(texts, code)} />,
          }))}
          onChange={onLanguage}
        />
      </Input.Wrapper>
      <TextInput
        label={labels.title}
        dir="auto"
        key={`${language}-title`}
        maxLength={160}
        error={errorOf(`texts.${language}.title`)}
        {...register(`texts.${language}.title`)}
      />
      <Textarea
        label={labels.text}
        description={labels.textHint}
        dir="auto"
        key={`${language}-text`}
        autosize
        minRows={8}
        maxRows={24}
        maxLength={8000}
        error={errorOf(`texts.${language}.text`)}
        {...register(`texts.${language}.text`)}
      />
    </>
  );
}

/** Codes, because six names are too wide for a phone; the name is there for those who hear it. */
function LanguageTab({ code, isFilled }: { readonly code: Language; readonly isFilled: boolean }) {
  const name = LANGUAGES.find(({ locale }) => locale === code)?.name ?? code;
  return (
    <span title={name} lang={code}>
      <span aria-hidden>{`${code.toUpperCase()}${isFilled ? " •" : ""}`}</span>
      <span className="kl-visually-hidden">{name}</span>
    </span>
  );
}

/** What a field of the words is called, with its language: `Title (Italiano)`; undefined for other fields. */
export function wordFieldName(
  field: string,
  labels: Readonly<Record<"title" | "text", string>>,
): string | undefined {
  const [, code, part] = /^texts\.(.+)\.(title|text)$/.exec(field) ?? [];
  if (code === undefined) return undefined;
  const language = LANGUAGES.find(({ locale }) => locale === code)?.name ?? code;
  return `${part === "title" ? labels.title : labels.text} (${language})`;
}
