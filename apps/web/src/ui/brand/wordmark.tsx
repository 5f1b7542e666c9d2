import { Mark } from "./mark.tsx";
import classes from "./wordmark.module.css";

const NAME = "Kilolane";

/** Mark and name side by side. The name is a proper noun: the same in every language, left to right. */
export function Wordmark({ size = 28 }: { readonly size?: number }) {
  return (
    <span className={classes["wordmark"]} dir="ltr" style={{ fontSize: size * 0.72 }}>
      <Mark size={size} />
      <span>{NAME}</span>
    </span>
  );
}
