import type { CalendarDate } from "@kilolane/domain";
import type { StoredRequest } from "./request-content.ts";

/** An airline's answer to the forwarder's question, typed in: an option without a stored rate. */
export interface StoredAnswer {
  readonly quoteId: string;
  readonly airlineId: number;
  readonly currency: string;
  readonly ratePerKg: string;
  readonly minCharges: string | null;
  readonly allInSurchargePerKg: string | null;
  readonly transitDays: number | null;
  readonly validUntil: CalendarDate;
  /** what it was asked for: for anything else it is no answer; absent in answers of before it was kept */
  readonly askedFor?: Pick<StoredRequest, "origin" | "destination" | "goodsType">;
}
