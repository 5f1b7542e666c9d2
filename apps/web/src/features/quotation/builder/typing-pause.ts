/** Long enough for one key to be the last of several that are pressed at once. */
const QUICK_MS = 25;
/** Between the keys of somebody who goes on typing. */
const CALM_MS = 300;
/** A line of goods with its airports; from then on one quick price every half second. */
const QUICK_PRICES = 24;
const REFILL_MS = 500;

/**
 * How long the typing must rest before it is priced. The first prices come at once; who types without a pause is priced
 * less often, far below the calls that a person may make in a minute.
 * @param now milliseconds of a clock that never goes back
 */
export function createTypingPause(now: () => number = () => performance.now()) {
  let left = QUICK_PRICES;
  let at = now();
  return {
    /**
     * The pause before the next price, in milliseconds.
     * @param mayBePriced whether what was typed can bring one; otherwise the form is only checked
     */
    next: (mayBePriced = true): number => {
      const time = now();
      left = Math.min(QUICK_PRICES, left + (time - at) / REFILL_MS);
      at = time;
      return mayBePriced && left >= 1 ? QUICK_MS : CALM_MS;
    },
    /** a price was asked for */
    spend: (): void => {
      left = Math.max(0, left - 1);
    },
  };
}
