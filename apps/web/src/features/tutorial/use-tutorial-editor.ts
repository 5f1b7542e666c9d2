import type { ManagedTutorial } from "@kilolane/contract";
import { LANGUAGE_CODES, type Language } from "@kilolane/phrases";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api/api-error.ts";
import { invalidate } from "../../lib/api/query.ts";
import { useLeaveWarning } from "../../lib/leave/use-leave-warning.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import { saveTutorial, type FileChange, TUTORIAL_READS } from "./queries.ts";
import { formOf, toTutorialBody, type TutorialForm } from "./tutorial-form.ts";

/** The language to begin with: the operator's own where something is written in it, or nothing at all. */
function firstLanguage(tutorial: ManagedTutorial | null, own: Language): Language {
  if (tutorial === null || tutorial.texts[own] !== undefined) return own;
  return LANGUAGE_CODES.find((code) => tutorial.texts[code] !== undefined) ?? own;
}

/** A tutorial that is being written: nothing typed is lost when the server refuses it. */
export function useTutorialEditor(tutorial: ManagedTutorial | null, own: Language, onDone: () => void) {
  const { t } = useTranslation("tutorial");
  const queries = useQueryClient();
  // The version that the editing began with, whatever is fetched meanwhile: a colleague's change must be noticed.
  const [known, setKnown] = useState(tutorial);
  const [form, setForm] = useState<TutorialForm>(() => formOf(tutorial));
  const [file, setFile] = useState<FileChange>("keep");
  const [language, setLanguage] = useState(() => firstLanguage(tutorial, own));
  const [isChanged, setChanged] = useState(false);
  const store = useMutation({
    mutationFn: () => saveTutorial(known, toTutorialBody(form), file, setKnown),
    onSuccess: async () => {
      showToast({ tone: "success", text: t("toast.saved") });
      await invalidate(queries, TUTORIAL_READS);
      onDone();
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError)) return;
      const wrong = LANGUAGE_CODES.find((code) =>
        failure.fields.some(({ field }) => field.startsWith(`texts.${code}.`)),
      );
      if (wrong !== undefined) setLanguage(wrong);
    },
  });
  useLeaveWarning(isChanged && !store.isSuccess);
  const refusal = store.error instanceof ApiError ? store.error : null;
  const change = (changes: Partial<TutorialForm>) => {
    setForm({ ...form, ...changes });
    setChanged(true);
  };
  const stored = file === "keep" ? (known?.file ?? null) : null;
  const chosen = file instanceof File ? { originalName: file.name, sizeBytes: file.size } : stored;
  return {
    form,
    file,
    language,
    change,
    setLanguage,
    setFile,
    changeWords: (words: Partial<TutorialForm["texts"][Language]>) =>
      change({ texts: { ...form.texts, [language]: { ...form.texts[language], ...words } } }),
    /** How it reads in the language that is open. */
    preview: {
      id: known?.id ?? "",
      text: form.texts[language].text,
      title: form.texts[language].title.trim() || t("field.title"),
      language: own,
      videoUrl: form.videoUrl.trim(),
      file: chosen,
    },
    isSaving: store.isPending,
    save: () => store.mutate(),
    /** what is no field's own refusal */
    refusal: refusal !== null && refusal.fields.length === 0 ? refusal : null,
    errorOf: (field: string) => refusal?.fields.find((one) => one.field === field)?.message,
  };
}

export type TutorialEditing = ReturnType<typeof useTutorialEditor>;
