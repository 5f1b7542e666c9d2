import type { ManagedTutorial } from "@kilolane/contract";
import { Button, Input } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatBytes } from "../../../lib/format/bytes.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { FileChange } from "../queries.ts";
import classes from "./tutorial-list.module.css";

interface TutorialFileFieldProps {
  readonly stored: ManagedTutorial["file"];
  readonly change: FileChange;
  readonly error: string | undefined;
  readonly onIntent: (change: FileChange) => void;
}

/** The one file beside a tutorial: kept, exchanged or taken away when it is saved. */
export function TutorialFileField({ stored, change, error, onIntent }: TutorialFileFieldProps) {
  const { t } = useTranslation("tutorial");
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const kept = change === "keep" ? stored : null;
  const chosen = change instanceof File ? { originalName: change.name, sizeBytes: change.size } : kept;
  return (
    <Input.Wrapper label={t("field.file")} labelElement="div" description={t("field.fileHint")} error={error}>
      <div className={classes["fileLine"]}>
        <Button
          variant="default"
          size="xs"
          mt={6}
          leftSection={<IconPaperclip size={16} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t("action.chooseFile")}
        </Button>
        {chosen === null ? null : (
          <>
            <bdi>{chosen.originalName}</bdi>
            <span className={classes["quiet"]}>{formatBytes(chosen.sizeBytes, language)}</span>
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              onClick={() => onIntent(stored === null ? "keep" : "remove")}
            >
              {t("action.removeFile", { name: chosen.originalName })}
            </Button>
          </>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".png,.jpg,.jpeg,.pdf,.xlsx,.csv,.txt"
          data-testid="file-input"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) onIntent(file);
            event.currentTarget.value = "";
          }}
        />
      </div>
    </Input.Wrapper>
  );
}
