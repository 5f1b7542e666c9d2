import type { EndpointOutput, listTerms, TermsTexts } from "@kilolane/contract";
import { directionOf, LANGUAGES, type Language } from "@kilolane/phrases";
import { Button, Textarea } from "@mantine/core";
import { IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { publishVersion, termsHistoryQuery } from "../operator-queries.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { draftOf, missingLanguages } from "./terms-draft.ts";
import { useUnsaved } from "../use-unsaved.ts";
import classes from "../components/settings.module.css";
import terms from "./terms.module.css";

const MOST_CHARACTERS = 30_000;
const PARTS = ["terms", "disclaimer"] as const;

type History = EndpointOutput<typeof listTerms>;

/** Writes the next version in six languages, starting from the one in force, and publishes it. */
export function TermsEditor({ history }: { readonly history: History }) {
  const { t } = useTranslation("settings");
  const queries = useQueryClient();
  const afterVersion = history.versions[0]?.version ?? 0;
  const version = afterVersion + 1;
  const [language, setLanguage] = useState<Language>("en");
  const [changes, setChanges] = useState<Partial<TermsTexts>>({});
  const [asking, setAsking] = useState(false);
  const draft = { ...draftOf(history.texts), ...changes };
  const missing = missingLanguages(draft);
  const isDirty = Object.keys(changes).length > 0;
  const publish = useSaveWith(async () => publishVersion(draft, afterVersion), {
    done: t("terms.published", { version }),
    onSaved: (answer) => {
      queries.setQueryData(termsHistoryQuery.queryKey, answer);
      setChanges({});
    },
    onSettled: () => setAsking(false),
  });

  useUnsaved(isDirty && !publish.isPending);
  return (
    <div className={classes["body"]}>
      <LanguageChoice language={language} missing={missing} onChoose={setLanguage} />
      {PARTS.map((part) => (
        <Textarea
          key={`${language}-${part}`}
          label={t(`terms.${part}`)}
          lang={language}
          dir={directionOf(language)}
          autosize
          minRows={5}
          maxRows={16}
          maxLength={MOST_CHARACTERS}
          value={draft[language][part]}
          onChange={({ currentTarget: { value } }) =>
            setChanges({ ...changes, [language]: { ...draft[language], [part]: value } })
          }
        />
      ))}
      <div className={classes["saveBar"]}>
        <Button disabled={missing.length > 0 || !isDirty} onClick={() => setAsking(true)}>
          {t("terms.publish", { version })}
        </Button>
        {missing.length > 0 ? (
          <span className={classes["unsaved"]}>{t("terms.missing", { count: missing.length })}</span>
        ) : isDirty ? (
          <span className={classes["unsaved"]}>{t("unsaved")}</span>
        ) : null}
      </div>
      <ConfirmDialog
        opened={asking}
        title={t("terms.publish", { version })}
        text={t("terms.publishQuestion")}
        confirmLabel={t("terms.publish", { version })}
        cancelLabel={t("cancel")}
        pending={publish.isPending}
        onConfirm={() => publish.mutate()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

interface LanguageChoiceProps {
  readonly language: Language;
  readonly missing: readonly Language[];
  readonly onChoose: (language: Language) => void;
}

/** The six languages, each with whether its texts are there. */
function LanguageChoice({ language, missing, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation("settings");
  const name = useId();
  return (
    <fieldset className={terms["languages"]}>
      <legend className="kl-visually-hidden">{t("terms.language")}</legend>
      {LANGUAGES.map((entry) => {
        const isMissing = missing.includes(entry.locale);
        const StateIcon = isMissing ? IconCircleDashed : IconCircleCheck;
        return (
          <label key={entry.locale} className={terms["language"]}>
            <input
              type="radio"
              name={name}
              className="kl-visually-hidden"
              checked={entry.locale === language}
              onChange={() => onChoose(entry.locale)}
            />
            <StateIcon size={16} stroke={1.8} aria-hidden />
            <span lang={entry.locale}>{entry.name}</span>
            <span className="kl-visually-hidden">{t(isMissing ? "terms.incomplete" : "terms.complete")}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
