import type { EndpointOutput, getManualQuoteSetting } from "@kilolane/contract";
import { Checkbox, Stack, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { manualQuotesQuery, storeManualQuotes } from "../queries.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { SaveBar } from "./save-bar.tsx";
import classes from "./settings.module.css";

type Stored = EndpointOutput<typeof getManualQuoteSetting>;

interface ManualQuotesFormProps {
  readonly companyId: string;
  readonly isReadOnly: boolean;
}

/**
 * Who of the company may write manual quotations: admins only when 'FF Admin Only' is chosen, agents only when 'FF
 * Agent Only' is (quotation-core.md §5).
 */
export function ManualQuotesForm(props: ManualQuotesFormProps) {
  const query = useQuery(manualQuotesQuery(props.companyId));
  return <QueryState query={query}>{(stored) => <OpenForm {...props} stored={stored} />}</QueryState>;
}

function OpenForm({ companyId, isReadOnly, stored }: ManualQuotesFormProps & { readonly stored: Stored }) {
  const { t } = useTranslation("settings");
  const queries = useQueryClient();
  const asChosen = {
    admin: stored.isAllowManualQuotesAdmin === "Yes",
    agent: stored.isAllowManualQuotesAgent === "Yes",
  };
  const [chosen, setChosen] = useState(asChosen);
  const record = usePlainForm({
    save: async () =>
      storeManualQuotes({
        companyId,
        isAllowManualQuotesAdmin: chosen.admin ? "Yes" : "No",
        isAllowManualQuotesAgent: chosen.agent ? "Yes" : "No",
      }),
    done: t("manual.changed"),
    onSaved: (answer) => queries.setQueryData(manualQuotesQuery(companyId).queryKey, answer),
  });
  const summary = chosen.admin ? (chosen.agent ? "both" : "admin") : chosen.agent ? "agent" : "none";
  return (
    <RecordForm record={record} className={classes["body"]}>
      <Stack gap="sm">
        <Checkbox
          label={t("manual.admin")}
          disabled={isReadOnly}
          checked={chosen.admin}
          onChange={(event) => setChosen({ ...chosen, admin: event.currentTarget.checked })}
        />
        <Checkbox
          label={t("manual.agent")}
          disabled={isReadOnly}
          checked={chosen.agent}
          onChange={(event) => setChosen({ ...chosen, agent: event.currentTarget.checked })}
        />
      </Stack>
      <Text c="dimmed" component="output">
        {t(`manual.summary.${summary}`)}
      </Text>
      {isReadOnly ? null : (
        <SaveBar
          isDirty={chosen.admin !== asChosen.admin || chosen.agent !== asChosen.agent}
          pending={record.isPending}
          onDiscard={() => setChosen(asChosen)}
        />
      )}
    </RecordForm>
  );
}
