import { LOSS_CAUSES } from "@kilolane/domain";
import { decimalInput, oneOf } from "../values.ts";

/** Asked where a rejection is recorded, never required: why, and what the client pays elsewhere. */
export const lossFields = {
  cause: oneOf(LOSS_CAUSES).optional(),
  /** the whole price elsewhere, in the quotation's currency */
  otherPrice: decimalInput({ max: 999_999_999_999, aboveZero: true, decimals: 3 }).optional(),
};
