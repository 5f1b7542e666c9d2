import { readDailyFile } from "./read-daily-file.ts";
import { type RateSource, RateSourceError } from "./rate-source.ts";

/** From the first byte asked for to the last one read. */
const TIMEOUT_MS = 10_000;
/** The file has 1.6 kB. */
const MAX_BYTES = 100_000;
const XML_TYPES = new Set(["text/xml", "application/xml"]);

/**
 * The European Central Bank's daily file over HTTP. The address is the configuration's and never a caller's; another
 * place is not followed, and the answer is bounded in time and size before it is read.
 */
export function openEcbSource(url: string, timeoutMs = TIMEOUT_MS): RateSource {
  return {
    fetchDaily: async () => {
      const signal = AbortSignal.timeout(timeoutMs);
      return readDailyFile(await loadText(url, signal));
    },
  };
}

async function loadText(url: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(url, {
      signal,
      redirect: "manual",
      headers: { accept: "text/xml, application/xml" },
    });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw new RateSourceError("status", `answered ${answer.status}`);
    }
    const type = answer.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    if (!XML_TYPES.has(type)) {
      await answer.body?.cancel();
      throw new RateSourceError("format", `answered with ${type === "" ? "no type" : type}`);
    }
    return await readBounded(answer);
  } catch (error) {
    if (error instanceof RateSourceError) throw error;
    if (signal.aborted) throw new RateSourceError("timeout", "took too long", { cause: error });
    throw new RateSourceError("unreachable", "could not be reached", { cause: error });
  }
}

/** The body as UTF-8, read no further than it may be long: what it claims to be long is not believed. */
async function readBounded(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer.body ?? []) {
    length += piece.length;
    if (length > MAX_BYTES) throw new RateSourceError("too-large", `is longer than ${MAX_BYTES} bytes`);
    pieces.push(piece);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(pieces));
  } catch (error) {
    throw new RateSourceError("format", "is not UTF-8", { cause: error });
  }
}
