import { zodResolver } from "@hookform/resolvers/zod";
import { type MarginRule, marginRuleForm } from "@kilolane/contract";
import { Text, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { MARGIN_READS, ruleQuery, type RuleFormValues, storeRule } from "../queries.ts";
import { formOf, NEW_RULE, RULE_FIELDS } from "../rule-form.ts";
import { useAppliesText } from "../use-rule-text.ts";
import classes from "../margin.module.css";
import { ConditionFields } from "./condition-fields.tsx";
import type { ChosenNames, RuleFields } from "./rule-fields.ts";
import { TrialPanel } from "./trial-panel.tsx";
import { ValueFields } from "./value-fields.tsx";

interface RuleDialogProps {
  /** undefined: a new one */
  readonly rule: MarginRule | undefined;
  /** in which a least profit is typed */
  readonly currency: string;
  readonly onClose: () => void;
}

/** Enters a margin rule, or changes one: for what it counts, and what it sets. */
export default function RuleDialog({ rule, currency, onClose }: RuleDialogProps) {
  const { t } = useTranslation("margin");
  const queries = useQueryClient();
  const isNew = rule === undefined;
  const [names, setNames] = useState<ChosenNames>({
    client: rule?.clientName ?? "",
    airline: rule?.airlineName ?? "",
    agents: rule?.agents ?? [],
  });
  const record = useRecordForm<RuleFormValues, MarginRule, MarginRule>({
    defaultValues: isNew ? NEW_RULE : formOf(rule),
    resolver: zodResolver(marginRuleForm),
    fields: RULE_FIELDS,
    record: isNew
      ? undefined
      : {
          stored: rule,
          getNow: async ({ id }: MarginRule) => queries.fetchQuery({ ...ruleQuery(id), staleTime: 0 }),
          valuesOf: formOf,
        },
    save: storeRule,
    invalidates: MARGIN_READS,
    done: t(isNew ? "toast.created" : "toast.updated"),
    refusalsAt: "head",
    onSaved: onClose,
  });
  const { form, errorOf } = record;
  const fields: RuleFields = {
    form,
    errorOf,
    names,
    setName: (field, name) => setNames((known) => ({ ...known, [field]: name })),
    setAgents: (agents) => setNames((known) => ({ ...known, agents })),
  };
  // what is not a field of its own is one of the agents
  const labelOf = (field: string) =>
    t(`field.${RULE_FIELDS.find((one) => one === field) ?? "agentIds"}`, { currency });
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
      <fieldset className={classes["group"]}>
        <legend>{t("field.applies")}</legend>
        <ConditionFields fields={fields} />
      </fieldset>
      <fieldset className={classes["group"]}>
        <legend>{t("field.sets")}</legend>
        <ValueFields fields={fields} currency={currency} />
      </fieldset>
      <Preview fields={fields} />
      <TrialPanel values={form.watch()} ruleId={rule?.id ?? ""} check={async () => form.trigger()} />
    </RecordDialog>
  );
}

/** What the rule would apply to, in one sentence. */
function Preview({ fields: { form, names } }: { readonly fields: RuleFields }) {
  const { t } = useTranslation("margin");
  const appliesOf = useAppliesText();
  const values = form.watch();
  const text = appliesOf({
    originKind: values.originKind ?? "any",
    originCode: values.originCode ?? "",
    destinationKind: values.destinationKind ?? "any",
    destinationCode: values.destinationCode ?? "",
    rateType: values.rateType ?? "",
    fromKg: String(values.fromKg ?? ""),
    clientName: names.client,
    airlineName: names.airline,
    agents: names.agents,
  });
  return (
    <Text size="sm" role="status" data-testid="rule-preview">
      {t("preview", { text })}
    </Text>
  );
}
