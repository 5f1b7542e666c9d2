/** More arguments than a request, a sheet and their neighbours ever name. */
const MOST_REMEMBERED = 4096;

/**
 * The same function of one text or number, with its latest results at hand: pricing and reading sheets ask for the same
 * few days and figures again and again. A refusal by an exception is not remembered.
 */
export function remembering<K extends string | number, V extends string | number | object>(
  compute: (argument: K) => V,
): (argument: K) => V {
  const results = new Map<K, V>();
  return (argument) => {
    const known = results.get(argument);
    if (known !== undefined) return known;
    const result = compute(argument);
    if (results.size >= MOST_REMEMBERED) results.clear();
    results.set(argument, result);
    return result;
  };
}

/** The same for a function of one object that never changes: its result is at hand for as long as the object is. */
export function rememberingOf<K extends object, V extends string | number | object>(
  compute: (argument: K) => V,
): (argument: K) => V {
  const results = new WeakMap<K, V>();
  return (argument) => {
    const known = results.get(argument);
    if (known !== undefined) return known;
    const result = compute(argument);
    results.set(argument, result);
    return result;
  };
}
