/** Runs one task at a time; of those that wait meanwhile, only the last one is run. */
export function createTurns() {
  let running: Promise<unknown> | null = null;
  let last = 0;
  return {
    /**
     * @returns what the task answers; null for one that was passed over
     * @throws what the task throws
     */
    take: async <T>(task: () => Promise<T>): Promise<T | null> => {
      last += 1;
      const own = last;
      if (running !== null) {
        await running.catch(() => undefined);
        if (own !== last) return null;
      }
      const run = task();
      running = run;
      try {
        return await run;
      } finally {
        if (running === run) running = null;
      }
    },
  };
}
