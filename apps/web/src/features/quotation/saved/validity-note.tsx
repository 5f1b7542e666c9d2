import type { QuotationDetail } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate, formatInstant, formatRelative } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useNow } from "../../../ui/use-now.ts";
import classes from "./saved-quotation.module.css";

const TICK_MS = 20_000;
const SOON_MS = 48 * 3_600_000;

type ValidityNoteProps = Pick<
  QuotationDetail,
  "validUntil" | "validityEndsAt" | "expiresAt" | "status" | "version" | "currentVersion" | "offered"
>;

/**
 * Until when the prices hold, counting down to the end of that day; amber in its last two days. Days of grace are no
 * validity: they are named only once the day is over.
 */
export function ValidityNote(props: ValidityNoteProps) {
  const { validUntil, validityEndsAt, expiresAt, status, version, currentVersion, offered } = props;
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const now = useNow(TICK_MS);
  const left = Date.parse(validityEndsAt) - now;
  // The countdown is the current version's and of what the client has in hand: an older one is open no longer.
  const isOpen = version === currentVersion || version === offered?.version;
  const isCounting = isOpen && ["draft", "sent", "expired"].includes(status);
  const when = formatRelative(validityEndsAt, language, now);
  return (
    <span className={classes.validity} title={formatInstant(validityEndsAt, language)}>
      {t("summary.validUntil", { date: formatDate(validUntil, language) })}
      {isCounting ? (
        <span className={left < SOON_MS ? classes.soon : undefined}>
          {` · ${left > 0 ? t("detail.expires", { when }) : t("detail.hasExpired", { when })}`}
          {left <= 0 && Date.parse(expiresAt) > now
            ? ` · ${t("detail.grace", { date: formatInstant(expiresAt, language) })}`
            : null}
        </span>
      ) : null}
    </span>
  );
}
