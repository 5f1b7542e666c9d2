import type { ReactNode } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import classes from "./field-mark.module.css";
import { useMailMarks, type MarkedField } from "./mail-marks.ts";

// comes with the first mail that is read
const ReadMark = lazyPart(async () => ({ default: (await import("./read-mark.tsx")).ReadMark }));

interface FieldMarkProps {
  readonly field: MarkedField;
}

/**
 * Beside a field: read from the mail, sure or to be checked, or taken from an earlier quotation; a click shows where.
 * Gone once a person edits it.
 */
export function FieldMark({ field }: FieldMarkProps) {
  const { marks } = useMailMarks();
  return marks === null ? null : <ReadMark field={field} marks={marks} />;
}

/** The mark as it stands over the end of a field's label, which may hold no button. */
export function MarkedArea({ field, children }: FieldMarkProps & { readonly children: ReactNode }) {
  return (
    <div className={classes.area}>
      {children}
      <span className={classes.corner}>
        <FieldMark field={field} />
      </span>
    </div>
  );
}
