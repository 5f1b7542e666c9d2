import { once } from "node:events";
import { crc32, createDeflateRaw, deflateRawSync } from "node:zlib";

/** A file inside a ZIP that a test makes by hand; `claims` is the size its directory tells instead of the true one. */
export interface ZipPart {
  readonly name: string;
  readonly text: string | Buffer;
  readonly claims?: number;
}

interface Packed {
  readonly name: Buffer;
  readonly packed: Buffer;
  readonly checksum: number;
  readonly plainBytes: number;
}

/** A ZIP of these files, deflated. */
export function buildZip(parts: readonly ZipPart[]): Buffer {
  return joinParts(
    parts.map(({ name, text, claims }) => {
      const plain = Buffer.from(text);
      return {
        name: Buffer.from(name),
        packed: deflateRawSync(plain),
        checksum: crc32(plain),
        plainBytes: claims ?? plain.length,
      };
    }),
  );
}

/** A workbook of half a megabyte whose only sheet is so many megabytes of nothing. */
export async function buildBomb(megabytes: number): Promise<Buffer> {
  const packer = createDeflateRaw({ level: 9 });
  const pieces: Buffer[] = [];
  packer.on("data", (piece: Buffer) => pieces.push(piece));
  const nothing = Buffer.alloc(1024 * 1024, " ");
  for (let written = 0; written < megabytes; written += 1) {
    if (!packer.write(nothing)) await once(packer, "drain");
  }
  packer.end();
  await once(packer, "end");
  const sheet = {
    name: Buffer.from("xl/worksheets/sheet1.xml"),
    packed: Buffer.concat(pieces),
    checksum: 0,
    plainBytes: megabytes * nothing.length,
  };
  return joinParts([...frame().map(packOf), sheet]);
}

/** What every workbook has, besides sheets. */
export function frame(): ZipPart[] {
  return [
    { name: "[Content_Types].xml", text: "<Types/>" },
    { name: "xl/workbook.xml", text: "<workbook/>" },
  ];
}

function packOf({ name, text }: ZipPart): Packed {
  const plain = Buffer.from(text);
  return { name: Buffer.from(name), packed: deflateRawSync(plain), checksum: 0, plainBytes: plain.length };
}

function joinParts(parts: readonly Packed[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, packed, checksum, plainBytes } of parts) {
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(checksum, 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(plainBytes, 8);
    const local = Buffer.from("504b0304140000000800000000000000", "hex").subarray(0, 14);
    const lengths = Buffer.from([name.length & 255, name.length >> 8, 0, 0]);
    files.push(local, sizes, lengths, name, packed);
    const head = Buffer.from("504b01021400140000000800000000000000", "hex").subarray(0, 16);
    const tail = Buffer.alloc(18);
    tail.writeUInt16LE(name.length, 0);
    tail.writeUInt32LE(at, 14);
    directory.push(head, sizes, tail, name);
    at += local.length + sizes.length + lengths.length + name.length + packed.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, index, end]);
}
