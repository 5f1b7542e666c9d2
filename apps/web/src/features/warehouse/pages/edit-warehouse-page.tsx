import { zodResolver } from "@hookform/resolvers/zod";
import { type Warehouse, warehouseForm } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconBuildingWarehouse } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordCard } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { RecordDeleteDialog } from "../../../lib/forms/record-delete-dialog.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { WarehouseFields } from "../components/warehouse-fields.tsx";
import { removeWarehouse, storeWarehouse, WAREHOUSE_READS, warehouseQuery } from "../queries.ts";
import { formOf, WAREHOUSE_FIELDS } from "../warehouse-form.ts";

/** One warehouse: what is noted, changed or deleted. */
export default function EditWarehousePage() {
  const { t } = useTranslation("warehouse");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(warehouseQuery(id));
  usePageTitle(data === undefined ? t("title") : data.name);
  if (data === undefined)
    return error === null ? <LoadingPanel /> : <Failed error={error} onRetry={() => void refetch()} />;
  return <EditForm key={data.id} warehouse={data} />;
}

function EditForm({ warehouse }: { readonly warehouse: Warehouse }) {
  const { t } = useTranslation("warehouse");
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const listPath = forwarderHref(useDesk(), "warehouses/list/view");
  const record = useRecordForm({
    defaultValues: formOf(warehouse),
    resolver: zodResolver(warehouseForm),
    fields: WAREHOUSE_FIELDS,
    record: {
      stored: warehouse,
      getNow: async ({ id }) => queries.fetchQuery({ ...warehouseQuery(id), staleTime: 0 }),
      valuesOf: formOf,
    },
    save: storeWarehouse,
    invalidates: WAREHOUSE_READS,
    done: t("toast.updated"),
    guardsLeave: true,
    onSaved: () => navigate(listPath),
  });
  return (
    <>
      <PageHeader
        title={<bdi>{warehouse.name}</bdi>}
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
        <OvertakenAlert overtaken={record.overtaken} labelOf={(field) => t(`field.${field}`)} />
        <WarehouseFields form={record.form} />
      </RecordCard>
      {isLeaving ? (
        <RecordDeleteDialog
          area="warehouse"
          record={warehouse}
          name={warehouse.name}
          remove={removeWarehouse}
          reads={WAREHOUSE_READS}
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
  const { t } = useTranslation(["warehouse", "state"]);
  const listPath = forwarderHref(useDesk(), "warehouses/list/view");
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <StatePanel
      role="alert"
      headingOrder={1}
      icon={<IconBuildingWarehouse size={34} stroke={1.4} aria-hidden />}
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
