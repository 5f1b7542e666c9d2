import { isUtf8 } from "node:buffer";

/** Small, because strings cut out of a piece keep all of it in memory. */
const PIECE_BYTES = 64 * 1024;

/**
 * The beginning of a CSV file as text: UTF-8 or UTF-16 by its mark, UTF-8 without one, or what spreadsheets write
 * on Windows when it is no UTF-8: the letters of Western Europe, or Chinese ones.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  try {
    // `stream`: a piece may end inside a character
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder(localEncoding(bytes)).decode(bytes, { stream: true });
  }
}

/** The whole file as text, in the same encodings, piece by piece; without its mark. */
export function* decodePieces(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(markedEncoding(bytes) ?? (isUtf8(bytes) ? "utf-8" : localEncoding(bytes)));
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true });
  }
  yield decoder.decode();
}

function markedEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : undefined;
}

/**
 * Chinese signs are pairs of high bytes, several in a row; letters with accents stand alone between plain ones. Text
 * with both, or neither, is Western: nothing of it gets lost.
 */
function localEncoding(bytes: Uint8Array): "gb18030" | "windows-1252" {
  const runs =
    Buffer.from(bytes.subarray(0, PIECE_BYTES))
      .toString("latin1")
      .match(/[\u0080-\u00FF]+/g) ?? [];
  const paired = runs.filter((run) => /^(?:[\u00A1-\u00F7][\u00A1-\u00FE])+$/.test(run));
  const isChinese =
    paired.some((run) => run.length >= 4) && (runs.length - paired.length) * 10 <= runs.length;
  return isChinese ? "gb18030" : "windows-1252";
}
