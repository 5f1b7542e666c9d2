import type { EndpointOutput, listSendableRequests } from "@kilolane/contract";
import { Radio, Stack } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import styles from "./offers.module.css";

type Shipment = EndpointOutput<typeof listSendableRequests>["content"][number];

/** Shown without a page of their own: an older one is found in its list. */
const MOST_SHOWN = 6;

interface ShipmentChoiceProps {
  readonly shipments: readonly Shipment[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (requestId: string) => void;
}

/** Which of the priced shipments is sent: the newest, and the one that is chosen. */
export function ShipmentChoice({ shipments, value, error, onChange }: ShipmentChoiceProps) {
  const { t } = useTranslation("sent-request");
  const text = useCodeText("quotation");
  const language = useLanguage();
  const shown = shipments.filter(({ request_id }, index) => index < MOST_SHOWN || request_id === value);
  return (
    <Radio.Group label={t("send.shipment")} value={value} error={error} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {shown.map((one) => (
          <div key={one.request_id} className={styles["choice"]}>
            <Radio
              value={one.request_id}
              label={<bdi dir="ltr">{`${one.fromAirport} → ${one.toAirport}`}</bdi>}
              description={[
                t("send.pieces", { count: one.pieces }),
                text("goodsType", one.typeOfGoods),
                `${t("column.ready")}: ${formatDate(one.readyDate, language)}`,
              ].join(" · ")}
            />
          </div>
        ))}
      </Stack>
    </Radio.Group>
  );
}
