import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./list-tools.module.css";

interface FilterPanelProps {
  readonly children: ReactNode;
  readonly clearLabel: string;
  readonly doneLabel: string;
  readonly onClear: () => void;
  readonly onDone: () => void;
}

/** The fields by which a list is filtered, each of which takes effect at once, and the way out. */
export function FilterPanel({ children, clearLabel, doneLabel, onClear, onDone }: FilterPanelProps) {
  return (
    <div className={classes["panel"]}>
      {children}
      <div className={classes["panelEnd"]}>
        <Button size="xs" variant="subtle" onClick={onClear}>
          {clearLabel}
        </Button>
        <Button size="xs" onClick={onDone}>
          {doneLabel}
        </Button>
      </div>
    </div>
  );
}

/** Two fields of a filter panel side by side. */
export function FilterPair({ children }: { readonly children: ReactNode }) {
  return <div className={classes["pair"]}>{children}</div>;
}
