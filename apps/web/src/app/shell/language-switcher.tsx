import { LANGUAGES } from "@kilolane/phrases";
import { IconCheck, IconLanguage } from "@tabler/icons-react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { changeLanguage } from "../../lib/i18n/i18n.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { Dropdown } from "../../ui/dropdown/dropdown.tsx";
import { MenuItem } from "../../ui/dropdown/menu-item.tsx";
import classes from "./language-switcher.module.css";

/** The six languages in their specified order, each in its own script. */
export function LanguageSwitcher({ triggerClassName }: { readonly triggerClassName: string | undefined }) {
  const { t } = useTranslation("shell");
  const language = useLanguage();
  const current = LANGUAGES.find((entry) => entry.locale === language);
  return (
    <Dropdown
      kind="menu"
      width={190}
      label={t("bar.language", { name: current?.name ?? "" })}
      triggerClassName={triggerClassName}
      trigger={
        <>
          <IconLanguage size={20} stroke={1.6} aria-hidden />
          <span className={classes["name"]}>{current?.name}</span>
        </>
      }
    >
      {(close) =>
        LANGUAGES.map((entry) => (
          <MenuItem
            key={entry.languageId}
            role="menuitemradio"
            aria-checked={entry.locale === language}
            lang={entry.locale}
            icon={<span className={classes["icon"]}>{entry.icon}</span>}
            onClick={() => {
              close();
              void changeLanguage(entry.locale);
            }}
          >
            <span className={classes["entry"]}>
              {entry.name}
              {entry.locale === language ? <IconCheck size={16} aria-hidden /> : null}
            </span>
          </MenuItem>
        ))
      }
    </Dropdown>
  );
}
