import type { ScheduledService } from "@kilolane/contract";
import { addDays, type CalendarDate } from "@kilolane/domain";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate, formatDateRange } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { FlightCode } from "./flight-code.tsx";
import { weekdayOf } from "../weekday-of.ts";
import { keyOf, useQuoteAddress, useTransitWords } from "../use-service-text.ts";
import classes from "./schedule.module.css";

interface WeekGridProps {
  readonly services: readonly ScheduledService[];
  readonly origin: string;
  readonly destination: string;
  /** first of the seven days */
  readonly start: CalendarDate;
}

/** Seven days side by side; each departure leads to a quotation of that day. */
export function WeekGrid({ services, origin, destination, start }: WeekGridProps) {
  const { t } = useTranslation("schedule");
  const language = useLanguage();
  const days = Array.from({ length: 7 }, (_, step) => addDays(start, step));
  const flown = services.filter(({ departures }) =>
    departures.some(({ date }) => days.some((day) => day === date)),
  );
  const period = formatDateRange(start, addDays(start, 6), language);
  const label = t("caption", { from: origin, to: destination, period });
  return (
    <ScrollBox label={label}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t("column.airline")}</th>
            {days.map((day) => (
              <th key={day} scope="col" className={classes.day}>
                {weekdayOf(day, language)}
                <span className={classes.quiet}>{formatDate(day, language, "short")}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {flown.map((service) => (
            <ServiceRow
              key={keyOf(service)}
              service={service}
              days={days}
              origin={origin}
              destination={destination}
            />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface ServiceRowProps extends Pick<WeekGridProps, "origin" | "destination"> {
  readonly service: ScheduledService;
  readonly days: readonly CalendarDate[];
}

function ServiceRow({ service, days, origin, destination }: ServiceRowProps) {
  const { t } = useTranslation("schedule");
  const language = useLanguage();
  const transit = useTransitWords();
  const quoteAddress = useQuoteAddress(origin, destination);
  const byDay = new Map(service.departures.map((departure) => [departure.date, departure]));
  return (
    <tr>
      <th scope="row" className={classes.service}>
        <bdi>{service.airline}</bdi> <FlightCode text={service.flight?.number} />
        <span className={classes.quiet}>
          {[t(`aircraft.${service.aircraft}`), `${t("column.transit")}: ${transit(service)}`].join(" · ")}
        </span>
        {service.cutOff === null ? null : (
          <span className={classes.quiet}>
            {`${t("column.cutOff")}: `}
            <bdi dir="ltr">{service.cutOff}</bdi>
          </span>
        )}
      </th>
      {days.map((day) => {
        const departure = byDay.get(day);
        const address = quoteAddress(day);
        const arrival =
          departure === undefined || departure.arrivesOn === null
            ? t("quote")
            : t("arrives", { date: formatDate(departure.arrivesOn, language, "short") });
        const said = (
          <>
            {service.flight?.departs ? (
              <span className={classes.departs}>
                <FlightCode text={service.flight.departs} />
              </span>
            ) : null}
            {arrival} <FlightCode text={service.flight?.arrives} />
          </>
        );
        return (
          <td key={day} className={classes.day}>
            {departure === undefined ? null : address === undefined ? (
              <span className={classes.past}>{said}</span>
            ) : (
              <Link className={classes.flight} to={address}>
                <span className="kl-visually-hidden">
                  {`${t("quoteFor", { airline: service.airline, date: formatDate(day, language, "long") })}: `}
                </span>
                {said}
              </Link>
            )}
          </td>
        );
      })}
    </tr>
  );
}
