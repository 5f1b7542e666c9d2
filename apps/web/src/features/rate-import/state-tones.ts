import type { ImportRow } from "@kilolane/contract";
import type { StatusTone } from "../../ui/status-badge.tsx";

/** What the state of an import means to the eye. */
export const STATE_TONES: Readonly<Record<ImportRow["state"], StatusTone>> = {
  uploaded: "draft",
  checking: "waiting",
  checked: "attention",
  cancelled: "ended",
  failed: "negative",
  published: "positive",
  "rolled-back": "ended",
};
