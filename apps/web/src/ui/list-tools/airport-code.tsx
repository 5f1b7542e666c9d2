import { TextInput } from "@mantine/core";
import { useState } from "react";
import classes from "./list-tools.module.css";

interface AirportCodeProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** The first field of a panel has the focus when the panel opens. */
  readonly isFirst?: boolean;
}

/** An airport to filter by. Three letters filter; fewer do not yet. */
export function AirportCode({ label, value, onChange, isFirst = false }: AirportCodeProps) {
  const [typed, setTyped] = useState(value);
  return (
    <TextInput
      size="xs"
      label={label}
      value={typed}
      maxLength={3}
      autoComplete="off"
      spellCheck={false}
      placeholder="JFK"
      className={classes["airport"] ?? ""}
      ref={(field) => {
        if (isFirst && field && !field.dataset["met"]) {
          field.dataset["met"] = "yes";
          field.focus();
        }
      }}
      onChange={(event) => {
        const code = event.currentTarget.value.toUpperCase();
        setTyped(code);
        if (code.length === 3 || code === "") onChange(code);
      }}
    />
  );
}
