import { addDays, isCalendarDate, parseCalendarDate } from "@kilolane/domain";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { today } from "../../lib/format/dates.ts";

export const PERIODS = [1, 2, 4] as const;
export const VIEWS = ["week", "list"] as const;

/** The code of an airport as the address has it; empty when it is none. */
const codeOf = (typed: string) => (/^[A-Za-z0-9]{3}$/.test(typed) ? typed.toUpperCase() : "");

/** The lane, the period and the view, held in the address. */
export function useAskedSchedule() {
  const [state, setState] = useQueryStates(
    {
      from: parseAsString.withDefault(""),
      to: parseAsString.withDefault(""),
      day: parseAsString.withDefault(""),
      weeks: parseAsInteger.withDefault(1),
      view: parseAsStringLiteral(VIEWS).withDefault("week"),
    },
    { history: "replace", clearOnDefault: true },
  );
  const start = parseCalendarDate(isCalendarDate(state.day) ? state.day : today());
  const weeks = PERIODS.find((period) => period === state.weeks) ?? 1;
  return {
    origin: codeOf(state.from),
    destination: codeOf(state.to),
    start,
    end: addDays(start, 7 * weeks - 1),
    weeks,
    view: state.view,
    update: (change: Parameters<typeof setState>[0]) => void setState(change),
    /** @param direction 1: as many weeks later as are shown, -1: earlier */
    turn: (direction: 1 | -1) => void setState({ day: addDays(start, 7 * weeks * direction) }),
  };
}

export type AskedPeriod = ReturnType<typeof useAskedSchedule>;
