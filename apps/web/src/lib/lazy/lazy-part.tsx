import type { Area } from "@kilolane/phrases";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { loadAreas } from "../i18n/i18n.ts";

/** A component that is fetched when it is first shown, or before by `load`. */
export type LazyPart<P> = ComponentType<P> & { readonly load: () => Promise<void> };

/**
 * A part of a page in a file of its own; until that is there with the phrases of its areas, `waiting` stands in its place.
 * React's own `lazy` suspends, as a component does whose phrases are not there: what has suspended is shown no sooner
 * than 300 ms after its fallback, however soon its file is there, and prices and dialogs would wait for that.
 *
 * The part throws when it is drawn and its file could not be fetched, as `lazy` does.
 */
export function lazyPart<P extends object>(
  fetchPart: () => Promise<{ readonly default: ComponentType<P> }>,
  waiting: ReactNode = null,
  areas: readonly Area[] = [],
): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  const load = async (): Promise<void> => {
    if (loaded !== undefined) return;
    const [part] = await Promise.all([fetchPart(), loadAreas(areas)]);
    loaded = part.default;
  };
  function Part(props: P) {
    const [state, setState] = useState<{
      readonly Shown?: ComponentType<P> | undefined;
      readonly failure?: unknown;
    }>(() => ({ Shown: loaded }));
    useEffect(() => {
      if (state.Shown !== undefined) return undefined;
      let isGone = false;
      // To ask for a file with all that it needs takes a moment: a task of its own, behind the one that draws the page.
      const timer = setTimeout(() => {
        load().then(
          () => isGone || setState({ Shown: loaded }),
          (failure: unknown) => isGone || setState({ failure }),
        );
      });
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, [state.Shown]);
    if (state.failure !== undefined) throw state.failure;
    if (state.Shown !== undefined) return <state.Shown {...props} />;
    return waiting;
  }
  return Object.assign(Part, { load });
}
