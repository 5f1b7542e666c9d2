import type { HeldTariff } from "@kilolane/contract";
import { useSheetWords } from "./use-sheet-words.ts";

type Figure = Pick<HeldTariff["zones"][number]["figures"][number], "figure" | "detail">;

/** Figures that are amounts of the zone's currency; the others are numbers. */
const AMOUNTS: ReadonlySet<string> = new Set([
  "minimum",
  "ratePerMile",
  "band",
  "fuelPerMile",
  "accessorial",
]);

/** The words for the figures of a proposal: those of a tariff sheet. */
export function useProposalWords() {
  const { figureName, figureValue } = useSheetWords();
  return {
    nameOf: (figure: Figure) => figureName({ ...figure, before: "", after: "" }),
    /** @param value a decimal; of a service also `ask` or `not-offered` */
    valueOf: (figure: Figure, value: string, currency: string) => {
      const isAmount = AMOUNTS.has(figure.figure) && /^[\d.]+$/.test(value);
      const shown = value === "ask" ? "" : isAmount ? `${value} ${currency}` : value;
      return figureValue({ ...figure, before: "", after: "" }, shown);
    },
  };
}
