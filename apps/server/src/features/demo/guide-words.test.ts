import { DEMO_TUTORIALS } from "@kilolane/demo";
import { LANGUAGE_CODES, loadTranslator, type Language } from "@kilolane/phrases";
import { expect, test } from "vitest";

/** The guide of that English title, in a language. */
function guideOf(title: string, language: Language): string {
  const guide = DEMO_TUTORIALS.find(({ texts }) => texts.en.title === title);
  if (guide === undefined) throw new Error(`no guide “${title}”`);
  return guide.texts[language].text;
}

test.each(LANGUAGE_CODES)(
  "guides to rates name menus and buttons as the screens do, in %s",
  async (language) => {
    const [shell, sheet, rate] = await Promise.all([
      loadTranslator(language, "shell"),
      loadTranslator(language, "rate-import"),
      loadTranslator(language, "rate"),
    ]);
    const upload = guideOf("Upload a rate sheet", language);
    for (const name of [
      shell("menu.uploadRates"),
      sheet("mapping.save"),
      sheet("mapping.check"),
      sheet("publish.action"),
      sheet("rollBack.action"),
    ])
      expect(upload).toContain(name);
    const typed = guideOf("Type a rate and try it", language);
    for (const name of [shell("menu.addRate"), rate("action.saveDraft"), rate("action.publish")])
      expect(typed).toContain(name);
  },
);
