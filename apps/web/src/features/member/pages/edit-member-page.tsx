import { zodResolver } from "@hookform/resolvers/zod";
import { memberForm, type Person } from "@kilolane/contract";
import { Button, SimpleGrid } from "@mantine/core";
import { IconPlugConnectedX } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordCard } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { PERSON_TONES } from "../../../lib/people/person-state.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { MemberActions } from "../components/member-actions.tsx";
import { PersonFields, PhoneField } from "../components/person-fields.tsx";
import { useMemberDesk } from "../member-desk.ts";
import { formOf, fullName, MEMBER_FIELDS, type MemberForm } from "../member-form.ts";
import { MEMBER_READS, memberQuery, storePerson } from "../queries.ts";

/** One person of the company: names and phone, and whether they may come in. */
export default function EditMemberPage() {
  const { t } = useTranslation(["member", "session"]);
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(memberQuery(id));
  usePageTitle(data === undefined ? t("action.edit") : fullName(data));
  if (data === undefined) {
    return error === null ? <LoadingPanel /> : <Failed error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <PageHeader
        title={<bdi>{fullName(data)}</bdi>}
        lead={t(`session:role.${data.role}`)}
        badges={<StatusBadge tone={PERSON_TONES[data.state]} label={t(`state.${data.state}`)} />}
        actions={<MemberActions person={data} />}
      />
      <EditForm key={data.id} person={data} />
    </>
  );
}

function EditForm({ person }: { readonly person: Person }) {
  const { t } = useTranslation("member");
  const desk = useMemberDesk();
  const fieldText = useFieldText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const record = useRecordForm({
    defaultValues: formOf(person),
    resolver: zodResolver(memberForm),
    fields: MEMBER_FIELDS,
    record: {
      stored: person,
      getNow: async ({ id }) => queries.fetchQuery({ ...memberQuery(id), staleTime: 0 }),
      valuesOf: formOf,
    },
    save: async (values: MemberForm, seen: Person = person) =>
      storePerson(seen.id, { ...values, version: seen.version }),
    invalidates: MEMBER_READS,
    done: t("toast.updated"),
    onSaved: () => navigate(desk.listPath),
  });
  const { form } = record;
  const { errors } = form.formState;
  const countryCode = useWatch({ control: form.control, name: "countryCode" });
  return (
    <RecordCard
      record={record}
      submitLabel={t("action.save")}
      cancelLabel={t("action.cancel")}
      cancelTo={desk.listPath}
    >
      <OvertakenAlert overtaken={record.overtaken} labelOf={(field) => t(`field.${field}`)} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PersonFields
          first={{ field: form.register("firstName"), error: fieldText(errors.firstName) }}
          last={{ field: form.register("lastName"), error: fieldText(errors.lastName) }}
          email={{ fixed: person.email }}
        />
        <PhoneField
          field={form.register("mobile")}
          error={fieldText(errors.mobile)}
          country={countryCode}
          onCountry={(code) => form.setValue("countryCode", code)}
        />
      </SimpleGrid>
    </RecordCard>
  );
}

interface FailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function Failed({ error, onRetry }: FailedProps) {
  const { t } = useTranslation(["member", "state"]);
  const desk = useMemberDesk();
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <StatePanel
      role="alert"
      headingOrder={1}
      icon={<IconPlugConnectedX size={34} stroke={1.4} aria-hidden />}
      title={isUnknown ? error.title : t("state:failed.title")}
      text={isUnknown ? error.detail : t("state:failed.text")}
      action={
        isUnknown ? (
          <Button component={Link} to={desk.listPath} variant="default">
            {t(`title.${desk.word}`)}
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
