import type { QuotationCard as Card } from "@kilolane/contract";
import { Modal, TextInput, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { TONE_OF_STATUS } from "../../../lib/quotations/status-tone.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { attachableQuery } from "../queries.ts";
import classes from "./chat.module.css";
import lists from "./rooms.module.css";

interface QuotationChoiceProps {
  readonly roomId: string;
  readonly onChoose: (card: Card) => void;
  readonly onClose: () => void;
}

/** Chooses one of the client's quotations to attach. */
export default function QuotationChoice({ roomId, onChoose, onClose }: QuotationChoiceProps) {
  const { t } = useTranslation(["chat", "quotation", "state"]);
  const language = useLanguage();
  const [search, setSearch] = useState("");
  const { data } = useQuery(attachableQuery(roomId, search));
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("card.pick")}
      closeButtonProps={{ "aria-label": t("state:close") }}
    >
      <TextInput
        data-autofocus
        aria-label={t("card.search")}
        placeholder={t("card.search")}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {data?.length === 0 ? <p className={classes["quiet"]}>{t("card.none")}</p> : null}
      <ul className={lists["picks"]}>
        {(data ?? []).map((card) => (
          <li key={card.quotationId}>
            <UnstyledButton className={lists["pick"] ?? ""} onClick={() => onChoose(card)}>
              <span className={classes["cardLine"]}>
                <strong>
                  <bdi>{card.number}</bdi>
                </strong>
                {card.status === null ? null : (
                  <StatusBadge
                    tone={TONE_OF_STATUS[card.status]}
                    label={t(`quotation:status.${card.status}`)}
                  />
                )}
              </span>
              <span className={classes["cardLine"]}>
                <bdi dir="ltr">{`${card.fromAirport} – ${card.toAirport}`}</bdi>
                <span>{formatMoney(card.sellTotal, card.currency, language)}</span>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
