import classes from "./password-meter.module.css";

/** How far a password has come: nothing typed, too short, easy to guess, good, strong. */
export type PasswordLevel = 0 | 1 | 2 | 3 | 4;

interface PasswordMeterProps {
  readonly level: PasswordLevel;
  /** says in words what the bars show */
  readonly text: string;
}

/** Four bars and a sentence about the password that is being typed. */
export function PasswordMeter({ level, text }: PasswordMeterProps) {
  return (
    <span className={classes["meter"]} data-level={level}>
      <span className={classes["bars"]} aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-on={step <= level ? "" : undefined} />
        ))}
      </span>
      <span aria-live="polite">{text}</span>
    </span>
  );
}
