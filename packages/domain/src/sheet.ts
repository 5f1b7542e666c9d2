/**
 * What reading a rate sheet needs, and no more: the process that reads is started for each sheet, and loading all of
 * pricing with it takes a quarter of a second.
 */
export * from "./measure/calendar.ts";
export * from "./measure/remembering.ts";
export * from "./money/exact.ts";
export * from "./rating/departure.ts";
export * from "./rating/surcharge-units.ts";
export * from "./rating/terms.ts";
export * from "./reference/cargo.ts";
export * from "./reference/currencies.ts";
export * from "./schedule/flight.ts";
