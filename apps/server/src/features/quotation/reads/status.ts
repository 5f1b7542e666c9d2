import type { QUOTATION_STATUSES } from "@kilolane/contract";

/** The states of a quotation as people see them. */
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number];
