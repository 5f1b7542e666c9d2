import type { QuotationDetail, ShipmentDetail } from "@kilolane/contract";
import { Alert, Anchor, Button, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { forwarderPath } from "../../../lib/paths/href.ts";
import { MilestoneTimeline } from "../../../lib/tracking/milestone-timeline.tsx";
import { awbText, quotationShipmentQuery, SHIPMENT_READS, storeAwb } from "../../tracking/queries.ts";
import { useDesk } from "../use-desk.ts";
import cards from "../../../ui/card.module.css";
import classes from "./saved-quotation.module.css";

/** The shipment of an accepted quotation: its air waybill and what happened to it. */
export default function QuotationTracking({ quotation_id: id }: Pick<QuotationDetail, "quotation_id">) {
  const { t } = useTranslation("tracking");
  const desk = useDesk();
  const { data } = useQuery(quotationShipmentQuery(id));
  if (data === undefined) return null;
  const { shipment } = data;
  return (
    <section className={cards.snugCard} aria-label={t("title")}>
      <h2 className={classes.title}>{t("title")}</h2>
      {shipment === null || shipment.expectedPrefix === null ? null : (
        <Alert color="amber">
          {t("prefix", { airline: shipment.airline, prefix: shipment.expectedPrefix })}
        </Alert>
      )}
      <AwbForm key={shipment?.version ?? 0} quotationId={id} shipment={shipment} />
      {shipment === null ? null : (
        <>
          {shipment.milestones.length === 0 ? <Text size="sm">{t("none")}</Text> : null}
          <MilestoneTimeline milestones={shipment.milestones} />
          <Anchor component={Link} size="sm" to={`${forwarderPath(desk, "tracking")}?search=${shipment.awb}`}>
            {t("action.all")}
          </Anchor>
        </>
      )}
    </section>
  );
}

interface AwbFormProps {
  readonly quotationId: string;
  readonly shipment: ShipmentDetail | null;
}

function AwbForm({ quotationId, shipment }: AwbFormProps) {
  const { t } = useTranslation("tracking");
  const record = useRecordForm({
    defaultValues: { awb: shipment === null ? "" : awbText(shipment.awb) },
    mode: "onSubmit",
    fields: ["awb"],
    save: async ({ awb }: { readonly awb: string }) => storeAwb(quotationId, awb, shipment?.version ?? 0),
    invalidates: SHIPMENT_READS,
    done: t("toast.awb"),
  });
  return (
    <RecordForm record={record}>
      <TextInput
        label={t("field.awb")}
        placeholder="020-1234 5675"
        dir="ltr"
        autoComplete="off"
        inputMode="numeric"
        error={record.errorOf("awb")}
        {...record.form.register("awb")}
      />
      <Button type="submit" size="compact-sm" mt="xs" loading={record.isPending} disabled={!record.isDirty}>
        {t("action.save")}
      </Button>
    </RecordForm>
  );
}
