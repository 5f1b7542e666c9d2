import { type EndpointOutput, type getManagedAirport, updateAirportStatus } from "@kilolane/contract";
import { Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { useSave } from "../../../lib/api/use-save.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordDeleteDialog } from "../../../lib/forms/record-delete-dialog.tsx";
import { RecordCard } from "../../../lib/forms/record-shell.tsx";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RowButton } from "../../../ui/row-actions.tsx";
import { AirportFields } from "../components/airport-fields.tsx";
import { AIRPORT_READS, airportQuery, removeAirport } from "../queries.ts";
import { AIRPORT_LIST, useAirportForm } from "../use-airport-form.ts";

type Airport = EndpointOutput<typeof getManagedAirport>;

/** One airport is changed, closed, opened again or deleted. */
export default function EditAirportPage() {
  const { t } = useTranslation("airport");
  const { id = "" } = useParams();
  const query = useQuery(airportQuery(id.toUpperCase()));
  usePageTitle(query.data?.name ?? t("title"));
  return (
    <QueryState query={query}>{(airport) => <Editor key={airport.code} airport={airport} />}</QueryState>
  );
}

function Editor({ airport }: { readonly airport: Airport }) {
  const { t } = useTranslation("airport");
  const record = useAirportForm(airport);
  return (
    <>
      <PageHeader
        title={<bdi>{`${airport.code} · ${airport.name}`}</bdi>}
        lead={t(airport.isActive ? "form.editLead" : "form.closedLead")}
        actions={<Tools airport={airport} />}
      />
      <RecordCard
        record={record}
        submitLabel={t("action.save")}
        cancelLabel={t("action.cancel")}
        cancelTo={AIRPORT_LIST}
      >
        <OvertakenAlert overtaken={record.overtaken} labelOf={(field) => t(`field.${field}`)} />
        <AirportFields form={record.form} errorOf={record.errorOf} hasCode={false} />
      </RecordCard>
    </>
  );
}

/** Closing can be undone; deleting is for airports that nothing names. */
function Tools({ airport }: { readonly airport: Airport }) {
  const { t } = useTranslation("airport");
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const { code, version, isActive, isUsed } = airport;
  const turn = useSave(updateAirportStatus, {
    invalidates: AIRPORT_READS,
    done: t(isActive ? "toast.closed" : "toast.opened"),
  });
  return (
    <Group gap="xs">
      <RowButton
        isLarge
        label={t(isActive ? "action.close" : "action.open")}
        subject={code}
        onClick={() => turn.mutate({ params: { code }, body: { isActive: !isActive, version } })}
      />
      <RowButton
        isLarge
        tone="danger"
        label={t("action.delete")}
        subject={code}
        obstacle={isUsed ? t("used") : undefined}
        onClick={() => setLeaving(true)}
      />
      {isLeaving ? (
        <RecordDeleteDialog
          area="airport"
          record={airport}
          name={code}
          remove={removeAirport}
          reads={AIRPORT_READS}
          onClose={() => setLeaving(false)}
          onDeleted={() => navigate(AIRPORT_LIST)}
        />
      ) : null}
    </Group>
  );
}
