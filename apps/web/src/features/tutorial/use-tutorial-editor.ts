import type { ManagedTutorial } from "@kilolane/contract";
import type { Language } from "@kilolane/phrases";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { firstLanguage, firstWrong } from "../../lib/forms/translated-words.ts";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { findTutorial, saveTutorial, type FileChange, TUTORIAL_READS } from "./queries.ts";
import { formOf, toTutorialBody, TUTORIAL_FIELDS, type TutorialForm } from "./tutorial-form.ts";

/** Taking theirs gives up what was chosen for the file too. */
function withFile<O extends { readonly takeTheirs: () => void }>(
  overtaken: O | undefined,
  giveUp: () => void,
) {
  if (overtaken === undefined) return undefined;
  const takeTheirs = () => {
    giveUp();
    overtaken.takeTheirs();
  };
  return { ...overtaken, takeTheirs };
}

/** A tutorial that is being written: nothing typed is lost when the server refuses it. */
export function useTutorialEditor(tutorial: ManagedTutorial | null, own: Language, onDone: () => void) {
  const { t } = useTranslation("tutorial");
  // As it was when the editing began, whatever is fetched meanwhile: a colleague's change must be noticed.
  const [known, setKnown] = useState(tutorial);
  const [file, setFile] = useState<FileChange>("keep");
  const [fileProblem, setFileProblem] = useState<string>();
  const [language, setLanguage] = useState(() => firstLanguage(tutorial?.texts, own));
  const getNow = async ({ id }: ManagedTutorial) => {
    const now = await findTutorial(id);
    setKnown(now);
    return now;
  };
  const record = useRecordForm({
    defaultValues: formOf(tutorial),
    mode: "onSubmit",
    fields: TUTORIAL_FIELDS,
    record: tutorial === null ? undefined : { stored: tutorial, getNow, valuesOf: formOf },
    save: async (form: TutorialForm, seen: ManagedTutorial | undefined, see) => {
      setFileProblem(undefined);
      return saveTutorial(seen, toTutorialBody(form), file, (stored) => {
        see(stored);
        setKnown(stored);
      });
    },
    invalidates: TUTORIAL_READS,
    done: t("toast.saved"),
    onSaved: onDone,
    onRefused: ({ fields }) => {
      setFileProblem(fields.find(({ field }) => field === "file.0")?.message);
      setLanguage((open) => firstWrong(fields) ?? open);
    },
    refusalsAt: "head",
    guardsLeave: true,
  });
  const [texts, videoUrl] = useWatch({ control: record.form.control, name: ["texts", "videoUrl"] });
  const stored = file === "keep" ? (known?.file ?? null) : null;
  const chosen = file instanceof File ? { originalName: file.name, sizeBytes: file.size } : stored;
  return {
    record,
    overtaken: withFile(record.overtaken, () => setFile("keep")),
    file,
    fileProblem,
    language,
    setLanguage,
    setFile,
    /** How it reads in the language that is open. */
    preview: {
      id: known?.id ?? "",
      text: texts[language].text,
      title: texts[language].title.trim() || t("field.title"),
      language: own,
      videoUrl: videoUrl.trim(),
      file: chosen,
    },
  };
}

export type TutorialEditing = ReturnType<typeof useTutorialEditor>;
