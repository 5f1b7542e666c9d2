import type { KeySeats } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { SEAT_PARTS, seatPartsOf } from "../seat-parts.ts";
import classes from "./seat-overview.module.css";

/** One type's seats as a stacked bar; its figures stand under it as text, so that nothing hangs on colour. */
export function SeatBar({ seat }: { readonly seat: KeySeats }) {
  const { t } = useTranslation("key");
  const language = useLanguage();
  const parts = seatPartsOf(seat);
  const shown = SEAT_PARTS.filter((part) => parts[part] > 0);
  const figure = (count: number) => formatNumber(count, language);
  return (
    <div className={classes.row}>
      <div className={classes.names}>
        <span className={classes.type}>{t(`types.${seat.keyType}`)}</span>
        <span className={classes.quiet}>
          <bdi>{t("seats.of", { used: figure(parts.used), seats: figure(seat.seats) })}</bdi>
          {" · "}
          <bdi>{t("seats.leftOf", { count: parts.left })}</bdi>
        </span>
      </div>
      <div className={classes.bar} aria-hidden>
        {shown.map((part) => (
          <span key={part} className={classes.part} data-part={part} style={{ flexGrow: parts[part] }} />
        ))}
      </div>
      <ul className={classes.figures}>
        {shown.map((part) => (
          <li key={part}>
            <span className={classes.mark} data-part={part} aria-hidden />
            {t(`seats.${part}`)}
            <bdi className={classes.figure}>{figure(parts[part])}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
