import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ReceivedFrame } from "../received/received-frame.tsx";
import { PartHead } from "../received/part-head.tsx";
import { ShipmentCard } from "../saved/shipment-card.tsx";

/** The goods of one quotation: lane, weights, lines as they were typed. */
export default function GoodsDetailsPage() {
  const { t } = useTranslation("client");
  const title = t("part.goods");
  return (
    <ReceivedFrame part={title}>
      {(quotation) => (
        <>
          <PartHead quotation={quotation} title={title} />
          <ShipmentCard quotation={quotation} />
        </>
      )}
    </ReceivedFrame>
  );
}
