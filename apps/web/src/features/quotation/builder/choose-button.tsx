import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";

interface ChooseButtonProps {
  readonly isChosen: boolean;
  readonly className?: string | undefined;
  readonly onToggle: () => void;
}

/** Takes an option into the quotation, or out of it again. */
export function ChooseButton({ isChosen, className = "", onToggle }: ChooseButtonProps) {
  const { t } = useTranslation("quotation");
  return (
    <Button
      size="compact-sm"
      className={className}
      variant={isChosen ? "filled" : "light"}
      aria-pressed={isChosen}
      leftSection={isChosen ? <IconCheck size={14} aria-hidden /> : null}
      onClick={onToggle}
    >
      {isChosen ? t("option.chosen") : t("option.choose")}
    </Button>
  );
}
