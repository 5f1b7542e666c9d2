export * from "./acceptance/acceptance-types.ts";
export * from "./emission/emission-types.ts";
export * from "./measure/divisor.ts";
export * from "./measure/goods.ts";
export * from "./measure/units.ts";
export * from "./measure/weight.ts";
export * from "./money/exact.ts";
export * from "./money/margin-rule.ts";
export * from "./money/rounding.ts";
export * from "./rating/candidate.ts";
export {
  MAX_GOODS_LINES,
  distinctUnNumbers,
  parsePreviewRequest,
  type ParsedPreview,
} from "./rating/parse-preview.ts";
export * from "./rating/present-preview.ts";
export { priceAgainstRate, type RatingOptions } from "./rating/price-against-rate.ts";
export * from "./rating/priced.ts";
export * from "./rating/quoted.ts";
export * from "./rating/terms.ts";
export type { WireError, WireErrorCode } from "./rating/wire-reader.ts";
export * from "./reference/cargo.ts";
export * from "./reference/currencies.ts";
export * from "./reference/package-types.ts";
export * from "./roles/roles.ts";
export * from "./trucking/trucking-terms.ts";
