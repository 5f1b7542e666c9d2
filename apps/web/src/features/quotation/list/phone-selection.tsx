import type { QuotationRow } from "@kilolane/contract";
import { ActionIcon, Button, Text } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconX } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { DataTableTexts } from "../../../ui/data-table/table-types.ts";
import { BulkActions } from "./bulk-actions.tsx";
import classes from "./quotation-list.module.css";

interface PhoneSelectionProps {
  readonly rows: readonly QuotationRow[];
  readonly texts: Pick<DataTableTexts, "selected" | "clearSelection">;
  readonly onClear: () => void;
}

/** At the foot of a phone's screen: how many cards are chosen and, unfolded, what can be done with them. */
export function PhoneSelection({ rows, texts, onClear }: PhoneSelectionProps) {
  const { t } = useTranslation("quotation");
  const [isOpen, setOpen] = useState(false);
  const actionsId = useId();
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  return (
    <div className={classes.selection} role="toolbar" aria-label={texts.selected(rows.length)}>
      <div className={classes.spread}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          onClick={onClear}
          aria-label={texts.clearSelection}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
        <Text fw={600} component="output" className={classes.chosen}>
          {texts.selected(rows.length)}
        </Text>
        <Button
          variant="light"
          h={44}
          aria-expanded={isOpen}
          aria-controls={actionsId}
          rightSection={<Chevron size={18} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t("list.actions")}
        </Button>
      </div>
      <div id={actionsId} className={classes.selectionActions} hidden={!isOpen}>
        <BulkActions rows={rows} onDone={onClear} />
      </div>
    </div>
  );
}
