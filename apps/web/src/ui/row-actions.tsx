import { Button, Group, Tooltip } from "@mantine/core";
import type { ReactNode } from "react";

interface RowActionsProps {
  readonly children: ReactNode;
  /** beside a page's title, where a phone gives them a second line */
  readonly isLarge?: boolean;
}

/** What can be done with a row, at its end. */
export function RowActions({ children, isLarge = false }: RowActionsProps) {
  return (
    <Group gap={6} justify="flex-end" wrap={isLarge ? "wrap" : "nowrap"}>
      {children}
    </Group>
  );
}

interface RowButtonProps {
  readonly label: string;
  /** whom it acts on, for those who do not see the row */
  readonly subject: string;
  readonly tone?: "plain" | "main" | "danger";
  /** as large as the buttons beside a page's title */
  readonly isLarge?: boolean;
  /** why it can't be done: the button stays reachable and says so */
  readonly obstacle?: string | undefined;
  readonly onClick: () => void;
}

const LOOKS = {
  plain: { variant: "default" },
  main: { variant: "filled" },
  danger: { variant: "subtle", color: "red" },
} as const;

/** A button at the end of a row, or beside a title, named with whom it acts on. */
export function RowButton({
  label,
  subject,
  tone = "plain",
  isLarge = false,
  obstacle,
  onClick,
}: RowButtonProps) {
  const isOff = obstacle !== undefined;
  return (
    <Tooltip
      label={obstacle}
      disabled={!isOff}
      multiline
      maw={280}
      events={{ hover: true, focus: true, touch: true }}
    >
      <Button
        {...LOOKS[tone]}
        size={isLarge ? "sm" : "compact-sm"}
        aria-label={`${label}: ${subject}`}
        aria-disabled={isOff}
        {...(isOff ? { "data-disabled": true } : {})}
        onClick={(event) => {
          if (isOff) event.preventDefault();
          else onClick();
        }}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
