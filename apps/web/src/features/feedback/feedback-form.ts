import { formatBytes } from "../../lib/format/bytes.ts";
import type { Language } from "@kilolane/phrases";
import type { ChosenFile } from "../../ui/file-drop/file-drop.tsx";

/** The form's fields in their order on the screen. */
export const FEEDBACK_FIELDS = ["mainMenu", "subMenu", "feedbackType", "description"] as const;

/** What is typed; files are held beside it. */
export type FeedbackForm = Record<(typeof FEEDBACK_FIELDS)[number], string>;

export const EMPTY_FORM: FeedbackForm = {
  mainMenu: "",
  subMenu: "",
  feedbackType: "problem",
  description: "",
};

export const MOST_FILES = 5;
export const MOST_CHARACTERS = 4000;
export const TAKEN_FILES = ".png,.jpg,.jpeg,.pdf,.xlsx,.csv,.txt";
const MOST_BYTES = 10 * 1024 * 1024;

/** The files on the screen, with what is known to be wrong before they are sent, and what the server said. */
export function presentFiles(
  files: readonly File[],
  refusals: ReadonlyMap<File, string>,
  language: Language,
  tooLarge: (name: string) => string,
): ChosenFile[] {
  return files.map((file) => ({
    file,
    size: formatBytes(file.size, language),
    error: file.size > MOST_BYTES ? tooLarge(file.name) : refusals.get(file),
  }));
}

/** The server's refusals of files by the file: `files.2` is the third that was sent. */
export function refusalsOf(
  files: readonly File[],
  problems: readonly { readonly field: string; readonly message: string }[],
): ReadonlyMap<File, string> {
  const refused = problems.flatMap(({ field, message }): [File, string][] => {
    const file = files[Number(/^files\.(\d+)$/.exec(field)?.[1] ?? -1)];
    return file === undefined ? [] : [[file, message]];
  });
  return new Map(refused);
}
