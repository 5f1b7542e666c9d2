import type { QuoteOption } from "@kilolane/contract";
import { Badge, Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCheck, IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { BandTable, ChargeTable, ExchangeNotes } from "../components/charge-table.tsx";
import { LazyMarginReason } from "../components/lazy-margin-reason.tsx";
import { CalculationTrace, PriceReason } from "../components/price-reason.tsx";
import { OptionFacts, OptionHints, OptionIdentity, OptionPrice } from "../builder/option-card.tsx";
import card from "../builder/option-card.module.css";
import charges from "../builder/option-charges.module.css";
import classes from "./saved-quotation.module.css";

interface SavedOptionProps {
  readonly option: QuoteOption;
  readonly place: number;
  readonly floorPercent: string;
  /** the client took this one */
  readonly isTaken: boolean;
  readonly isOpenAtFirst: boolean;
}

/** An option of a stored version: the same look as where it was chosen, nothing in it can be changed. */
export function SavedOption({ option, place, floorPercent, isTaken, isOpenAtFirst }: SavedOptionProps) {
  const { t } = useTranslation("quotation");
  const [isOpen, open] = useDisclosure(isOpenAtFirst);
  return (
    <article
      className={isTaken ? card.chosen : card.card}
      aria-label={option.airline?.name ?? ""}
      data-testid="saved-option"
    >
      <div className={card.line}>
        <span className={card.place}>{String(place)}</span>
        <OptionIdentity option={option} />
        <OptionFacts option={option} />
        <OptionPrice option={option} floorPercent={option.floorPercent ?? floorPercent} />
        <div className={card.actions}>
          {isTaken ? (
            <Badge color="green" variant="light" tt="none" leftSection={<IconCheck size={14} aria-hidden />}>
              {t("detail.taken")}
            </Badge>
          ) : null}
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={isOpen}
            rightSection={isOpen ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
            onClick={open.toggle}
          >
            {isOpen ? t("option.hide") : t("option.details")}
          </Button>
        </div>
        <OptionHints option={option} />
      </div>
      {option.remarks === "" ? null : (
        <Text size="sm" mt="xs" className={classes.words}>
          {option.remarks}
        </Text>
      )}
      {isOpen ? (
        <div className={charges.grid}>
          <div className={charges.charges}>
            <ChargeTable option={option} />
            <ExchangeNotes option={option} />
            <PriceReason option={option} />
            <LazyMarginReason option={option} />
          </div>
          <div className={charges.side}>
            <BandTable option={option} />
          </div>
          <CalculationTrace option={option} />
        </div>
      ) : null}
    </article>
  );
}
