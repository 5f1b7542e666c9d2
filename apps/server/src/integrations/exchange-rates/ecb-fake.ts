import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { addDays, type CalendarDate, utcDateOf } from "@kilolane/domain";

/**
 * The European Central Bank of the demo world and of tests: an HTTP server on a loopback port that answers with the
 * daily file as the bank writes it, for the last working day. A test may say what it answers next.
 */
export interface EcbFake {
  readonly url: string;
  /** The file of a day and its rates from now on. */
  publish(asOf: CalendarDate, rates: Readonly<Record<string, string>>): void;
  /** What happens from now on instead of the file; undefined: the file again. */
  answerWith(answer: ((response: ServerResponse) => void) | undefined): void;
  close(): Promise<void>;
}

/** Rates of the currencies that the bank publishes, as of a day in November 2026; for the demo world alone. */
const DEMO_RATES: Readonly<Record<string, string>> = {
  USD: "1.1361",
  JPY: "178.91",
  CZK: "24.395",
  DKK: "7.4751",
  GBP: "0.8582",
  HUF: "367.48",
  PLN: "4.3731",
  RON: "5.2783",
  SEK: "11.3386",
  CHF: "0.9468",
  ISK: "136.97",
  NOK: "10.8459",
  TRY: "55.6624",
  AUD: "1.6186",
  BRL: "5.9351",
  CAD: "1.6119",
  CNY: "7.6205",
  HKD: "8.9123",
  IDR: "20467.86",
  ILS: "3.4920",
  INR: "109.1599",
  KRW: "1543.00",
  MXN: "20.4554",
  MYR: "4.6388",
  NZD: "2.0078",
  PHP: "71.024",
  SGD: "1.4526",
  THB: "38.2095",
  ZAR: "18.6772",
};

const FILE_PATH = "/stats/eurofxref/eurofxref-daily.xml";

/** Starts the fake on a free loopback port. `now`: what day it is there. */
export async function startEcbFake(now: () => Date): Promise<EcbFake> {
  let published:
    | { readonly asOf: CalendarDate; readonly rates: Readonly<Record<string, string>> }
    | undefined;
  let other: ((response: ServerResponse) => void) | undefined;
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== FILE_PATH) {
      response.writeHead(404, { "content-type": "text/html" }).end("<html>Not found</html>");
      return;
    }
    if (other !== undefined) return other(response);
    const { asOf, rates } = published ?? { asOf: lastWorkingDay(now()), rates: DEMO_RATES };
    response.writeHead(200, { "content-type": "text/xml" }).end(writeDailyFile(asOf, rates));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}${FILE_PATH}`,
    publish: (asOf, rates) => {
      published = { asOf, rates };
      other = undefined;
    },
    answerWith: (answer) => {
      other = answer;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The daily file, byte for byte in the bank's layout. */
export function writeDailyFile(asOf: string, rates: Readonly<Record<string, string>>): string {
  const lines = Object.entries(rates).map(
    ([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${asOf}'>
${lines.join("")}\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`;
}

/** The file of a day is there from about 16:00 in Frankfurt on, in winter 15:00 UTC. */
const PUBLISHED_AT_UTC_HOUR = 15;

/** No file is made on Saturdays and Sundays: the one of Friday is there until Monday afternoon. */
function lastWorkingDay(now: Date): CalendarDate {
  const day = new Date(now.getTime() - PUBLISHED_AT_UTC_HOUR * 3_600_000);
  const weekday = day.getUTCDay();
  return addDays(utcDateOf(day.getTime()), weekday === 0 ? -2 : weekday === 6 ? -1 : 0);
}
