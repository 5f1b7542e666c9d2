import { UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { Dropdown } from "../dropdown/dropdown.tsx";
import classes from "./list-tools.module.css";

interface ToolDialogProps {
  readonly panelLabel: string;
  /** Icon and words of the button. */
  readonly trigger: ReactNode;
  /** The panel; `close` closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button above a list that opens a small panel. */
export function ToolDialog({ panelLabel, trigger, children }: ToolDialogProps) {
  return (
    <Dropdown
      kind="dialog"
      width={320}
      triggerClassName={classes["tool"]}
      panelLabel={panelLabel}
      trigger={trigger}
    >
      {children}
    </Dropdown>
  );
}

/** A plain button of the same look. */
export function ToolButton({
  children,
  onClick,
}: {
  readonly children: ReactNode;
  readonly onClick: () => void;
}) {
  return (
    <UnstyledButton className={classes["tool"]} onClick={onClick}>
      {children}
    </UnstyledButton>
  );
}
