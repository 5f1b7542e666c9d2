import { Button } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useUnsaved } from "../use-unsaved.ts";
import classes from "./settings.module.css";

interface SaveBarProps {
  readonly isDirty: boolean;
  readonly pending: boolean;
  readonly onDiscard: () => void;
}

/** Foot of a settings form: save, take back, and the word that something is not saved yet. Guards the way out. */
export function SaveBar({ isDirty, pending, onDiscard }: SaveBarProps) {
  const { t } = useTranslation("settings");
  useUnsaved(isDirty && !pending);
  return (
    <div className={classes["saveBar"]}>
      <Button type="submit" variant={isDirty ? "filled" : "default"} loading={pending}>
        {t("save")}
      </Button>
      {isDirty ? (
        <>
          <Button variant="default" onClick={onDiscard} disabled={pending}>
            {t("discard")}
          </Button>
          <span className={classes["unsaved"]}>{t("unsaved")}</span>
        </>
      ) : null}
    </div>
  );
}
