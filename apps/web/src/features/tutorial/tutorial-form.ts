import type { ManagedTutorial } from "@kilolane/contract";
import type { Role } from "@kilolane/domain";
import { inEachLanguage, LANGUAGE_CODES, type Language } from "@kilolane/phrases";
import type { TutorialBody } from "./queries.ts";

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What the operator types. */
export interface TutorialForm {
  readonly roles: readonly Role[];
  readonly texts: Readonly<Record<Language, Words>>;
  readonly videoUrl: string;
  readonly isPublished: boolean;
}

/** The fields in their order on the screen. */
export const TUTORIAL_FIELDS = [
  "roles",
  "texts",
  ...LANGUAGE_CODES.flatMap((code) => [`texts.${code}.title`, `texts.${code}.text`] as const),
  "videoUrl",
  "isPublished",
] as const;

const NO_WORDS: Words = { title: "", text: "" };

/** The form of a tutorial, or an empty one. */
export function formOf(tutorial: ManagedTutorial | null): TutorialForm {
  return {
    roles: tutorial?.roles ?? [],
    texts: inEachLanguage((language) => tutorial?.texts[language] ?? NO_WORDS),
    videoUrl: tutorial?.videoUrl ?? "",
    isPublished: tutorial?.isPublished ?? false,
  };
}

/** True when something is written in that language. */
export function isWritten(texts: TutorialForm["texts"], language: Language): boolean {
  return texts[language].title.trim() !== "" || texts[language].text.trim() !== "";
}

/** The form as the call's body: languages without a word are left out. */
export function toTutorialBody(form: TutorialForm): TutorialBody {
  const written = LANGUAGE_CODES.filter((language) => isWritten(form.texts, language));
  return {
    roles: [...form.roles],
    texts: Object.fromEntries(written.map((language) => [language, form.texts[language]])),
    videoUrl: form.videoUrl.trim(),
    isPublished: form.isPublished,
  };
}
