import { type ReactNode, useId } from "react";
import classes from "./settings.module.css";

interface SettingCardProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** How the setting stands, beside the title. */
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of a settings screen: what it is on the left, what can be done on the right. */
export function SettingCard({ title, text, badge, children }: SettingCardProps) {
  const id = useId();
  return (
    <section className={classes["card"]} aria-labelledby={id}>
      <div className={classes["words"]}>
        <h2>
          <span id={id}>{title}</span>
          {badge}
        </h2>
        {text ? <p>{text}</p> : null}
      </div>
      <div className={classes["body"]}>{children}</div>
    </section>
  );
}
