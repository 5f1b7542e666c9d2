import { useState } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { formatBytes } from "../../lib/format/bytes.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { ChosenFile } from "../../ui/file-drop/file-drop.tsx";
import { type DocumentTarget, storeDocument } from "./queries.ts";

const MOST_BYTES = 10 * 1024 * 1024;

/** The files of an upload: each is a call of its own, and those that were refused stay to be looked at. */
export function useDocumentUploads() {
  const { t } = useTranslation("document");
  const language = useLanguage();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problems, setProblems] = useState<ReadonlyMap<File, string>>(new Map());
  const [shares, setShares] = useState<ReadonlyMap<File, number>>(new Map());
  const shown = files.map((file): ChosenFile => {
    const error = file.size > MOST_BYTES ? t("files.tooLarge", { name: file.name }) : problems.get(file);
    return { file, size: formatBytes(file.size, language), error, progress: shares.get(file) };
  });
  const sendOne = async (file: File, target: DocumentTarget): Promise<boolean> => {
    const note = (share: number) => setShares((known) => new Map(known).set(file, share));
    note(0);
    try {
      await storeDocument(file, target, note);
      setFiles((known) => known.filter((one) => one !== file));
      return true;
    } catch (error) {
      const problem =
        error instanceof ApiError ? error.fields.find(({ field }) => field === "file.0") : undefined;
      if (problem === undefined) throw error;
      setProblems((known) => new Map(known).set(file, problem.message));
      return false;
    } finally {
      setShares((known) => new Map([...known].filter(([one]) => one !== file)));
    }
  };
  return {
    files,
    shown,
    /** something in the list cannot be sent */
    isWrong: shown.some(({ error }) => error !== undefined),
    add: (added: readonly File[]) => setFiles((known) => [...known, ...added]),
    remove: (index: number) => setFiles((known) => known.filter((_, at) => at !== index)),
    /** Sends them one after the other. @returns whether all were stored; those that were refused say why */
    send: async (target: DocumentTarget): Promise<boolean> => {
      let isComplete = true;
      for (const file of files) {
        const isStored = await sendOne(file, files.length > 1 ? { ...target, title: "" } : target);
        isComplete &&= isStored;
      }
      return isComplete;
    },
  };
}
