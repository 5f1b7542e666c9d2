import type { SentRequestDetail } from "@kilolane/contract";
import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import type { ShownOffer } from "./offers.ts";
import { acceptOffer, SENT_READS } from "./sent-queries.ts";
import { useOfferName } from "./use-offer-name.ts";

const OtherShipmentNote = lazyPart(async () => import("../components/other-shipment-note.tsx"), null, [
  "asked",
]);

interface AcceptDialogProps {
  readonly request: SentRequestDetail;
  readonly offer: ShownOffer;
  readonly onClose: () => void;
}

/** Says once more what is accepted, from whom and for how much; the others can be let go with it. */
export function AcceptDialog({ request, offer, onClose }: AcceptDialogProps) {
  const { t } = useTranslation("sent-request");
  const language = useLanguage();
  const nameOf = useOfferName();
  const { answer, quotation, option } = offer;
  const others = request.answers.filter(
    ({ request_id, mayCancel }) => request_id !== answer.request_id && mayCancel,
  );
  const [endsOthers, setEndsOthers] = useState(true);
  const accept = useSaveWith(
    async () =>
      acceptOffer({
        requestId: answer.request_id,
        lockVersion: answer.lockVersion,
        quoteId: option.quote_id,
        others: endsOthers ? others.map(({ request_id, lockVersion }) => ({ request_id, lockVersion })) : [],
      }),
    { invalidates: SENT_READS, done: t("done.accepted"), onSettled: onClose },
  );
  return (
    <ConfirmDialog
      opened
      title={t("action.acceptOf", { option: nameOf(offer), company: answer.companyName })}
      text={t("ask.accept", {
        company: answer.companyName,
        option: nameOf(offer),
        total: formatMoney(option.sellTotal, option.currency, language),
      })}
      confirmLabel={t("action.accept")}
      cancelLabel={t("action.keep")}
      pending={accept.isPending}
      onConfirm={() => accept.mutate()}
      onCancel={onClose}
    >
      {quotation.priced === null ? null : (
        <OtherShipmentNote of={{ company: answer.companyName }} shipment={quotation.priced} />
      )}
      {others.length === 0 ? null : (
        <Checkbox
          label={t("ask.others")}
          checked={endsOthers}
          onChange={({ currentTarget }) => setEndsOthers(currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
