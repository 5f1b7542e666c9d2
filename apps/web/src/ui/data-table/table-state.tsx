import { Button } from "@mantine/core";
import { IconFilterOff, IconPlugConnectedX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { StatePanel } from "../states/state-panel.tsx";
import type { EmptyKind } from "./empty-kind.ts";
import type { DataTableTexts } from "./table-types.ts";

interface TableStateProps {
  readonly kind: EmptyKind;
  readonly empty: ReactNode;
  readonly texts: DataTableTexts;
  readonly onRetry: () => void;
  readonly onClearFilters: () => void;
}

/** What is in place of the rows. */
export function TableState({ kind, empty, texts, onRetry, onClearFilters }: TableStateProps) {
  if (kind === "empty") return empty;
  if (kind === "no-match") {
    return (
      <StatePanel
        icon={<IconFilterOff size={34} stroke={1.4} aria-hidden />}
        title={texts.noMatchTitle}
        text={texts.noMatchText}
        action={
          <Button variant="default" onClick={onClearFilters}>
            {texts.clearFilters}
          </Button>
        }
      />
    );
  }
  return (
    <StatePanel
      role="alert"
      icon={<IconPlugConnectedX size={34} stroke={1.4} aria-hidden />}
      title={texts.failedTitle}
      text={texts.failedText}
      action={
        <Button variant="default" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  );
}
