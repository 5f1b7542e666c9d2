import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState } from "react";
import classes from "./list-tools.module.css";

const TYPING_PAUSE_MS = 250;

interface ListSearchProps {
  /** What is looked through, e.g. 'Name, email or city'. */
  readonly label: string;
  readonly clearLabel: string;
  /** the search in force */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Search while typing; the list follows when the typing rests. */
export function ListSearch({ label, clearLabel, search, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // Back button, a saved view or 'clear' changed it elsewhere: the field follows.
  if (known !== search) {
    setKnown(search);
    setTyped(search);
  }
  const apply = useEffectEvent((text: string) => {
    if (text !== search) {
      setKnown(text);
      onSearch(text);
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <TextInput
      className={classes["search"] ?? ""}
      size="xs"
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      rightSection={
        typed === "" ? null : (
          <CloseButton size="sm" tabIndex={-1} aria-label={clearLabel} onClick={() => setTyped("")} />
        )
      }
      value={typed}
      maxLength={120}
      data-testid="list-search"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") apply(typed);
        if (event.key === "Escape") setTyped("");
      }}
    />
  );
}
