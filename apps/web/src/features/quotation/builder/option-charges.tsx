import type { askFloorApproval, ListedOption, PricedRequest, QuoteOption } from "@kilolane/contract";
import { Button, Loader, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { EndpointBody } from "../../../lib/api/call-endpoint.ts";
import { optionQuery } from "../queries.ts";
import { FloorQuestionNote } from "./floor-question-note.tsx";
import { useAskedEdits } from "./use-asked-edits.ts";
import type { UnsettledEdits } from "./use-unsettled-edits.ts";
import { BandTable, ChargeTable, ExchangeNotes } from "../components/charge-table.tsx";
import { CalculationTrace, PriceReason } from "../components/price-reason.tsx";
import { LazyMarginReason } from "../components/lazy-margin-reason.tsx";
import { AskAtFloor, MarginEditor, ReasonField } from "./margin-editor.tsx";
import classes from "./option-charges.module.css";
import { SellAmount } from "./sell-amount.tsx";

// Fetched by the first price that needs an admin's leave.
const AskApproval = lazyPart(async () => import("../components/ask-approval.tsx"), null, ["margin"]);

export interface OptionChargesProps {
  readonly option: ListedOption;
  readonly requestId: string;
  /** version of the request that the figures belong to */
  readonly version: number;
  readonly floorPercent: string;
  readonly onPriced: (priced: PricedRequest) => void;
  readonly unsettled: UnsettledEdits;
}

/** Every line of an option with buy and sell, the margin in place, the weight breaks and the calculation. */
export function OptionCharges(props: OptionChargesProps) {
  const { t } = useTranslation("quotation");
  const { option, requestId, version } = props;
  const address = { requestId, version, quoteId: option.quote_id };
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...optionQuery(address),
    placeholderData: keepPreviousData,
  });
  if (data !== undefined) return <LoadedCharges {...props} option={data} isOld={isPlaceholderData} />;
  return (
    <div className={classes.state} role={isError ? "alert" : "status"}>
      {isError ? <Text size="sm">{t("option.failed")}</Text> : <Loader size="sm" />}
      {isError ? (
        <Button size="compact-sm" variant="light" onClick={() => void refetch()}>
          {t("option.retry")}
        </Button>
      ) : null}
    </div>
  );
}

/** The margin, or the amount typed over, that an admin is asked for. */
type AskedPrice = Pick<EndpointBody<typeof askFloorApproval>, "margin" | "sell">;

interface LoadedChargesProps extends OptionChargesProps {
  readonly option: QuoteOption;
  /** the figures are those of the version before, until the new ones are there */
  readonly isOld: boolean;
}

function LoadedCharges({
  option,
  requestId,
  floorPercent,
  onPriced,
  unsettled: { register },
  isOld,
}: LoadedChargesProps) {
  const { quote_id: quoteId } = option;
  const [asked, setAsked] = useState<AskedPrice | null>(null);
  const edits = useAskedEdits(requestId, quoteId, onPriced);
  const percent = option.floorPercent ?? floorPercent;
  const { sellFloor } = edits;
  const flush = useRef<(() => void) | null>(null);
  const keepFlush = useCallback((send: (() => void) | null) => {
    flush.current = send;
  }, []);
  const isStored = useRef(edits.isStored);
  useEffect(() => {
    isStored.current = edits.isStored;
  });
  useEffect(
    () =>
      register(quoteId, async () => {
        flush.current?.();
        return isStored.current();
      }),
    [quoteId, register],
  );
  return (
    <div className={classes.grid} aria-busy={isOld} data-old={isOld || undefined}>
      <div className={classes.charges}>
        <ChargeTable
          option={option}
          renderSell={(line) => (
            <SellAmount
              line={line}
              currency={option.currency}
              problem={edits.sellProblem(line.code)}
              onChange={(amount) => edits.setSell(line.code, amount)}
            />
          )}
        />
        {sellFloor?.refusal === "approval" ? (
          <AskAtFloor
            floorPercent={percent}
            onAsk={() => setAsked({ sell: [{ code: sellFloor.code, amount: sellFloor.amount }] })}
          />
        ) : null}
        {sellFloor?.refusal === "reason" ? (
          <ReasonField
            floorPercent={percent}
            isAsked
            onGiven={(reason) => edits.setSell(sellFloor.code, sellFloor.amount, reason)}
          />
        ) : null}
        <ExchangeNotes option={option} />
        <PriceReason option={option} />
        <LazyMarginReason option={option} />
      </div>
      <div className={classes.side}>
        <MarginEditor
          margin={option.margin}
          belowFloor={option.belowFloor}
          floorPercent={percent}
          currency={option.currency}
          problem={edits.problem}
          floorRefusal={edits.floor}
          onChange={edits.setMargin}
          onAsk={({ kind, value, least }) => setAsked({ margin: { kind, value, least } })}
          onTyping={keepFlush}
        />
        <FloorQuestionNote question={edits.question} />
        <BandTable option={option} />
      </div>
      <CalculationTrace option={option} />
      {asked === null ? null : (
        <AskApproval
          asked={{ requestId, quoteId, ...asked }}
          onAsked={edits.wait}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
