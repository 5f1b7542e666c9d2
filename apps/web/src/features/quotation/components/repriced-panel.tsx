import type { PricedRequest, QuoteOption } from "@kilolane/contract";
import { Alert, Button, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatPercent } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import classes from "./repriced-panel.module.css";

type Repriced = Pick<
  QuoteOption,
  "quote_id" | "airline" | "sellTotal" | "marginPercent" | "currency" | "was"
>;
type Former = NonNullable<QuoteOption["was"]>;

/** What a person answers to a new price. */
export interface PriceAnswer {
  readonly repriced: "take" | "keep";
  readonly reason?: string;
}

interface RepricedPanelProps {
  readonly options: readonly Repriced[];
  readonly gone: PricedRequest["gone"];
  /** what the server says to an answer that it refused */
  readonly problem?: string | null;
  /** the former price is below the floor now: an admin may keep it with a reason */
  readonly asksReason?: boolean;
  readonly isSaving: boolean;
  /** absent where the prices may not be changed */
  readonly onChoose?: ((quoteId: string, answer: PriceAnswer) => void) | undefined;
}

/** Old against new of every option that was decided on and came out otherwise when it was priced again. */
export function RepricedPanel({
  options,
  gone,
  problem = null,
  asksReason = false,
  isSaving,
  onChoose,
}: RepricedPanelProps) {
  // each option is kept for a reason of its own: that of one says nothing of another
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState("");
  const keep = (quoteId: string) => {
    setTried(quoteId);
    const reason = (reasons[quoteId] ?? "").trim();
    onChoose?.(quoteId, { repriced: "keep", ...(reason === "" ? {} : { reason }) });
  };
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const changed = options.flatMap((option) =>
    option.was === undefined ? [] : [{ option, was: option.was }],
  );
  if (changed.length === 0 && gone.length === 0) return null;
  return (
    <Alert color="amber" title={t("repriced.title")} data-testid="repriced">
      <ul className={classes.list}>
        {changed.map(({ option, was }) => (
          <li key={option.quote_id} className={classes.row} data-testid="repriced-option">
            <bdi className={classes.name}>{option.airline?.name}</bdi>
            <Compared option={option} was={was} />
            {onChoose === undefined ? null : (
              <span className={classes.actions}>
                <Button
                  size="compact-sm"
                  loading={isSaving}
                  onClick={() => onChoose(option.quote_id, { repriced: "take" })}
                >
                  {t("repriced.take", { amount: formatMoney(option.sellTotal, option.currency, language) })}
                </Button>
                {was.currency === option.currency && was.sellTotal !== option.sellTotal ? (
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={isSaving}
                    onClick={() => keep(option.quote_id)}
                  >
                    {t("repriced.keep", { amount: formatMoney(was.sellTotal, was.currency, language) })}
                  </Button>
                ) : null}
              </span>
            )}
            <Lost was={was} />
          </li>
        ))}
        {gone.map((option) => (
          <li key={option.quote_id} className={classes.row}>
            {t("repriced.gone", {
              airline: option.airline,
              amount: formatMoney(option.sellTotal, option.currency, language),
            })}
          </li>
        ))}
      </ul>
      {asksReason ? (
        <TextInput
          mt="xs"
          size="sm"
          label={t("margin.reason")}
          error={problem}
          value={reasons[tried] ?? ""}
          onChange={(event) => setReasons({ ...reasons, [tried]: event.currentTarget.value })}
        />
      ) : null}
      {problem === null || asksReason ? null : (
        <Text size="sm" c="red" role="alert">
          {problem}
        </Text>
      )}
    </Alert>
  );
}

function Compared({ option, was }: { readonly option: Repriced; readonly was: Former }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const figures = (price: Pick<Former, "sellTotal" | "currency" | "marginPercent">) =>
    `${formatMoney(price.sellTotal, price.currency, language)} · ${formatPercent(price.marginPercent, language)}`;
  return (
    <span className={classes.figures}>
      <span>
        {t("repriced.was")} <bdi>{figures(was)}</bdi>
      </span>
      <span>
        {t("repriced.now")} <bdi>{figures(option)}</bdi>
      </span>
    </span>
  );
}

type LostKind = Former["lost"][number]["kind"];

const LOST_PHRASES = {
  "typed-amount": "repriced.lostAmount",
  margin: "repriced.lostMargin",
  "floor-approval": "repriced.lostApproval",
  "pickup-carrier": "repriced.lostPickup",
  "delivery-carrier": "repriced.lostDelivery",
} as const satisfies Record<LostKind, string>;

/** What of the decision has no place in the new price. */
function Lost({ was }: { readonly was: Former }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  if (was.lost.length === 0) return null;
  return (
    <ul className={classes.lost}>
      {was.lost.map(({ kind, label, amount, currency }) => (
        <li key={`${kind}${label}`}>
          {t(LOST_PHRASES[kind], {
            line: label,
            carrier: label,
            currency,
            amount: amount === "" ? "" : formatMoney(amount, currency, language),
          })}
        </li>
      ))}
    </ul>
  );
}
