import { type AskedShipment, type CarrierStatus, CarrierStatusError } from "./carrier-status.ts";

/** From the first byte asked for to the last one read. */
const TIMEOUT_MS = 10_000;
/** A shipment of many flights has some hundred lines of at most 69 letters. */
const MAX_BYTES = 100_000;

/**
 * A carrier's, or a cargo community's, status service over HTTP: a Cargo-IMP status request (FSR) is posted, and the
 * answer is the messages (FSA or FSU) as plain text. The address is the configuration's and never a caller's; another
 * place is not followed, and the answer is bounded in time and size before it is read.
 */
export function openCarrierStatus(url: string, timeoutMs = TIMEOUT_MS): CarrierStatus {
  return {
    fetchMessages: async (shipment) => {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await ask(url, writeStatusRequest(shipment), signal);
      } catch (error) {
        if (error instanceof CarrierStatusError) throw error;
        if (signal.aborted) throw new CarrierStatusError("timeout", "took too long", { cause: error });
        throw new CarrierStatusError("unreachable", "could not be reached", { cause: error });
      }
    },
  };
}

/** The status request for one air waybill, as Cargo-IMP writes it. */
function writeStatusRequest({ awb, fromAirport, toAirport }: AskedShipment): string {
  return `FSR/2\r\n${awb.slice(0, 3)}-${awb.slice(3)}${fromAirport}${toAirport}\r\n`;
}

async function ask(url: string, body: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, {
    method: "POST",
    body,
    signal,
    redirect: "manual",
    headers: { "content-type": "text/plain; charset=us-ascii", accept: "text/plain" },
  });
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw new CarrierStatusError("status", `answered ${answer.status}`);
  }
  const type = answer.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "text/plain") {
    await answer.body?.cancel();
    throw new CarrierStatusError("format", `answered with ${type === "" ? "no type" : type}`);
  }
  return readBounded(answer);
}

/** The body read no further than it may be long; Cargo-IMP has no letters beyond ASCII, and no control characters. */
async function readBounded(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer.body ?? []) {
    length += piece.length;
    if (length > MAX_BYTES) throw new CarrierStatusError("too-large", `is longer than ${MAX_BYTES} bytes`);
    pieces.push(piece);
  }
  const text = Buffer.concat(pieces).toString("latin1");
  if (!/^[\r\n\t\u0020-\u007E]*$/.test(text)) throw new CarrierStatusError("format", "is no Cargo-IMP text");
  return text;
}
