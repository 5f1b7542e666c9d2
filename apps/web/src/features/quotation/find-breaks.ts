import type { QuoteOption } from "@kilolane/contract";

type Band = QuoteOption["bands"][number];

interface Breaks {
  /** the break that is billed */
  readonly billed: Band;
  /** the break that the shipment's own weight falls into */
  readonly own: Band;
}

function bandAt(bands: readonly Band[], weight: number): Band | undefined {
  return bands
    .filter(({ from }) => Number(from) <= weight)
    .toSorted((a, b) => Number(b.from) - Number(a.from))[0];
}

/** The weight breaks that a price is explained by; null where none is billed: the minimum charge, or no breaks. */
export function findBreaks({
  bands,
  appliedRate,
  chargeableWeight,
  ratedWeight,
}: Pick<QuoteOption, "bands" | "appliedRate" | "chargeableWeight" | "ratedWeight">): Breaks | null {
  if (appliedRate === null || ratedWeight === null) return null;
  const billed = bandAt(bands, Number(ratedWeight));
  const own = bandAt(bands, Number(chargeableWeight));
  return billed === undefined || own === undefined ? null : { billed, own };
}
