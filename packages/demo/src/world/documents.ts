import { plainPdf } from "./plain-pdf.ts";

/** A quotation that papers are written for. */
export interface PaperedQuotation {
  readonly number: string;
  readonly client: string;
  readonly from: string;
  readonly to: string;
  readonly grossKg: string;
}

/** A file of a demo document. */
interface DemoFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A document of the demo world with its versions, the first one first. */
export interface DemoDocument {
  readonly title: string;
  readonly kind: "invoice" | "packing-list" | "air-waybill" | "certificate" | "other";
  readonly note: string;
  readonly isShared: boolean;
  readonly versions: readonly DemoFile[];
  /** how often a colleague has fetched the newest version */
  readonly downloads: number;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function packingList({ number, grossKg }: PaperedQuotation, crates: number): DemoFile {
  const each = (Number(grossKg) / crates).toFixed(1);
  const rows = Array.from({ length: crates }, (_, index) => `${index + 1},crate,120x80x90,${each}`);
  return {
    fileName: `packing-list-${number}.csv`,
    contentType: "text/csv",
    bytes: bytesOf(`${["no,package,size cm,gross kg", ...rows].join("\r\n")}\r\n`),
  };
}

function paper(name: string, lines: readonly string[]): DemoFile {
  return { fileName: `${name}.pdf`, contentType: "application/pdf", bytes: plainPdf(lines) };
}

/** The papers that lie beside a quotation: all of them for the first, fewer for the others. @param place 0 for the first */
export function buildDemoDocuments(quotation: PaperedQuotation, place: number): readonly DemoDocument[] {
  const { number, client, from, to, grossKg } = quotation;
  const head = [client, "", `Shipment ${number}`, `${from} - ${to}`, `Gross weight ${grossKg} kg`, ""];
  const invoice: DemoDocument = {
    title: `Commercial invoice ${number}`,
    kind: "invoice",
    note: "",
    isShared: place % 2 === 0,
    versions: [paper(`invoice-${number}`, ["COMMERCIAL INVOICE", "", ...head, "Terms of delivery: FCA"])],
    downloads: place === 0 ? 3 : 1,
  };
  const packing: DemoDocument = {
    title: `Packing list ${number}`,
    kind: "packing-list",
    note: place === 0 ? "Corrected after weighing: one crate more" : "",
    isShared: true,
    versions:
      place === 0 ? [packingList(quotation, 4), packingList(quotation, 5)] : [packingList(quotation, 3)],
    downloads: place === 0 ? 2 : 0,
  };
  const instructions: DemoDocument = {
    title: `Shipping instructions ${number}`,
    kind: "other",
    note: "From the client by email",
    isShared: false,
    versions: [
      {
        fileName: "shipping-instructions.txt",
        contentType: "text/plain",
        bytes: bytesOf(`${[...head, "Notify the consignee on arrival. Keep upright."].join("\n")}\n`),
      },
    ],
    downloads: 0,
  };
  const certificate: DemoDocument = {
    title: "Certificate of origin",
    kind: "certificate",
    note: "",
    isShared: false,
    versions: [paper(`origin-${number}`, ["CERTIFICATE OF ORIGIN", "", ...head])],
    downloads: 1,
  };
  if (place === 0) return [invoice, packing, instructions, certificate];
  return place % 2 === 0 ? [invoice, packing] : [packing, instructions];
}
