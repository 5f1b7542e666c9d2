import type { ManagedTutorial } from "@kilolane/contract";
import { LANGUAGE_CODES } from "@kilolane/phrases";
import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNames } from "../../../lib/format/names.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { titleOf } from "../../../lib/forms/translated-words.ts";
import classes from "./tutorial-list.module.css";

interface TutorialLineProps {
  readonly tutorial: ManagedTutorial;
  /** undefined where it can't go further */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One tutorial in the operator's order. */
export function TutorialLine({ tutorial, onUp, onDown, onEdit, onDelete }: TutorialLineProps) {
  const { t } = useTranslation(["tutorial", "session"]);
  const language = useLanguage();
  const title = titleOf(tutorial, language);
  const languages = LANGUAGE_CODES.filter((code) => tutorial.texts[code] !== undefined);
  const moves = [
    { label: t("action.up"), Icon: IconArrowUp, move: onUp },
    { label: t("action.down"), Icon: IconArrowDown, move: onDown },
  ];
  return (
    <li className={classes["line"]}>
      <div className={classes["moves"]}>
        {moves.map(({ label, Icon, move }) => (
          <ActionIcon
            key={label}
            variant="subtle"
            color="gray"
            aria-label={`${label}: ${title}`}
            disabled={move === undefined}
            onClick={move}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
      </div>
      <div className={classes["words"]}>
        <strong dir="auto">{title}</strong>
        <span className={classes["quiet"]}>
          {formatNames(
            tutorial.roles.map((role) => t(`session:role.${role}`)),
            language,
          )}
        </span>
      </div>
      <span className={classes["quiet"]} dir="ltr">
        {languages.map((code) => code.toUpperCase()).join(" ")}
      </span>
      <StatusBadge
        tone={tutorial.isPublished ? "positive" : "draft"}
        label={t(tutorial.isPublished ? "state.published" : "state.draft")}
      />
      <RowActions>
        <RowButton label={t("action.edit")} subject={title} onClick={onEdit} />
        <RowButton label={t("action.delete")} subject={title} tone="danger" onClick={onDelete} />
      </RowActions>
    </li>
  );
}
