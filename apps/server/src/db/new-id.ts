import { randomBytes, randomFillSync } from "node:crypto";
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

const HEX_DIGITS = Buffer.from("0123456789abcdef");
const DASH = "-".charCodeAt(0);
/** Bytes of an id that have a dash before them. */
const DASHED = new Set([4, 6, 8, 10]);
const TEXT_LENGTH = 36;

/**
 * Ids that tell nothing, not even their order: UUIDs of version 4. They are written as one text and cut out of it,
 * because a request needs one for each of its thirty offers at once.
 */
export function newRandomIds(count: number): string[] {
  const bytes = randomBytes(count * ID_BYTES);
  const text = Buffer.allocUnsafe(count * TEXT_LENGTH);
  let end = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const place = index % ID_BYTES;
    const byte = withVersion(place, bytes[index] ?? 0);
    if (DASHED.has(place)) text[end++] = DASH;
    text[end++] = HEX_DIGITS[byte >> 4] ?? 0;
    text[end++] = HEX_DIGITS[byte & 0x0f] ?? 0;
  }
  const all = text.toString("latin1");
  return Array.from({ length: count }, (_, index) =>
    all.slice(index * TEXT_LENGTH, (index + 1) * TEXT_LENGTH),
  );
}

/** The byte with what RFC 9562 fixes at its place: the version in the seventh, the variant in the ninth. */
function withVersion(place: number, byte: number): number {
  if (place === 6) return (byte & 0x0f) | 0x40;
  return place === 8 ? (byte & 0x3f) | 0x80 : byte;
}
