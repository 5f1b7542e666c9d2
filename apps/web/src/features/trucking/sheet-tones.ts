import type { TruckingSheetRow } from "@kilolane/contract";
import type { StatusTone } from "../../ui/status-badge.tsx";

/** What the state of an uploaded tariff means to the eye. */
export const SHEET_TONES: Readonly<Record<TruckingSheetRow["state"], StatusTone>> = {
  draft: "draft",
  published: "positive",
  "rolled-back": "ended",
};
