import { zodResolver } from "@hookform/resolvers/zod";
import { memberForm, type Person } from "@kilolane/contract";
import { SimpleGrid } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useNavigate, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordCard } from "../../../lib/forms/record-shell.tsx";
import { BackToList, StoredRecord } from "../../../lib/forms/stored-record.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { PERSON_TONES } from "../../../lib/people/person-state.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
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
  const desk = useMemberDesk();
  return (
    <StoredRecord
      answer={useQuery(memberQuery(id))}
      title={t("action.edit")}
      nameOf={fullName}
      back={<BackToList to={desk.listPath} label={t(`title.${desk.word}`)} />}
    >
      {(person) => (
        <>
          <PageHeader
            title={<bdi>{fullName(person)}</bdi>}
            lead={t(`session:role.${person.role}`)}
            badges={<StatusBadge tone={PERSON_TONES[person.state]} label={t(`state.${person.state}`)} />}
            actions={<MemberActions person={person} />}
          />
          <EditForm key={person.id} person={person} />
        </>
      )}
    </StoredRecord>
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
