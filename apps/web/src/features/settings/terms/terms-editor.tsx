import { type EndpointOutput, listTerms } from "@kilolane/contract";
import { directionOf, LANGUAGES, type Language } from "@kilolane/phrases";
import { Button, Textarea } from "@mantine/core";
import { IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { publishVersion, termsHistoryQuery } from "../operator-queries.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { sayRefusal, useSaveWith } from "../../../lib/api/use-save.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import {
  draftOf,
  missingLanguages,
  PARTS,
  type TermsChanges,
  whatTheyChanged,
  withChanges,
} from "./terms-draft.ts";
import { useUnsaved } from "../use-unsaved.ts";
import classes from "../components/settings.module.css";
import terms from "./terms.module.css";

const MOST_CHARACTERS = 30_000;

type History = EndpointOutput<typeof listTerms>;

/** Writes the next version in six languages, starting from the one in force, and publishes it. */
export function TermsEditor({ history }: { readonly history: History }) {
  const { t } = useTranslation("settings");
  const queries = useQueryClient();
  const stored = { version: history.versions[0]?.version ?? 0, texts: draftOf(history.texts) };
  /** the version in force that the changes were typed over */
  const [base, setBase] = useState(stored);
  const version = base.version + 1;
  const [language, setLanguage] = useState<Language>("en");
  const [changes, setChanges] = useState<TermsChanges>({});
  const [asking, setAsking] = useState(false);
  const draft = withChanges(base.texts, changes);
  const missing = missingLanguages(draft);
  const isDirty = Object.keys(changes).length > 0;
  // nothing is typed: what somebody else published is what the next version starts from
  if (stored.version !== base.version && !isDirty) setBase(stored);
  const publish = useSaveWith(async () => publishVersion(draft, base.version), {
    done: t("terms.published", { version }),
    onSaved: (answer) => {
      queries.setQueryData(termsHistoryQuery.queryKey, answer);
      setChanges({});
    },
    onRefused: async (refusal) =>
      refusal.code === "version-conflict" ? invalidate(queries, [listTerms]) : sayRefusal(refusal),
    onSettled: () => setAsking(false),
  });
  const overtaken =
    stored.version === base.version
      ? undefined
      : {
          changes: whatTheyChanged(base.texts, stored.texts),
          keepMine: () => setBase(stored),
          takeTheirs: () => setChanges({}),
        };

  const nameOf = (place: string) => {
    const [locale, part] = place.split(".");
    const { name } = LANGUAGES.find((one) => one.locale === locale) ?? { name: locale };
    return `${name} – ${t(part === "terms" ? "terms.terms" : "terms.disclaimer")}`;
  };

  useUnsaved(isDirty && !publish.isPending);
  return (
    <div className={classes["body"]}>
      <OvertakenAlert overtaken={overtaken} labelOf={nameOf} />
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
            setChanges({ ...changes, [language]: { ...changes[language], [part]: value } })
          }
        />
      ))}
      <div className={classes["saveBar"]}>
        <Button
          disabled={missing.length > 0 || !isDirty || overtaken !== undefined}
          onClick={() => setAsking(true)}
        >
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
