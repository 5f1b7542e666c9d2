import {
  type EndpointOutput,
  parsePreviewRequest,
  presentPreview,
  type previewRating,
  type WireErrorCode,
} from "@kilolane/contract";
import { priceAgainstRate } from "@kilolane/domain";
import { invalidFields } from "../../http/app-error.ts";

/** The engine's words for refusals in the words of the field phrases. */
const FIELD_CODES: Readonly<Record<WireErrorCode, string>> = {
  required: "required",
  "not-an-object": "invalid",
  "not-a-list": "list",
  "not-text": "text",
  "not-a-number": "number",
  "not-a-whole-number": "number",
  "not-yes-or-no": "invalid",
  negative: "negative",
  "not-above-zero": "zero",
  "too-large": "too-large",
  "too-many": "too-many",
  "unknown-unit": "unknown",
  "unknown-basis": "unknown",
  "unknown-base": "unknown",
  "unknown-pricing": "unknown",
  "unknown-currency": "unknown-currency",
  "no-counterpart": "divisor",
  "margin-too-high": "margin-hundred",
};

/**
 * Prices one shipment against one rate; nothing is stored (rating-preview.md).
 * @throws AppError validation naming every refused field
 */
export function pricePreview(body: unknown): EndpointOutput<typeof previewRating> {
  const parsed = parsePreviewRequest(body);
  if (!parsed.ok) {
    throw invalidFields(...parsed.errors.map(({ field, code }) => ({ field, code: FIELD_CODES[code] })));
  }
  const answer = presentPreview(priceAgainstRate(parsed.rate, parsed.shipment));
  return {
    ...answer,
    weightUnit: answer.weightUnit === "lb" ? "lb" : "kg",
    charges: answer.charges.map((charge) => ({ ...charge })),
    trace: answer.trace.map((step) => ({ ...step })),
  };
}
