import { zodResolver } from "@hookform/resolvers/zod";
import { createInquirer, type Inquirer, inquirerForm, saveInquirerAsNew } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconUserQuestion } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { sayRefusal, useSaveWith } from "../../../lib/api/use-save.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordCard } from "../../../lib/forms/record-shell.tsx";
import { showRefusals } from "../../../lib/forms/show-refusals.ts";
import { BackToList, StoredRecord } from "../../../lib/forms/stored-record.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { HeldMerges } from "../components/held-merges.tsx";
import { InquirerFields } from "../components/inquirer-fields.tsx";
import { INQUIRER_FIELDS, type InquirerForm, storedInquirerForm } from "../inquirer-form.ts";
import { INQUIRER_LIST_READS, storedInquirerQuery } from "../list-queries.ts";

/** One inquirer: what is noted, and which duplicates were merged into it. */
export default function EditInquirerPage() {
  const { t } = useTranslation("inquirer");
  const { id = "" } = useParams();
  return (
    <StoredRecord
      answer={useQuery(storedInquirerQuery(id))}
      title={t("editTitle")}
      nameOf={(inquirer) => inquirer.companyName}
      icon={IconUserQuestion}
      back={<BackToList to={forwarderHref(useDesk(), "quote-inquirer/list/view")} label={t("list.title")} />}
    >
      {(inquirer) => (
        <>
          <EditForm key={inquirer.id} inquirer={inquirer} />
          <HeldMerges id={inquirer.id} />
        </>
      )}
    </StoredRecord>
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
