import { median, percentile, runSlice, type BenchServer, type Call } from "./load.ts";

/** Figures of one kind of request, medians over the slices. */
export interface RequestFigures {
  readonly name: string;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** requests a second ÷ those of the endpoint that runs a bare `select 1`, in the same run */
  readonly toSelect: number;
  /** … ÷ those of the endpoint that answers a constant */
  readonly toStatic: number;
}

/** How long and how often each kind is measured. */
export interface Pace {
  readonly rounds: number;
  readonly secondsPerSlice: number;
}

/** The endpoints to compare with: a constant, one bare statement of the database, one stored record. */
export function bareCall(server: BenchServer, name: "static" | "select" | "insert"): Call {
  const method = name === "insert" ? "POST" : "GET";
  return { url: server.url, method, requests: [{ path: `/bench/${name}` }] };
}

/** Measures the kinds in slices that alternate; `static` and `select` must be among them. */
export async function measureCalls(
  calls: ReadonlyMap<string, Call>,
  options: Pace,
): Promise<RequestFigures[]> {
  const slices = new Map([...calls.keys()].map((name) => [name, new Array<number[]>()]));
  const rates = new Map([...calls.keys()].map((name) => [name, new Array<number>()]));
  for (const call of calls.values()) await runSlice(call, 2 * options.secondsPerSlice);
  for (let round = 0; round < options.rounds; round += 1) {
    // The order turns round, so that no kind always follows the same one.
    const order = round % 2 === 0 ? [...calls] : [...calls].toReversed();
    for (const [name, call] of order) {
      const slice = await runSlice(call, options.secondsPerSlice);
      slices.get(name)?.push([...slice.latenciesMs]);
      rates.get(name)?.push(slice.perSecond);
    }
  }
  // A slice in which nothing was answered has none.
  const percentilesOf = (name: string, share: number): number[] =>
    (slices.get(name) ?? []).filter((slice) => slice.length > 0).map((slice) => percentile(slice, share));
  const perSecond = (name: string): number => median(rates.get(name) ?? []);
  return [...calls.keys()].map((name) => ({
    name,
    perSecond: Math.round(perSecond(name)),
    p50Ms: toDecimals(median(percentilesOf(name, 0.5)), 2),
    p95Ms: toDecimals(median(percentilesOf(name, 0.95)), 2),
    toSelect: toDecimals(perSecond(name) / perSecond("select"), 3),
    toStatic: toDecimals(perSecond(name) / perSecond("static"), 3),
  }));
}

export function toDecimals(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
