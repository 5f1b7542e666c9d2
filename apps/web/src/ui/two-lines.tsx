import type { ReactNode } from "react";
import classes from "./two-lines.module.css";

interface TwoLinesProps {
  readonly first: ReactNode;
  /** in lighter ink below; nothing when empty */
  readonly second?: ReactNode;
}

/** A name and what belongs to it, one above the other, cut where the column ends. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <span className={classes["lines"]}>
      <bdi title={typeof first === "string" ? first : undefined}>{first}</bdi>
      {second === undefined || second === "" ? null : <bdi className={classes["quiet"]}>{second}</bdi>}
    </span>
  );
}
