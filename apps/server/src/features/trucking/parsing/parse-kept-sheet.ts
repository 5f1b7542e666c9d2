import {
  truckingSheetMapping,
  type TruckingSheetMapping,
  truckingTariffForm,
  type TruckingTariffForm,
} from "@kilolane/contract";
import { z } from "zod";

const keptSheets = z.array(
  z.object({
    sheet: z.string(),
    rows: z.array(
      z.object({ row: z.number(), cells: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])) }),
    ),
  }),
);
/** A sheet of the file as it is kept: its cells, dates as `YYYY-MM-DD`. */
export type KeptSheet = z.output<typeof keptSheets>[number];

/** The rows of the file, by sheet. Throws `ZodError` when the column holds something else. */
export function parseKeptSheets(stored: unknown): KeptSheet[] {
  return keptSheets.parse(stored);
}

/** Throws `ZodError` when the column holds something else. */
export function parseKeptMapping(stored: unknown): TruckingSheetMapping {
  return truckingSheetMapping.parse(stored);
}

/** Tariffs as they were before or after. Throws `ZodError` when the column holds something else. */
export function parseKeptTariffs(stored: unknown): TruckingTariffForm[] {
  return z.array(truckingTariffForm).parse(stored);
}
