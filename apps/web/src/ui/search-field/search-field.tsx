import { Loader, TextInput } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import classes from "./search-field.module.css";

/** One hit: what is chosen, and how it is shown. */
export interface SearchHit {
  readonly id: string;
  readonly content: ReactNode;
}

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  /** what the field shows while nobody types in it */
  readonly shown: string;
  readonly hits: readonly SearchHit[];
  readonly isSearching: boolean;
  /** said in the panel when there is no hit; null opens no panel */
  readonly emptyText: string | null;
  readonly onType: (text: string) => void;
  readonly onChoose: (id: string) => void;
  readonly onLeave?: () => void;
  readonly error?: string | undefined;
  readonly rightSection?: ReactNode;
  /** opens the panel on focus, before anything is typed */
  readonly opensOnFocus?: boolean;
}

/**
 * A text field that searches: type, arrows move, Enter takes the marked hit (the first one at once), Escape leaves.
 * Small on purpose: it stands on the busiest screen and needs no positioning engine.
 */
export function SearchField(props: SearchFieldProps) {
  const { hits, isSearching, emptyText, onType, onChoose, onLeave } = props;
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const listId = useId();
  const hasPanel = isOpen && (hits.length > 0 || emptyText !== null);
  const at = Math.min(marked, Math.max(hits.length - 1, 0));

  const choose = (id: string) => {
    onChoose(id);
    setOpen(false);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const hit = hits[at];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const step = event.key === "ArrowDown" ? 1 : -1;
      setMarked(isOpen ? (at + step + hits.length) % Math.max(hits.length, 1) : 0);
      setOpen(true);
    } else if (event.key === "Enter" && hasPanel && hit && !isSearching) choose(hit.id);
    else if (event.key === "Escape" && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div className={classes["root"]}>
      <TextInput
        label={props.label}
        placeholder={props.placeholder}
        value={props.shown}
        error={props.error}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasPanel}
        aria-controls={hasPanel ? listId : undefined}
        aria-activedescendant={hasPanel && hits[at] ? `${listId}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        rightSection={isSearching && isOpen ? <Loader size="xs" /> : props.rightSection}
        onFocus={(event) => {
          event.currentTarget.select();
          if (props.opensOnFocus) setOpen(true);
        }}
        onChange={(event) => {
          onType(event.currentTarget.value);
          setMarked(0);
          setOpen(true);
        }}
        onKeyDown={press}
        onBlur={() => {
          setOpen(false);
          onLeave?.();
        }}
      />
      {hasPanel ? (
        <HitList
          id={listId}
          label={props.label}
          hits={hits}
          at={at}
          emptyText={emptyText}
          onChoose={choose}
        />
      ) : null}
    </div>
  );
}

interface HitListProps extends Pick<SearchFieldProps, "hits" | "emptyText" | "label"> {
  readonly id: string;
  readonly at: number;
  readonly onChoose: (id: string) => void;
}

function HitList({ id, label, hits, at, emptyText, onChoose }: HitListProps) {
  if (hits.length === 0) {
    return (
      <output id={id} className={classes["panel"]}>
        {emptyText}
      </output>
    );
  }
  return (
    <div id={id} role="listbox" aria-label={label} className={classes["panel"]}>
      {hits.map((hit, index) => (
        <div
          key={hit.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={classes["hit"]}
          // Pressing keeps the focus in the field: its blur would close the panel before the click counts.
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(hit.id);
          }}
        >
          {hit.content}
        </div>
      ))}
    </div>
  );
}
