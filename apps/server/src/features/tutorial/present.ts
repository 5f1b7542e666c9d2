import { tutorialTexts, type ManagedTutorial, type Tutorial, type TutorialTexts } from "@kilolane/contract";
import { isRole } from "@kilolane/domain";
import { LANGUAGE_CODES, type Language } from "@kilolane/phrases";
import type { TutorialRow } from "./reads.ts";

/** The reader's language, else English, else the first that there is. */
function wordsOf(texts: TutorialTexts, language: Language) {
  const order = [language, ...LANGUAGE_CODES];
  const found = order.find((one) => texts[one] !== undefined) ?? language;
  return { language: found, ...(texts[found] ?? { title: "", text: "" }) };
}

function fileOf(row: TutorialRow) {
  return row.file_name === null ? null : { originalName: row.file_original_name, sizeBytes: row.file_bytes };
}

/** A tutorial for those it is written for. */
export function presentTutorial(row: TutorialRow, language: Language): Tutorial {
  return {
    id: row.id,
    ...wordsOf(tutorialTexts.parse(row.texts), language),
    videoUrl: row.video_url,
    file: fileOf(row),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A tutorial for the operator who edits it. */
export function presentManaged(row: TutorialRow): ManagedTutorial {
  return {
    id: row.id,
    roles: row.roles.filter(isRole),
    texts: tutorialTexts.parse(row.texts),
    videoUrl: row.video_url,
    file: fileOf(row),
    isPublished: row.is_published,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}
