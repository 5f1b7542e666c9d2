import { createInflateRaw } from "node:zlib";

/** One file inside a ZIP, as its directory says; sizes are claims until it has been inflated. */
export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 deflated */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedBytes: number;
  readonly plainBytes: number;
  readonly packed: Buffer;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
/** In 32-bit fields this stands for "see the ZIP64 record": no workbook of a permitted size needs one. */
const BEYOND_32_BITS = 0xffffffff;

/**
 * The directory of a ZIP.
 * @returns its entries; undefined when it is damaged, uses ZIP64 or lists more than `most`
 */
export function readZipEntries(bytes: Buffer, most: number): ZipEntry[] | undefined {
  try {
    return readDirectory(bytes, most);
  } catch (error) {
    // an offset beyond the end of the file
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readDirectory(bytes: Buffer, most: number): ZipEntry[] | undefined {
  const end = findEnd(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  if (count > most) return undefined;
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    const entry = readEntry(bytes, at, nameLength);
    if (entry === undefined) return undefined;
    entries.push(entry);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number | undefined {
  const lowest = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= lowest; at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  return undefined;
}

function readEntry(bytes: Buffer, at: number, nameLength: number): ZipEntry | undefined {
  const packedBytes = bytes.readUInt32LE(at + 20);
  const plainBytes = bytes.readUInt32LE(at + 24);
  const local = bytes.readUInt32LE(at + 42);
  if ([packedBytes, plainBytes, local].includes(BEYOND_32_BITS)) return undefined;
  if (bytes.readUInt32LE(local) !== LOCAL_ENTRY) return undefined;
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (start + packedBytes > bytes.length) return undefined;
  return {
    name: bytes.toString("utf8", at + 46, at + 46 + nameLength),
    method: bytes.readUInt16LE(at + 10),
    isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    packedBytes,
    plainBytes,
    packed: bytes.subarray(start, start + packedBytes),
  };
}

/** What is in an entry, piece by piece. */
export async function* inflateEntry(entry: ZipEntry): AsyncGenerator<Buffer> {
  if (entry.method === 0) {
    yield entry.packed;
    return;
  }
  if (entry.method !== 8) throw new RangeError("unknown packing");
  const inflater = createInflateRaw({ chunkSize: 64 * 1024 });
  inflater.end(entry.packed);
  for await (const piece of inflater) if (Buffer.isBuffer(piece)) yield piece;
}
