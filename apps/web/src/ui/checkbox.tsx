import { useEffect, useRef, type ChangeEvent } from "react";
import classes from "./checkbox.module.css";

interface PlainCheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  /** some of what it stands for is chosen, not all */
  readonly isPartly?: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The browser's own checkbox in the product's colour, named for those who do not see it: one is in every row. */
export function PlainCheckbox({ label, checked, isPartly = false, onChange }: PlainCheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // HTML has no attribute for the third state.
    if (input.current) input.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className="kl-check">
      <input
        ref={input}
        type="checkbox"
        className={classes["box"]}
        aria-label={label}
        checked={checked}
        onChange={onChange}
      />
    </label>
  );
}
