import { randomFillSync } from "node:crypto";
import { v7 } from "uuid";

/** Random bytes of this many ids are taken from the system at once, which is what an id mostly costs. */
const IDS_PER_FILL = 128;
const ID_BYTES = 16;

const pool = new Uint8Array(IDS_PER_FILL * ID_BYTES);
let used = pool.length;

function takeRandom(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_BYTES;
  return pool.subarray(used - ID_BYTES, used);
}

const state = { msecs: 0, seq: 0 };

/**
 * A new id: a UUID of version 7. Ids of one process are in the order in which they were made, so that new rows lie
 * together and what one transaction wrote reads in its order.
 */
export function newId(): string {
  const random = takeRandom();
  const now = Date.now();
  if (now > state.msecs) {
    state.msecs = now;
    // The counter starts anywhere in its lower quarter: it does not run over within a millisecond.
    state.seq = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 2;
  } else {
    state.seq += 1;
  }
  return v7({ random, ...state });
}
