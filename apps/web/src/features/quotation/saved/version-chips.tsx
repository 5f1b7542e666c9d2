import type { QuotationDetail } from "@kilolane/contract";
import { Tooltip, VisuallyHidden } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import classes from "./saved-quotation.module.css";

/** Every version in a row, the one shown marked; each says when and by whom it was made. */
export function VersionChips({ quotation }: { readonly quotation: QuotationDetail }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const versions = quotation.versions.toSorted((a, b) => a.version - b.version);
  return (
    <nav aria-label={t("detail.versions")} className={classes.chips}>
      {versions.map(({ version, createdAt, isSent, sellTotal, by }) => (
        <Tooltip
          key={version}
          label={`${formatMoney(sellTotal, quotation.currency, language)} · ${formatInstant(createdAt, language)} · ${by}`}
        >
          <Link
            to={version === quotation.currentVersion ? "?" : `?version=${version}`}
            className={classes.chip ?? ""}
            aria-current={version === quotation.version ? "page" : undefined}
          >
            <bdi dir="ltr" aria-hidden="true">{`v${version}`}</bdi>
            <VisuallyHidden>{t("detail.version", { version })}</VisuallyHidden>
            {isSent ? <IconSend size={12} aria-label={t("detail.sentVersion")} /> : null}
          </Link>
        </Tooltip>
      ))}
    </nav>
  );
}
