import type { OtherShipment } from "@kilolane/contract";
import { Alert } from "@mantine/core";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatNames } from "../../../lib/format/names.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";

interface OtherShipmentNoteProps {
  readonly shipment: OtherShipment;
  /** whose words it is in: what the client asked for, what the desk prices, what that forwarder offered */
  readonly of: "clientAsked" | "deskPriced" | { readonly company: string };
}

/** The shipment that differs from the one on the screen, in one line, and in what it does. */
export default function OtherShipmentNote({ shipment, of }: OtherShipmentNoteProps) {
  const { t } = useTranslation("asked");
  const text = useCodeText("quotation");
  const language = useLanguage();
  const { fromAirport, toAirport, readyDate, typeOfGoods, pieces, grossWeight, weightUnit, differs } =
    shipment;
  const { figure, unit } = formatWeight(grossWeight, weightUnit, language);
  const facts = [
    t("ready", { date: formatDate(readyDate, language) }),
    text("goodsType", typeOfGoods),
    t("pieces", { count: pieces }),
    `${figure} ${unit}`,
  ];
  const parts = differs.map((part) => t(`part.${part}`));
  return (
    <Alert
      variant="light"
      title={typeof of === "string" ? t(of) : t("forwarderPriced", of)}
      role="note"
      data-testid="other-shipment"
    >
      <bdi dir="ltr">{`${fromAirport} → ${toAirport}`}</bdi>
      {facts.map((fact) => (
        <span key={fact}>
          {" · "}
          <bdi>{fact}</bdi>
        </span>
      ))}
      <div>{t("differs", { parts: formatNames(parts, language) })}</div>
    </Alert>
  );
}
