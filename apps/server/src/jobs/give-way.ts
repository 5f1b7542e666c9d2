import os from "node:os";
import { performance, type EventLoopUtilization } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/** Lower than the server's own: of two that want a processor, this one waits. */
const PATIENT = 5;
/** The lowest priority there is. */
const LEAST = 19;
/** Busier than this, somebody is waiting for answers. */
const BUSY = 0.25;

/** Lets the calling process wait for the one that answers requests; once more, and it waits longer. */
export function lowerPriority(): void {
  os.setPriority(Math.min(LEAST, os.getPriority() + PATIENT));
}

/** What tells how long work took and whether anybody waits for answers meanwhile. */
export interface Pulse {
  nowMs(): number;
  /** share of the time since it was last asked in which the process was at work: 0 … 1 */
  busyShare(): number;
  sleep(ms: number): Promise<unknown>;
}

function readPulse(): Pulse {
  let loop: EventLoopUtilization = performance.eventLoopUtilization();
  return {
    nowMs: () => performance.now(),
    busyShare: () => {
      const { utilization } = performance.eventLoopUtilization(loop);
      loop = performance.eventLoopUtilization();
      return utilization;
    },
    sleep: async (ms) => sleep(ms),
  };
}

/**
 * A pause between the steps of long work: as long as the last step took when requests are being answered, else none.
 * @param options.ownShare part of the process's time that the steps themselves take, 0 … 1: they don't wait for each other
 */
export function createPause({ pulse = readPulse(), ownShare = 0 } = {}): () => Promise<void> {
  let since = pulse.nowMs();
  return async () => {
    const tookMs = pulse.nowMs() - since;
    if (pulse.busyShare() > BUSY + ownShare) {
      await pulse.sleep(tookMs);
      // What was answered during the pause says nothing about the next step.
      pulse.busyShare();
    }
    since = pulse.nowMs();
  };
}
