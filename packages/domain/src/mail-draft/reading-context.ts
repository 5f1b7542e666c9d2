import type { CalendarDate } from "../measure/calendar.ts";
import type { UnitSystem } from "../reference/cargo.ts";
import type { ZipPoint } from "./mail-reading.ts";
import type { PlaceIndex } from "./places/place-index.ts";

/** What the reader knows besides the text: reference data and the company's own settings. */
export interface ReadingContext {
  readonly places: PlaceIndex;
  /** the company's preferred airports, the first first */
  readonly preferredAirports: readonly string[];
  readonly unitSystem: UnitSystem;
  /** ISO 4217, the company's default */
  readonly currency: string;
  /** the day the mail arrived: relative days count from it */
  readonly receivedOn: CalendarDate;
  /** names that a goods line may say; without them the delivered ones */
  readonly packageTypes?: readonly string[];
  /** where a US ZIP code lies; null for one that does not exist */
  readonly zipPointOf: (zip: string) => ZipPoint | null;
}
