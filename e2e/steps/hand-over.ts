interface HandOver<T> {
  readonly leave: (value: T) => void;
  /** @throws Error when no test before has left anything, as after one that failed */
  readonly take: () => T;
}

/** What a test leaves to those behind it in its file, which run in their order in one worker. */
export function createHandOver<T>(): HandOver<T> {
  let left: { readonly value: T } | undefined;
  return {
    leave: (value) => {
      left = { value };
    },
    take: () => {
      if (left === undefined) throw new Error("the test before has left nothing");
      return left.value;
    },
  };
}
