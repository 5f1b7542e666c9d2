/**
 * The time at which a run pretends to take place: what CLOCK_AT says at its start, an ISO date and time with offset,
 * going on from there; the real time without it.
 *
 * @param shiftMs by how much the run's time is ahead of the real one, in milliseconds
 */
export function now(shiftMs = readShift()): Date {
  return new Date(Date.now() + shiftMs);
}

/** By how many milliseconds this run's time is ahead of the real one; the set-up notes it for all workers. */
export function readShift(): number {
  return Number(process.env.E2E_CLOCK_SHIFT ?? "0");
}

/** Notes for this process and those it starts that the run begins at `clockAt`; nothing without it. */
export function setClock(clockAt: string | undefined): void {
  if (clockAt === undefined || clockAt === "") return;
  process.env.E2E_CLOCK_SHIFT ??= String(Date.parse(clockAt) - Date.now());
}

/** Runs in the page before anything else: its clock goes on from the run's time, as fast as ever. */
export function shiftPageClock(shiftMs: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: [], derived) =>
      Reflect.construct(target, values.length === 0 ? [target.now() + shiftMs] : values, derived),
    apply: (target) => new target(target.now() + shiftMs).toString(),
    get: (target, key, receiver) =>
      key === "now" ? () => target.now() + shiftMs : Reflect.get(target, key, receiver),
  });
}
