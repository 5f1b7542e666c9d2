import { UnstyledButton } from "@mantine/core";
import classes from "./list-tools.module.css";

/** One tab over a list. */
interface ListTab {
  readonly id: string;
  readonly label: string;
  /** how many there are, formatted; undefined until it is known */
  readonly count?: string | undefined;
}

interface ListTabsProps {
  readonly label: string;
  readonly tabs: readonly ListTab[];
  /** id of the open tab */
  readonly open: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** Tabs that narrow a list, each with how many there are. */
export function ListTabs({ label, tabs, open, onOpen }: ListTabsProps) {
  return (
    <fieldset className={classes["tabs"]} aria-label={label}>
      {tabs.map((tab) => (
        <UnstyledButton
          key={tab.id}
          className={classes["tab"]}
          aria-pressed={tab.id === open}
          data-testid={`tab-${tab.id}`}
          onClick={() => onOpen(tab.id)}
        >
          {tab.label}
          {tab.count === undefined ? null : <span className={classes["count"]}>{tab.count}</span>}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
