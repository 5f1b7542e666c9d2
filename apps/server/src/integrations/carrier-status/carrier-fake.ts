import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type CarrierStory, writeCarrierStory } from "./carrier-story.ts";
import { departureOf } from "./story-serial.ts";

/**
 * The carriers of the demo world and of tests: an HTTP server on a loopback port that answers a Cargo-IMP status request
 * with the messages that a carrier would have sent by now. A test may say what is answered next.
 */
export interface CarrierFake {
  readonly url: string;
  /** The messages of an air waybill (eleven digits) from now on, as they are written. */
  tell(awb: string, messages: string): void;
  /** What happens from now on instead; undefined: the messages again. */
  answerWith(answer: ((response: ServerResponse) => void) | undefined): void;
  close(): Promise<void>;
}

const PATH = "/cargo-imp/status";
const REQUEST = /^FSR\/\d{1,2}\r?\n(\d{3})-(\d{8})([A-Z]{3})([A-Z]{3})\s*$/;
const HOUR_MS = 3_600_000;
/** Of a shipment whose serial ends so, a piece is missed and found again. */
export const SHORT_SHIPPED = 13;

interface FlownShipment {
  readonly awb: string;
  readonly serial: string;
  readonly from: string;
  readonly to: string;
  readonly departsMs: number;
  readonly fromZone: string;
  readonly toZone: string;
}

/** The clock on the wall of an airport, as an IANA zone: what carriers write is its time. */
export type ZoneOf = (airport: string) => Promise<string>;

/** How a shipment goes of which nothing else was told: its number makes up the rest. */
function storyOf({ awb, serial, from, to, departsMs, fromZone, toZone }: FlownShipment): CarrierStory {
  const pieces = 1 + (Number(serial) % 9);
  return {
    awb,
    fromAirport: from,
    toAirport: to,
    flight: `XX${100 + (Number(serial) % 800)}`,
    pieces,
    kilograms: String(pieces * 42),
    departsMs,
    hours: 8,
    fromZone,
    toZone,
    isShort: serial.slice(5, 7) === String(SHORT_SHIPPED),
  };
}

/** Starts the fake on a free loopback port. @param now what time it is there */
export async function startCarrierFake(now: () => Date, zoneOf: ZoneOf): Promise<CarrierFake> {
  const told = new Map<string, string>();
  const departures = new Map<string, number>();
  let other: ((response: ServerResponse) => void) | undefined;
  const answerTo = async (body: string): Promise<string | undefined> => {
    const [, prefix = "", serial = "", from = "", to = ""] = REQUEST.exec(body) ?? [];
    if (prefix === "") return undefined;
    const awb = `${prefix}${serial}`;
    const nowMs = now().getTime();
    const departsMs = departures.get(awb) ?? departureOf(serial, nowMs) ?? nowMs - 2 * HOUR_MS;
    departures.set(awb, departsMs);
    const known = told.get(awb);
    if (known !== undefined) return known;
    const zones = { fromZone: await zoneOf(from), toZone: await zoneOf(to) };
    return writeCarrierStory(storyOf({ awb, serial, from, to, departsMs, ...zones }), nowMs);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    if (request.method !== "POST" || request.url !== PATH) {
      response.writeHead(404, { "content-type": "text/html" }).end("<html>Not found</html>");
      return;
    }
    if (other !== undefined) return other(response);
    const messages = await answerTo(body);
    if (messages === undefined)
      response.writeHead(400, { "content-type": "text/plain" }).end("FNA/1\r\nACK/NOT UNDERSTOOD\r\n");
    else response.writeHead(200, { "content-type": "text/plain; charset=us-ascii" }).end(messages);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}${PATH}`,
    tell: (awb, messages) => void told.set(awb, messages),
    answerWith: (next) => {
      other = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
