import { tutorialTexts, type ManagedTutorial, type Tutorial } from "@kilolane/contract";
import { isRole } from "@kilolane/domain";
import type { Language } from "@kilolane/phrases";
import type { TutorialRow } from "./reads.ts";
import { wordsOf } from "./tutorial-words.ts";

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
