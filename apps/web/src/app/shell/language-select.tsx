import { isLanguage, LANGUAGES } from "@kilolane/phrases";
import { IconLanguage } from "@tabler/icons-react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { changeLanguage } from "../../lib/i18n/i18n.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import classes from "./language-select.module.css";

/** The six languages on public pages, as the browser's own list: sign-in and sign-up carry no menu code. */
export function LanguageSelect() {
  const { t } = useTranslation("shell");
  const language = useLanguage();
  return (
    <label className={classes["field"]}>
      <IconLanguage size={18} stroke={1.6} aria-hidden />
      <span className="kl-visually-hidden">{t("language")}</span>
      <select
        value={language}
        onChange={({ currentTarget: { value } }) =>
          isLanguage(value) ? void changeLanguage(value) : undefined
        }
      >
        {LANGUAGES.map((entry) => (
          <option key={entry.languageId} value={entry.locale} lang={entry.locale}>
            {entry.name}
          </option>
        ))}
      </select>
    </label>
  );
}
