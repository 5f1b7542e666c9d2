import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./page-header.module.css";

interface PageHeaderProps {
  readonly title: ReactNode;
  /** One line under the title: what the screen is for, or the state of the record. */
  readonly lead?: ReactNode;
  /** Badges beside the title. */
  readonly badges?: ReactNode;
  /** The screen's actions, the main one last. */
  readonly actions?: ReactNode;
}

/** Head of a screen: its name once, what it is about, and what can be done. */
export function PageHeader({ title, lead, badges, actions }: PageHeaderProps) {
  return (
    <div className={classes["header"]}>
      <div className={classes["words"]}>
        <div className={classes["line"]}>
          <Title order={1}>{title}</Title>
          {badges}
        </div>
        {lead ? <div className={classes["lead"]}>{lead}</div> : null}
      </div>
      {actions ? <div className={classes["actions"]}>{actions}</div> : null}
    </div>
  );
}
