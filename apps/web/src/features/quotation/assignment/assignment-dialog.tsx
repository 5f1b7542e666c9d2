import { zodResolver } from "@hookform/resolvers/zod";
import { type AssignmentRule, assignmentRuleForm } from "@kilolane/contract";
import { Checkbox, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { MemberPicker } from "../../member/components/member-picker.tsx";
import { RulePlacePicker } from "../../place/components/rule-place-picker.tsx";
import { deskPeopleQuery } from "../incoming/incoming-queries.ts";
import {
  ASSIGNMENT_FIELDS,
  ASSIGNMENT_READS,
  assignmentFormOf,
  assignmentRuleQuery,
  NEW_ASSIGNMENT,
  storeAssignmentRule,
} from "./assignment-queries.ts";

interface AssignmentDialogProps {
  /** undefined: a new one */
  readonly rule: AssignmentRule | undefined;
  readonly onClose: () => void;
}

/** Enters an assignment rule, or changes one: for which requests it counts, and who gets them. */
export default function AssignmentDialog({ rule, onClose }: AssignmentDialogProps) {
  const { t } = useTranslation("assignment");
  const queries = useQueryClient();
  const people = useQuery(deskPeopleQuery);
  const isNew = rule === undefined;
  const [clientName, setClientName] = useState(rule?.clientName ?? "");
  const record = useRecordForm<z.input<typeof assignmentRuleForm>, AssignmentRule, AssignmentRule>({
    defaultValues: isNew ? NEW_ASSIGNMENT : assignmentFormOf(rule),
    resolver: zodResolver(assignmentRuleForm),
    fields: ASSIGNMENT_FIELDS,
    record: isNew
      ? undefined
      : {
          stored: rule,
          getNow: async ({ id }: AssignmentRule) =>
            queries.fetchQuery({ ...assignmentRuleQuery(id), staleTime: 0 }),
          valuesOf: assignmentFormOf,
        },
    save: storeAssignmentRule,
    invalidates: ASSIGNMENT_READS,
    done: t(isNew ? "toast.created" : "toast.updated"),
    refusalsAt: "head",
    onSaved: onClose,
  });
  const { form, errorOf } = record;
  const values = form.watch();
  const { clientUserId = "", assigneeIds = [] } = values;
  const set = { shouldDirty: true, shouldValidate: form.formState.isSubmitted } as const;
  const labelOf = (field: string) =>
    t(`field.${ASSIGNMENT_FIELDS.find((known) => known === field) ?? "assigneeIds"}`);
  return (
    <RecordDialog
      size="lg"
      title={isNew ? t("dialog.addTitle") : t("dialog.editTitle", { name: rule.name })}
      record={record}
      submitLabel={t(isNew ? "action.add" : "action.save")}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <OvertakenAlert overtaken={record.overtaken} labelOf={labelOf} />
      <TextInput
        label={t("field.name")}
        autoComplete="off"
        data-autofocus
        error={errorOf("name")}
        {...form.register("name")}
      />
      <MemberPicker
        label={t("field.clientUserId")}
        placeholder={t("choose")}
        emptyText={t("noMember")}
        group="clients"
        value={clientUserId === "" ? null : { id: clientUserId, name: clientName }}
        error={errorOf("clientUserId")}
        onChange={(chosen) => {
          setClientName(chosen?.name ?? "");
          form.setValue("clientUserId", chosen?.id ?? "", set);
        }}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(["origin", "destination"] as const).map((side) => (
          <RulePlacePicker
            key={side}
            label={t(`field.${side}Kind`)}
            placeholder={t("choose")}
            noCountryText={t("noCountry")}
            kind={values[`${side}Kind`] ?? "any"}
            code={values[`${side}Code`] ?? ""}
            error={errorOf(`${side}Code`)}
            onChange={({ kind, code }) => {
              form.setValue(`${side}Kind`, kind, set);
              form.setValue(`${side}Code`, code, set);
            }}
          />
        ))}
      </SimpleGrid>
      <Checkbox.Group
        label={t("field.assigneeIds")}
        description={t("peopleHint")}
        value={assigneeIds}
        error={errorOf("assigneeIds")}
        onChange={(ids) => form.setValue("assigneeIds", ids, set)}
      >
        <Stack gap="xs" mt="xs">
          {(people.data ?? []).map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </Stack>
      </Checkbox.Group>
    </RecordDialog>
  );
}
