import { Button, Menu } from "@mantine/core";
import { LANGUAGES } from "@kilolane/phrases";
import { IconCheck, IconLanguage } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { changeLanguage } from "../../lib/i18n/i18n.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import classes from "./language-switcher.module.css";

/** The six languages in their specified order, each in its own script. */
export function LanguageSwitcher({ onDark = false }: { readonly onDark?: boolean }) {
  const { t } = useTranslation("shell");
  const language = useLanguage();
  const current = LANGUAGES.find((entry) => entry.locale === language);
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          className={onDark ? (classes["onDark"] ?? "") : (classes["plain"] ?? "")}
          leftSection={<IconLanguage size={18} stroke={1.6} aria-hidden />}
          aria-label={t("bar.language", { name: current?.name ?? "" })}
        >
          <span className={classes["name"]} lang={language}>
            {current?.name}
          </span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map((entry) => (
          <Menu.Item
            key={entry.languageId}
            lang={entry.locale}
            aria-current={entry.locale === language}
            leftSection={<span className={classes["icon"]}>{entry.icon}</span>}
            rightSection={entry.locale === language ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() => void changeLanguage(entry.locale)}
          >
            {entry.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
