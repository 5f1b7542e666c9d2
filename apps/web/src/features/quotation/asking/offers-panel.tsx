import type { SentRequestDetail } from "@kilolane/contract";
import { Badge, Button, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { FactRows } from "../components/fact-rows.tsx";
import classes from "../saved/saved-quotation.module.css";
import { useTransitText, useTravelText } from "../use-transit-text.ts";
import { AcceptDialog } from "./accept-dialog.tsx";
import { listOffers, type ShownOffer } from "./offers.ts";
import styles from "./offers.module.css";
import { useOfferName } from "./use-offer-name.ts";

/** The options of all forwarders who answered, on equal terms: one currency, one weight, what each leaves out. */
export function OffersPanel({ request }: { readonly request: SentRequestDetail }) {
  const { t } = useTranslation("sent-request");
  const language = useLanguage();
  const [chosen, setChosen] = useState<ShownOffer>();
  const offers = listOffers(request);
  const { currency, chargeableWeight, weightUnit } = request.terms;
  return (
    <section className={classes.card} aria-label={t("compare.title")}>
      <h2 className={classes.title}>{t("compare.title")}</h2>
      {offers.length === 0 ? (
        <Text c="dimmed">{t(request.state === "cancelled" ? "compare.cancelled" : "compare.none")}</Text>
      ) : (
        <Text size="sm" c="dimmed">
          {t("compare.terms", {
            currency,
            unit: weightUnit,
            weight: formatNumber(chargeableWeight, language),
          })}
        </Text>
      )}
      <ul className={styles["offers"]}>
        {offers.map((offer) => (
          <Offer
            key={offer.option.quote_id}
            offer={offer}
            terms={request.terms}
            onAccept={() => setChosen(offer)}
          />
        ))}
      </ul>
      {chosen === undefined ? null : (
        <AcceptDialog request={request} offer={chosen} onClose={() => setChosen(undefined)} />
      )}
    </section>
  );
}

interface OfferProps {
  readonly offer: ShownOffer;
  readonly terms: SentRequestDetail["terms"];
  readonly onAccept: () => void;
}

function Offer({ offer, terms, onAccept }: OfferProps) {
  const { t } = useTranslation("sent-request");
  const nameOf = useOfferName();
  const { answer, quotation, option, compared } = offer;
  const isChosen = quotation.decidedQuoteId === option.quote_id;
  const marks = [
    ...(compared.isCheapest ? [t("compare.cheapest")] : []),
    ...(compared.isFastest ? [t("compare.fastest")] : []),
    ...(compared.isGreenest ? [t("compare.greenest")] : []),
  ];
  return (
    <li className={styles["offer"]} data-chosen={isChosen || undefined} data-testid="offer">
      <div className={styles["head"]}>
        <div>
          <bdi className={classes.strong}>{answer.companyName}</bdi>
          <Text size="sm" c="dimmed">
            <bdi>{nameOf(offer)}</bdi>
          </Text>
        </div>
        <OfferTotal offer={offer} terms={terms} />
      </div>
      {marks.length === 0 && !isChosen ? null : (
        <div className={styles["marks"]}>
          {isChosen ? <Badge color="green">{t("compare.yours")}</Badge> : null}
          {marks.map((mark) => (
            <Badge key={mark} variant="light" color="ink">
              {mark}
            </Badge>
          ))}
        </div>
      )}
      <OfferFacts offer={offer} />
      {answer.mayAccept ? (
        <Button
          fullWidth
          mih={44}
          aria-label={t("action.acceptOf", { option: nameOf(offer), company: answer.companyName })}
          onClick={onAccept}
        >
          {t("action.accept")}
        </Button>
      ) : null}
    </li>
  );
}

/** The total in the common currency, and below it the price of a unit of weight, or what it was converted from. */
function OfferTotal({ offer: { option, compared }, terms }: Pick<OfferProps, "offer" | "terms">) {
  const { t } = useTranslation("sent-request");
  const language = useLanguage();
  const { total, perUnit, rate } = compared;
  const own = formatMoney(option.sellTotal, option.currency, language);
  return (
    <div className={styles["total"]}>
      <bdi className={styles["figure"]}>
        {total === null ? own : formatMoney(total, terms.currency, language)}
      </bdi>
      {perUnit === null ? null : (
        <Text size="xs" c="dimmed">
          {t("compare.perUnit", {
            amount: formatMoney(perUnit, terms.currency, language),
            unit: terms.weightUnit,
          })}
        </Text>
      )}
      {rate === null && total !== null ? null : (
        <Text size="xs" c="dimmed">
          {rate === null
            ? t("compare.noRate")
            : t("compare.converted", {
                amount: own,
                rate: formatNumber(rate.rate, language, [2, 6]),
                date: formatDate(rate.asOf, language, "short"),
              })}
        </Text>
      )}
    </div>
  );
}

/** Transit, what is included and what is not, validity and emission. */
function OfferFacts({ offer: { option, compared, quotation } }: Pick<OfferProps, "offer">) {
  const { t } = useTranslation("sent-request");
  const language = useLanguage();
  const transit = useTransitText();
  const travel = useTravelText();
  const names = (services: typeof compared.services) =>
    new Intl.ListFormat(language).format(services.map((service) => t(`service.${service}`)));
  const days = travel(option);
  const facts = [
    {
      label: t("compare.travel"),
      value: [transit(option.transit_days), ...(days === null ? [] : [days])].join(" · "),
    },
    {
      label: t("compare.included"),
      value: compared.services.length === 0 ? t("compare.airOnly") : names(compared.services),
    },
    { label: t("compare.validUntil"), value: formatDate(quotation.validUntil, language) },
    ...(option.co2Kg === ""
      ? []
      : [
          {
            label: t("compare.co2"),
            value: `${formatNumber(String(Math.round(Number(option.co2Kg))), language)} kg`,
          },
        ]),
  ];
  return (
    <>
      <FactRows facts={facts} className={styles["facts"]} />
      {compared.missing.length === 0 ? null : (
        <Text size="sm" className={classes.soon ?? ""}>
          {t("compare.missing", { names: names(compared.missing) })}
        </Text>
      )}
    </>
  );
}
