import type { QuotationCard as Card } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { TONE_OF_STATUS } from "../../../lib/quotations/status-tone.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { quotationHref } from "../chat-texts.ts";
import classes from "./chat.module.css";

/** A quotation as it is now: its state, lane and sell total, and the way to it. */
export function QuotationCard({ card }: { readonly card: Card }) {
  const { t } = useTranslation(["chat", "quotation"]);
  const language = useLanguage();
  const target = quotationHref(card, useSession()?.role ?? "");
  const { number, status, validUntil } = card;
  return (
    <div className={classes["card"]}>
      <div className={classes["cardLine"]}>
        <strong>
          <bdi>{t(card.isManual ? "card.manual" : "card.title", { number })}</bdi>
        </strong>
        {status === null ? null : (
          <StatusBadge tone={TONE_OF_STATUS[status]} label={t(`quotation:status.${status}`)} />
        )}
      </div>
      {card.isOpen ? (
        <div className={classes["cardLine"]}>
          <bdi dir="ltr">{`${card.fromAirport} – ${card.toAirport}`}</bdi>
          <span className={classes["total"]}>{formatMoney(card.sellTotal, card.currency, language)}</span>
        </div>
      ) : (
        <span className={classes["quiet"]}>{t("card.closed")}</span>
      )}
      <div className={classes["cardLine"]}>
        {validUntil === null ? null : (
          <span className={classes["quiet"]}>
            {t("card.validUntil", { date: formatDate(validUntil, language) })}
          </span>
        )}
        {target === null ? null : (
          <Anchor component={Link} to={target} size="sm">
            {t("card.open")}
          </Anchor>
        )}
      </div>
    </div>
  );
}
