import type { ManagedTutorial } from "@kilolane/contract";
import type { Role } from "@kilolane/domain";
import {
  type TranslatedWords,
  WORD_FIELDS,
  wordsToSend,
  wordsToType,
} from "../../lib/forms/translated-words.ts";
import type { TutorialBody } from "./queries.ts";

/** What the operator types. */
export interface TutorialForm {
  readonly roles: readonly Role[];
  readonly texts: TranslatedWords;
  readonly videoUrl: string;
  readonly isPublished: boolean;
}

/** The fields in their order on the screen. */
export const TUTORIAL_FIELDS = ["roles", "texts", ...WORD_FIELDS, "videoUrl", "isPublished"] as const;

/** The form of a tutorial, or an empty one. */
export function formOf(tutorial: ManagedTutorial | null): TutorialForm {
  return {
    roles: tutorial?.roles ?? [],
    texts: wordsToType(tutorial?.texts),
    videoUrl: tutorial?.videoUrl ?? "",
    isPublished: tutorial?.isPublished ?? false,
  };
}

/** The form as the call's body: languages without a word are left out. */
export function toTutorialBody(form: TutorialForm): TutorialBody {
  return {
    roles: [...form.roles],
    texts: wordsToSend(form.texts),
    videoUrl: form.videoUrl.trim(),
    isPublished: form.isPublished,
  };
}
