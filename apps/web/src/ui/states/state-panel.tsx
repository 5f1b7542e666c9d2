import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./state-panel.module.css";

interface StatePanelProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
  /** `alert` is announced at once; use it for failures only. */
  readonly role?: "status" | "alert";
  readonly headingOrder?: 1 | 2 | 3;
}

/** What stands where rows or figures would: first use, nothing found, or a failure; never a blank page. */
export function StatePanel({
  title,
  text,
  icon,
  action,
  role = "status",
  headingOrder = 2,
}: StatePanelProps) {
  return (
    <div className={classes["panel"]} role={role}>
      {icon ? <div className={classes["icon"]}>{icon}</div> : null}
      <Title order={headingOrder} size="h3">
        {title}
      </Title>
      {text ? (
        <Text c="dimmed" maw={460} ta="center">
          {text}
        </Text>
      ) : null}
      {action ? <div className={classes["action"]}>{action}</div> : null}
    </div>
  );
}
