import type { ScheduledService } from "@kilolane/contract";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { today } from "../../lib/format/dates.ts";
import { forwarderHref } from "../../lib/paths/href.ts";
import { useDesk } from "../../lib/session/use-desk.ts";

/** Days in transit in words; an airline that has not said them is never taken for a fast one. */
export function useTransitWords(): (service: Pick<ScheduledService, "transitDays">) => string {
  const { t } = useTranslation("schedule");
  return ({ transitDays }) => (transitDays === null ? t("notStated") : t("days", { count: transitDays }));
}

/** What tells two services of a lane apart. */
export function keyOf({ airlineId, aircraft, transitDays, cutOff, flight }: ScheduledService): string {
  return JSON.stringify([airlineId, aircraft, transitDays, cutOff, flight]);
}

/** The address of a new quotation on the lane for goods of that day; undefined when the day is past. */
export function useQuoteAddress(origin: string, destination: string): (day: string) => string | undefined {
  const desk = useDesk();
  const now = today();
  const path = forwarderHref(desk, "quotation/create");
  return (day) =>
    day < now
      ? undefined
      : `${path}?${new URLSearchParams({ from: origin, to: destination, ready: day }).toString()}`;
}
