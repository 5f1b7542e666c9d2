import type { TruckingCarrierRecord } from "@kilolane/contract";
import { IconTruck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryState } from "nuqs";
import { useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { EditRecordPage } from "../../../lib/forms/record-pages.tsx";
import { BackToList, StoredRecord } from "../../../lib/forms/stored-record.tsx";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { CARRIER_FIELDS } from "../carrier-form.ts";
import { CarrierFormBody } from "../components/carrier-form-body.tsx";
import { CarrierProposals } from "../components/carrier-proposals.tsx";
import { ProposalPage } from "../components/proposal-page.tsx";
import { CARRIER_READS, carrierQuery, removeCarrier } from "../queries.ts";
import { useCarrierForm } from "../use-carrier-form.ts";

/** One trucking carrier: what is kept of it, changed or deleted; a proposal for it stands in its place. */
export default function EditCarrierPage() {
  const [proposal, setProposal] = useQueryState("proposal", parseAsString.withOptions({ history: "push" }));
  return proposal === null ? (
    <Carrier />
  ) : (
    <ProposalPage id={proposal} onBack={() => void setProposal(null)} />
  );
}

function Carrier() {
  const { t } = useTranslation("trucking-carrier");
  const { id = "" } = useParams();
  const title = t("title");
  return (
    <StoredRecord
      answer={useQuery(carrierQuery(id))}
      title={title}
      nameOf={(carrier) => carrier.name}
      icon={IconTruck}
      back={<BackToList to={forwarderHref(useDesk(), "trucking/list/view")} label={title} />}
    >
      {(carrier) => <EditForm key={carrier.id} carrier={carrier} />}
    </StoredRecord>
  );
}

function EditForm({ carrier }: { readonly carrier: TruckingCarrierRecord }) {
  const { t } = useTranslation("trucking-carrier");
  const { record, listPath } = useCarrierForm(carrier);
  return (
    <EditRecordPage
      area="trucking-carrier"
      record={record}
      listPath={listPath}
      stored={carrier}
      remove={removeCarrier}
      reads={CARRIER_READS}
    >
      <OvertakenAlert
        overtaken={record.overtaken}
        labelOf={(field) => {
          const top = CARRIER_FIELDS.find((name) => name === field);
          return top === undefined ? "" : t(`field.${top}`);
        }}
        textOf={(_field, value) =>
          typeof value === "object" && value !== null ? t("changedThere") : undefined
        }
      />
      <CarrierProposals id={carrier.id} />
      <CarrierFormBody form={record.form} />
    </EditRecordPage>
  );
}
