import { addDays, type CalendarDate } from "@kilolane/domain";

/** Rates that ended so many days before today, or begin so many after the goods are ready, are still read: to say why not. */
const ENDED_DAYS = 45;
const FUTURE_DAYS = 31;
/** Goods ready within these days read the same rates, which are in memory then; later ones read further ahead. */
const USUAL_READY_DAYS = 14;

/** What a request is priced by; both `YYYY-MM-DD` at the place of origin. */
export interface PricingDates {
  /** today */
  readonly on: CalendarDate;
  readonly readyOn: CalendarDate;
}

/** Days in which a rate must be in force to be read at all. */
export interface RateWindow {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The window of a pricing: from some weeks before today to some weeks past the departure. */
export function explainedWindow({ on, readyOn }: PricingDates): RateWindow {
  const usual = addDays(on, USUAL_READY_DAYS);
  return {
    from: addDays(on, -ENDED_DAYS),
    to: addDays(readyOn > usual ? readyOn : usual, FUTURE_DAYS),
  };
}
