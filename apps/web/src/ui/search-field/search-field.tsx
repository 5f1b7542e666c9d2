import { Loader, TextInput } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./search-field.module.css";
import { useHitChoice } from "./use-hit-choice.ts";
import { useLateText } from "./use-late-text.ts";
import type { SearchText } from "./use-search-text.ts";

/** One hit: what is chosen, and how it is shown. */
export interface SearchHit {
  readonly id: string;
  readonly content: ReactNode;
  /** does more than choose, as 'add a new one': taken only when somebody moves to it */
  readonly isAction?: boolean;
}

export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  /** by which a page finds the field, to put the focus there */
  readonly name?: string;
  readonly search: SearchText;
  /** what is chosen: shown while nobody types */
  readonly shown: string;
  readonly hits: readonly SearchHit[];
  /** the hits are those of `search.term`; false while they are on the way */
  readonly isReady: boolean;
  /** said in the panel when there is no hit; null opens no panel */
  readonly emptyText: string | null;
  /** said of a text that was left without an entry being chosen */
  readonly unchosenText: string;
  readonly onType?: (text: string) => void;
  /** any text is a value, an entry of the list only completes it */
  readonly isFree?: boolean;
  readonly onChoose: (id: string) => void;
  /** the field names nothing any longer */
  readonly onClear?: () => void;
  readonly onLeave?: () => void;
  readonly error?: string | undefined;
  readonly rightSection?: ReactNode;
  /** opens the panel on focus, before anything is typed */
  readonly opensOnFocus?: boolean;
}

/**
 * A text field that searches: type, arrows move, Enter and Tab take the highlighted hit of what was typed, Escape
 * closes the list. Small on purpose: it is on the busiest screen and needs no positioning engine.
 */
export function SearchField(props: SearchFieldProps) {
  const { search, hits, onLeave, opensOnFocus } = props;
  const listId = useId();
  const input = useLateText(search.typed, props.shown);
  const choice = useHitChoice({
    search,
    hits,
    isReady: props.isReady,
    onChoose: props.onChoose,
    onClear: () => props.onClear?.(),
    isFree: props.isFree,
  });
  const { at, isCurrent } = choice;
  const isTyping = search.typed !== null && search.typed.trim() !== "";
  const isSearching = isTyping && !isCurrent;
  const emptyText = isSearching ? null : props.emptyText;
  const hasPanel = choice.isOpen && (hits.length > 0 || emptyText !== null);
  // read from the left also on an Arabic page, which would cut off the code of DFW · Dallas first
  const isLatin = search.typed === null && /^[a-z\d]/i.test(props.shown);
  const unchosen = isCurrent && hits.every((hit) => hit.isAction) ? emptyText : null;

  return (
    <div className={classes["root"]}>
      <TextInput
        ref={input}
        label={props.label}
        name={props.name}
        placeholder={props.placeholder}
        value={search.typed ?? props.shown}
        classNames={isLatin ? { input: classes["latin"] ?? "" } : {}}
        error={choice.isUnchosen ? (unchosen ?? props.unchosenText) : props.error}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasPanel}
        aria-busy={isSearching}
        aria-controls={hasPanel ? listId : undefined}
        aria-activedescendant={hasPanel && hits[at] ? `${listId}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        rightSection={isSearching ? <Loader size="xs" /> : props.rightSection}
        onFocus={(event) => {
          event.currentTarget.select();
          // A page that puts the focus here on arrival is not covered by a list at once.
          if (opensOnFocus && event.relatedTarget !== null) choice.open();
        }}
        onClick={opensOnFocus ? choice.open : undefined}
        onChange={(event) => {
          choice.type(event.currentTarget.value);
          props.onType?.(event.currentTarget.value);
        }}
        onKeyDown={choice.press}
        onBlur={() => {
          choice.blur();
          onLeave?.();
        }}
      />
      {hasPanel ? (
        <HitList
          id={listId}
          label={props.label}
          hits={hits}
          at={at}
          isOld={isSearching}
          emptyText={emptyText}
          onChoose={choice.choose}
        />
      ) : null}
    </div>
  );
}

interface HitListProps extends Pick<SearchFieldProps, "hits" | "emptyText" | "label"> {
  readonly id: string;
  readonly at: number;
  /** hits of an earlier text, dimmed until those of the present one are there */
  readonly isOld: boolean;
  readonly onChoose: (id: string) => void;
}

function HitList({ id, label, hits, at, isOld, emptyText, onChoose }: HitListProps) {
  if (hits.length === 0) {
    return (
      <output id={id} className={classes["panel"]}>
        {emptyText}
      </output>
    );
  }
  return (
    <div
      id={id}
      role="listbox"
      // a long list scrolls, and what scrolls is a stop of the Tab key: it would go there while it waits for new hits
      tabIndex={-1}
      aria-label={label}
      aria-busy={isOld}
      className={classes["panel"]}
    >
      {hits.map((hit, index) => (
        <div
          key={hit.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={classes["hit"]}
          data-old={isOld || undefined}
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
