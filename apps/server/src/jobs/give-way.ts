import os from "node:os";
import { performance, type EventLoopUtilization } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/** Lower than the server's own: of two that want a processor, this one waits. */
const PATIENT = 5;
/** The lowest priority there is. */
const LEAST = 19;
/** Busier than this, somebody is waiting for answers. */
const BUSY = 0.25;

/**
 * Lets the calling thread wait for whoever answers requests. On Linux alone, where a priority belongs to a thread:
 * elsewhere it would be that of the whole server.
 */
export function lowerThreadPriority(): void {
  if (process.platform === "linux") os.setPriority(Math.min(LEAST, os.getPriority() + PATIENT));
}

/** A pause between the steps of long work: as long as the last step took when requests are being answered, else none. */
export function createPause(): () => Promise<void> {
  let since = performance.now();
  let loop: EventLoopUtilization = performance.eventLoopUtilization();
  return async () => {
    const tookMs = performance.now() - since;
    const { utilization } = performance.eventLoopUtilization(loop);
    if (utilization > BUSY) await sleep(tookMs);
    since = performance.now();
    loop = performance.eventLoopUtilization();
  };
}
