import { encodeQr } from "@kilolane/domain";
import { cleanText, withoutNeedlessIsolates } from "./clean-text.ts";
import { parseQuotationDocument } from "./document.ts";
import type { RenderJob } from "./job.ts";

/** Ink blue of the product (product §7): the accent where a company has no colour of its own. */
const INK_BLUE = "#1d3f8f";
/** WCAG 2.2 AA for normal text on white: a paler company colour gives way to ink blue. */
const LEAST_CONTRAST = 4.5;
/** The upload makes logos of at most 600 × 200 pixels; anything far larger was not meant for a letterhead. */
const LARGEST_LOGO_BYTES = 2 * 1024 * 1024;

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_SIGNATURE = [0xff, 0xd8, 0xff];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function logoPathOf(bytes: Uint8Array): string | undefined {
  if (bytes.length > LARGEST_LOGO_BYTES) return undefined;
  if (startsWith(bytes, PNG_SIGNATURE)) return "logo.png";
  return startsWith(bytes, JPEG_SIGNATURE) ? "logo.jpg" : undefined;
}

function linearChannel(hex: string): number {
  const channel = Number.parseInt(hex, 16) / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Contrast of a colour against white paper by the WCAG formula, 1 to 21. */
function contrastOnWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linearChannel(colour.slice(at, at + 2)));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** The quiet zone that scanners need around a code, in modules. */
const QR_MARGIN = 2;

/** A QR code as SVG: one run of dark modules after the other, row by row. */
function drawQr(text: string): string {
  const modules = encodeQr(text);
  const side = modules.length + 2 * QR_MARGIN;
  const runs = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1] === true) return [];
      const end = row.indexOf(false, x);
      const length = (end === -1 ? row.length : end) - x;
      return [`M${x + QR_MARGIN} ${y + QR_MARGIN}h${length}v1h-${length}z`];
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path d="${runs.join("")}" fill="#0b1524"/></svg>`;
}

function settleText(node: unknown): unknown {
  if (typeof node === "string") return withoutNeedlessIsolates(node);
  if (Array.isArray(node)) return node.map(settleText);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, settleText(inner)]));
}

/**
 * Turns a document into what the template reads: validated, cleaned, isolated where the direction needs it.
 * @throws InvalidDocumentError when the document does not have the agreed shape.
 */
export function presentTemplateModel(document: unknown): {
  job: Omit<RenderJob, "jobId">;
  warnings: string[];
} {
  const { company, accentColour, creationTimestamp, title, ...parsed } = parseQuotationDocument(document);
  const { logo, ...letterhead } = company;
  const logoPath = logo && logoPathOf(logo);
  const plain = {
    ...parsed,
    company: letterhead,
    ...(parsed.accept?.link === undefined ? {} : { qr: drawQr(parsed.accept.link) }),
    // Properties of the file are shown by programs that know nothing of isolates.
    file: { title: cleanText(title), author: cleanText(company.name) },
    accent: accentColour && contrastOnWhite(accentColour) >= LEAST_CONTRAST ? accentColour : INK_BLUE,
  };
  const model = parsed.direction === "rtl" ? plain : settleText(plain);
  const serialise = (path: string | null): string => JSON.stringify(Object.assign({ logoPath: path }, model));
  return {
    job: {
      model: serialise(logoPath ?? null),
      modelWithoutLogo: serialise(null),
      creationTimestamp,
      ...(logo && logoPath ? { logo: { path: logoPath, bytes: logo } } : {}),
    },
    warnings: logo && !logoPath ? ["logo left out: neither PNG nor JPEG, or too large"] : [],
  };
}
