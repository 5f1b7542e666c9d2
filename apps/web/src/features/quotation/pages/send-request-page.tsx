import { askForwarders, checkSendRequest, listForwarders, listSendableRequests } from "@kilolane/contract";
import { Button, Stack, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { q } from "../../../lib/api/query.ts";
import { RecordCard } from "../../../lib/forms/record-shell.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { href } from "../../../lib/paths/href.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { ForwarderChoice } from "../asking/forwarder-choice.tsx";
import { SENT_READS } from "../asking/sent-queries.ts";
import { ShipmentChoice } from "../asking/shipment-choice.tsx";

const EVERYBODY = { query: { size: 50 } };

/** A shipper sends a shipment that it priced to forwarders, the one of the address chosen beforehand. */
export default function SendRequestPage() {
  const { t } = useTranslation("sent-request");
  const { companyId = "" } = useParams();
  const [query] = useSearchParams();
  const shipments = useQuery(q(listSendableRequests));
  const forwarders = useQuery(q(listForwarders, EVERYBODY));
  const title = t("title.send");
  usePageTitle(title);
  if (shipments.data === undefined || forwarders.data === undefined) return <LoadingPanel />;
  const found = shipments.data.content;
  return (
    <>
      <PageHeader title={title} lead={t("lead.send")} />
      {found.length === 0 ? (
        <StatePanel
          title={t("send.shipment")}
          text={t("send.noShipment")}
          action={
            <Button component={Link} to={href("/shipper/quotation/create")}>
              {t("action.create")}
            </Button>
          }
        />
      ) : (
        <SendForm
          shipments={found}
          forwarders={forwarders.data.content}
          companyId={companyId}
          requestId={query.get("request") ?? ""}
        />
      )}
    </>
  );
}

interface SendFormProps {
  readonly shipments: Parameters<typeof ShipmentChoice>[0]["shipments"];
  readonly forwarders: Parameters<typeof ForwarderChoice>[0]["forwarders"];
  readonly companyId: string;
  readonly requestId: string;
}

function SendForm({ shipments, forwarders, companyId, requestId }: SendFormProps) {
  const { t } = useTranslation("sent-request");
  const language = useLanguage();
  const navigate = useNavigate();
  const first = shipments.find(({ request_id }) => request_id === requestId) ?? shipments[0];
  const [shipment, setShipment] = useState(first?.request_id ?? "");
  const [chosen, setChosen] = useState<readonly string[]>([companyId]);
  const [note, setNote] = useState("");
  const check = useQuery({
    ...q(checkSendRequest, { params: { id: shipment } }),
    enabled: shipment !== "",
  });
  const askedIds = new Set(check.data?.sentTo.map((one) => one.companyId));
  const open = forwarders.filter((one) => chosen.includes(one.companyId) && !askedIds.has(one.companyId));
  const record = usePlainForm({
    save: async () =>
      callEndpoint(askForwarders, {
        params: { id: shipment },
        body: { companyIds: open.map((one) => one.companyId), note },
      }),
    check: () => ({
      ...(shipment === "" ? { shipment: t("send.chooseShipment") } : {}),
      ...(open.length === 0 ? { companyIds: t("send.chooseForwarder") } : {}),
    }),
    invalidates: SENT_READS,
    onSaved: ({ sentTo, notSentTo }) => {
      const names = new Intl.ListFormat(language).format(sentTo.map(({ companyName }) => companyName));
      if (sentTo.length > 0) showToast({ tone: "success", text: t("done.sent", { names }) });
      for (const { companyName, reason } of notSentTo)
        showToast({ tone: "error", text: t(`notSent.${reason}`, { company: companyName }) });
      if (sentTo.length > 0) void navigate(href("/shipper/sent-requests/details/:id", { id: shipment }));
    },
  });
  return (
    <RecordCard
      record={record}
      submitLabel={t("action.send")}
      cancelLabel={t("action.keep")}
      cancelTo={href("/shipper/forwarders")}
    >
      <Stack gap="lg">
        <ShipmentChoice
          shipments={shipments}
          value={shipment}
          error={record.errorOf("shipment")}
          onChange={setShipment}
        />
        <ForwarderChoice
          forwarders={forwarders}
          askedIds={askedIds}
          value={chosen}
          error={record.errorOf("companyIds")}
          onChange={setChosen}
        />
        <Textarea
          label={t("send.note")}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={1000}
          dir="auto"
          value={note}
          error={record.errorOf("note")}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Stack>
    </RecordCard>
  );
}
