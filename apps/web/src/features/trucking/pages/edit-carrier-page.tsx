import type { TruckingCarrierRecord } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconTruck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordCard } from "../../../lib/forms/record-shell.tsx";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { RecordDeleteDialog } from "../../../lib/forms/record-delete-dialog.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { CARRIER_FIELDS } from "../carrier-form.ts";
import { CarrierFormBody } from "../components/carrier-form-body.tsx";
import { CARRIER_READS, carrierQuery, removeCarrier } from "../queries.ts";
import { useCarrierForm } from "../use-carrier-form.ts";

/** One trucking carrier: what is kept of it, changed or deleted. */
export default function EditCarrierPage() {
  const { t } = useTranslation("trucking-carrier");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(carrierQuery(id));
  usePageTitle(data === undefined ? t("title") : data.name);
  if (data === undefined)
    return error === null ? <LoadingPanel /> : <Failed error={error} onRetry={() => void refetch()} />;
  return <EditForm key={data.id} carrier={data} />;
}

function EditForm({ carrier }: { readonly carrier: TruckingCarrierRecord }) {
  const { t } = useTranslation("trucking-carrier");
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const { record, listPath } = useCarrierForm(carrier);
  return (
    <>
      <PageHeader
        title={<bdi>{carrier.name}</bdi>}
        lead={t("title")}
        actions={
          <Button variant="default" color="red" onClick={() => setLeaving(true)}>
            {t("action.delete")}
          </Button>
        }
      />
      <RecordCard
        record={record}
        submitLabel={t("action.save")}
        cancelLabel={t("action.cancel")}
        cancelTo={listPath}
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
        <CarrierFormBody form={record.form} />
      </RecordCard>
      {isLeaving ? (
        <RecordDeleteDialog
          area="trucking-carrier"
          record={carrier}
          name={carrier.name}
          remove={removeCarrier}
          reads={CARRIER_READS}
          onClose={() => setLeaving(false)}
          onDeleted={() => navigate(listPath)}
        />
      ) : null}
    </>
  );
}

interface FailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function Failed({ error, onRetry }: FailedProps) {
  const { t } = useTranslation(["trucking-carrier", "state"]);
  const listPath = forwarderHref(useDesk(), "trucking/list/view");
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <StatePanel
      role="alert"
      headingOrder={1}
      icon={<IconTruck size={34} stroke={1.4} aria-hidden />}
      title={isUnknown ? error.title : t("state:failed.title")}
      text={isUnknown ? error.detail : t("state:failed.text")}
      action={
        isUnknown ? (
          <Button component={Link} to={listPath} variant="default">
            {t("title")}
          </Button>
        ) : (
          <Button variant="default" onClick={onRetry}>
            {t("state:retry")}
          </Button>
        )
      }
    />
  );
}
