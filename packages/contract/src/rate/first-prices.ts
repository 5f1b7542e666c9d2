import { z } from "zod";

/** Prices of a rate's first lane at a glance, in the rate's currency; null while there is no lane, and of what has ended. */
export const firstPrices = z.object({
  minCharges: z.string(),
  /** per unit of weight, lightest band first */
  bands: z.array(z.object({ lowerRange: z.string(), perUnitCharge: z.string() })),
});
