import { zodResolver } from "@hookform/resolvers/zod";
import { createInquirer, type Inquirer, inquirerForm, saveInquirerAsNew } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconUserQuestion } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { sayRefusal, useSaveWith } from "../../../lib/api/use-save.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordCard } from "../../../lib/forms/record-shell.tsx";
import { showRefusals } from "../../../lib/forms/show-refusals.ts";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { HeldMerges } from "../components/held-merges.tsx";
import { InquirerFields } from "../components/inquirer-fields.tsx";
import { INQUIRER_FIELDS, type InquirerForm, storedInquirerForm } from "../inquirer-form.ts";
import { INQUIRER_LIST_READS, storedInquirerQuery } from "../list-queries.ts";

/** One inquirer: what is noted, and which duplicates were merged into it. */
export default function EditInquirerPage() {
  const { t } = useTranslation("inquirer");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(storedInquirerQuery(id));
  usePageTitle(data === undefined ? t("editTitle") : data.companyName);
  if (data === undefined)
    return error === null ? <LoadingPanel /> : <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <EditForm key={data.id} inquirer={data} />
      <HeldMerges id={data.id} />
    </>
  );
}

function EditForm({ inquirer }: { readonly inquirer: Inquirer }) {
  const { t } = useTranslation("inquirer");
  const desk = useDesk();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const listPath = forwarderHref(desk, "quote-inquirer/list/view");
  const record = useRecordForm({
    defaultValues: storedInquirerForm(inquirer),
    resolver: zodResolver(inquirerForm),
    fields: INQUIRER_FIELDS,
    record: {
      stored: inquirer,
      getNow: async ({ id }) => queries.fetchQuery({ ...storedInquirerQuery(id), staleTime: 0 }),
      valuesOf: storedInquirerForm,
    },
    save: async (body: InquirerForm, { id, version }: Inquirer = inquirer) =>
      callEndpoint(createInquirer, { body: { ...body, id, version } }),
    invalidates: INQUIRER_LIST_READS,
    done: t("updated"),
    guardsLeave: true,
    onSaved: () => navigate(listPath),
  });
  const { form } = record;
  const copy = useSaveWith(
    async (body: InquirerForm) => callEndpoint(saveInquirerAsNew, { body: { ...body, id: inquirer.id } }),
    {
      invalidates: INQUIRER_LIST_READS,
      done: t("copied"),
      onSaved: () => navigate(listPath),
      onRefused: (refusal) => {
        if (!showRefusals(form, refusal, INQUIRER_FIELDS)) sayRefusal(refusal);
      },
    },
  );
  return (
    <>
      <PageHeader
        title={<bdi>{inquirer.companyName}</bdi>}
        lead={t("editTitle")}
        actions={
          <Button
            variant="default"
            loading={copy.isPending}
            onClick={() => void form.handleSubmit((values) => copy.mutate(values))()}
          >
            {t("saveAsNew")}
          </Button>
        }
      />
      <RecordCard record={record} submitLabel={t("save")} cancelLabel={t("cancel")} cancelTo={listPath}>
        <OvertakenAlert overtaken={record.overtaken} labelOf={(field) => t(field)} />
        <InquirerFields form={form} />
      </RecordCard>
    </>
  );
}

interface FailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function Failed({ error, onRetry }: FailedProps) {
  const { t } = useTranslation(["inquirer", "state"]);
  const listPath = forwarderHref(useDesk(), "quote-inquirer/list/view");
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <StatePanel
      role="alert"
      headingOrder={1}
      icon={<IconUserQuestion size={34} stroke={1.4} aria-hidden />}
      title={isUnknown ? error.title : t("state:failed.title")}
      text={isUnknown ? error.detail : t("state:failed.text")}
      action={
        isUnknown ? (
          <Button component={Link} to={listPath} variant="default">
            {t("list.title")}
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
