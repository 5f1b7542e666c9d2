import { type CSSProperties, type ReactNode, useId } from "react";
import classes from "./segments.module.css";

interface SegmentsProps<Value extends string> {
  readonly data: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly size?: "xs" | "sm";
  readonly isWide?: boolean;
  readonly isReadOnly?: boolean;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  /** gets the focus when its dialog opens */
  readonly "data-autofocus"?: true;
  readonly "aria-label"?: string;
  readonly "aria-labelledby"?: string;
}

/**
 * One of a few, side by side: the browser's own radio buttons. The kit's control lays the page out by script when it is
 * drawn, to put its moving mark into place (decision 0050).
 */
export function Segments<Value extends string>({
  data,
  value,
  onChange,
  size = "sm",
  isWide = false,
  isReadOnly = false,
  className = "",
  ...others
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      className={`${classes["segments"]} ${className}`}
      data-size={size}
      data-wide={isWide || undefined}
      {...others}
    >
      {data.map((entry) => (
        <label key={entry.value} className={classes["segment"]}>
          <input
            type="radio"
            name={name}
            className={classes["input"]}
            value={entry.value}
            checked={entry.value === value}
            disabled={isReadOnly && entry.value !== value}
            onChange={() => onChange(entry.value)}
          />
          <span className={classes["text"]}>{entry.label}</span>
        </label>
      ))}
    </div>
  );
}
