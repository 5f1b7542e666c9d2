import type { ListedOption, PricedRequest } from "@kilolane/contract";
import { useCallback, useMemo, useState } from "react";
import { optionKey } from "./sort-options.ts";

const MOST_COMPARED = 4;

export interface OptionChoice {
  /** options that go into the quotation, in the order chosen */
  readonly chosen: readonly ListedOption[];
  readonly compared: readonly ListedOption[];
  readonly isChosen: (option: ListedOption) => boolean;
  readonly isCompared: (option: ListedOption) => boolean;
  readonly canCompareMore: boolean;
  readonly toggleChosen: (option: ListedOption) => void;
  readonly toggleCompared: (option: ListedOption) => void;
  readonly clearCompared: () => void;
  readonly clear: () => void;
}

function toggle(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((entry) => entry !== key) : [...keys, key];
}

/** The options that were saved as chosen. */
function storedChoice(priced: PricedRequest | null): readonly string[] {
  return (priced?.options ?? []).filter(({ isChosen }) => isChosen).map(optionKey);
}

/**
 * Which options are chosen and which stand side by side; begins with what was saved of the request, survives pricing
 * again, drops what fell out.
 */
export function useOptionChoice(priced: PricedRequest | null): OptionChoice {
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const stored = useMemo(() => storedChoice(priced), [priced]);
  const chosenKeys = picked ?? stored;
  const [comparedKeys, setCompared] = useState<readonly string[]>([]);
  const byKey = useMemo(
    () => new Map((priced?.options ?? []).map((option) => [optionKey(option), option])),
    [priced],
  );
  const pick = (keys: readonly string[]) =>
    keys.map((key) => byKey.get(key)).filter((option) => option !== undefined);

  return {
    chosen: pick(chosenKeys),
    compared: pick(comparedKeys),
    isChosen: (option) => chosenKeys.includes(optionKey(option)),
    isCompared: (option) => comparedKeys.includes(optionKey(option)),
    canCompareMore: comparedKeys.length < MOST_COMPARED,
    toggleChosen: useCallback(
      (option) => setPicked((keys) => toggle(keys ?? stored, optionKey(option))),
      [stored],
    ),
    toggleCompared: useCallback((option) => setCompared((keys) => toggle(keys, optionKey(option))), []),
    clearCompared: useCallback(() => setCompared([]), []),
    clear: useCallback(() => {
      setPicked([]);
      setCompared([]);
    }, []),
  };
}
