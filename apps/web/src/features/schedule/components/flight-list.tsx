import type { ScheduledService } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDate } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { keyOf, useQuoteAddress, useTransitWords } from "../use-service-text.ts";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { weekdayOf } from "../weekday-of.ts";
import classes from "./schedule.module.css";

interface FlightListProps {
  readonly services: readonly ScheduledService[];
  readonly origin: string;
  readonly destination: string;
  readonly label: string;
}

/** Every departure on a line of its own, by day; the faster one first. */
export function FlightList({ services, origin, destination, label }: FlightListProps) {
  const { t } = useTranslation("schedule");
  const language = useLanguage();
  const transit = useTransitWords();
  const quoteAddress = useQuoteAddress(origin, destination);
  const rows = services
    .flatMap((service) => service.departures.map((departure) => ({ service, ...departure })))
    .toSorted(
      (one, other) =>
        one.date.localeCompare(other.date) ||
        (one.service.transitDays ?? 999) - (other.service.transitDays ?? 999),
    );
  return (
    <ScrollBox label={label}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {(["date", "airline", "aircraft", "transit", "arrival"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
            <th scope="col" title={t("cutOffHint")}>
              {t("column.cutOff")}
            </th>
            <th scope="col" aria-label={t("quote")} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ service, date, arrivesOn }) => {
            const address = quoteAddress(date);
            return (
              <tr key={`${date}|${keyOf(service)}`}>
                <th scope="row">
                  {weekdayOf(date, language)} {formatDate(date, language)}
                </th>
                <td>
                  <bdi>{service.airline}</bdi>
                </td>
                <td>{t(`aircraft.${service.aircraft}`)}</td>
                <td>{transit(service)}</td>
                <td>{arrivesOn === null ? "" : formatDate(arrivesOn, language)}</td>
                <td>
                  <bdi dir="ltr">{service.cutOff}</bdi>
                </td>
                <td>
                  {address === undefined ? null : (
                    <Anchor
                      component={Link}
                      to={address}
                      aria-label={t("quoteFor", {
                        airline: service.airline,
                        date: formatDate(date, language, "long"),
                      })}
                    >
                      {t("quote")}
                    </Anchor>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}
