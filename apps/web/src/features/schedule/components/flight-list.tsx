import type { ScheduledService } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { keyOf, useQuoteAddress, useTransitWords } from "../use-service-text.ts";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { FlightCode } from "./flight-code.tsx";
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
        (one.service.flight?.departs ?? "99:99").localeCompare(other.service.flight?.departs ?? "99:99") ||
        (one.service.transitDays ?? 999) - (other.service.transitDays ?? 999),
    );
  return (
    <ScrollBox label={label}>
      <table className={`${classes.table ?? ""} ${classes.cards ?? ""}`} aria-label={label}>
        <thead>
          <tr>
            {(["date", "airline", "flight", "aircraft", "transit", "arrival"] as const).map((column) => (
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
                  {weekdayOf(date, language)} {formatDate(date, language)}{" "}
                  <FlightCode text={service.flight?.departs} />
                </th>
                <td>
                  <bdi>{service.airline}</bdi>
                </td>
                <td data-label={t("column.flight")}>
                  <FlightCode text={service.flight?.number} />
                </td>
                <td data-label={t("column.aircraft")}>{t(`aircraft.${service.aircraft}`)}</td>
                <td data-label={t("column.transit")}>{transit(service)}</td>
                <td data-label={t("column.arrival")}>
                  {arrivesOn === null ? null : (
                    <>
                      {formatDate(arrivesOn, language)} <FlightCode text={service.flight?.arrives} />
                    </>
                  )}
                </td>
                <td data-label={t("column.cutOff")}>
                  {service.cutOff === null ? null : <bdi dir="ltr">{service.cutOff}</bdi>}
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
