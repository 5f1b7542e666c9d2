import type { AddonState } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { StatusBadge, type StatusTone } from "../../../ui/status-badge.tsx";

const TONES: Readonly<Record<AddonState, StatusTone>> = {
  requested: "waiting",
  approved: "attention",
  rejected: "negative",
  withdrawn: "ended",
  given: "positive",
  bought: "positive",
};

/** What has become of an add-on. */
export function AddonBadge({ state }: { readonly state: AddonState }) {
  const { t } = useTranslation("subscription");
  return <StatusBadge tone={TONES[state]} label={t(`addonState.${state}`)} />;
}
