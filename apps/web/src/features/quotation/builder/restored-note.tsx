import { Alert, Anchor } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";

interface RestoredNoteProps {
  readonly onSettle: () => void;
  readonly onDiscard: () => void;
}

/** Says that the form holds what was typed before, and offers to begin with an empty one. */
export function RestoredNote({ onSettle, onDiscard }: RestoredNoteProps) {
  const { t } = useTranslation("quotation");
  return (
    <Alert variant="light" withCloseButton onClose={onSettle} closeButtonLabel={t("hint.dismiss")}>
      {t("summary.draftRestored")}{" "}
      <Anchor component="button" type="button" onClick={onDiscard}>
        {t("summary.discard")}
      </Anchor>
    </Alert>
  );
}
