import type { Maintenance } from "@kilolane/contract";
import { Button, Text, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { sayRefusal, useSaveWith } from "../../../lib/api/use-save.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { maintenanceQuery, toggleMaintenance } from "../operator-queries.ts";
import { problemOf } from "./problem-of.ts";

/** The switch with what it means now, and the time at which others may expect to come back. */
export function MaintenanceSwitch({ state }: { readonly state: Maintenance }) {
  const { t } = useTranslation("settings");
  const language = useLanguage();
  const queries = useQueryClient();
  const [end, setEnd] = useState("");
  const [asking, setAsking] = useState(false);
  const change = useSaveWith(toggleMaintenance, {
    onSaved: (answer) => {
      queries.setQueryData(maintenanceQuery.queryKey, answer);
      showToast({
        tone: answer.isOn ? "warning" : "success",
        text: t(answer.isOn ? "maintenance.begun" : "maintenance.ended"),
      });
    },
    onRefused: (refusal) => {
      // Before it begins there is a field to say it at.
      if (state.isOn) sayRefusal(refusal);
    },
    onSettled: () => setAsking(false),
  });
  const { isOn, expectedEnd, changedAt, changedBy } = state;
  return (
    <>
      <div>
        <Text>{t(isOn ? "maintenance.onText" : "maintenance.offText")}</Text>
        {isOn && expectedEnd ? (
          <Text>{t("maintenance.until", { time: formatInstant(expectedEnd, language) })}</Text>
        ) : null}
        {changedAt ? (
          <Text size="sm" c="dimmed">
            {t("maintenance.changed", { name: changedBy, time: formatInstant(changedAt, language) })}
          </Text>
        ) : null}
      </div>
      {isOn ? (
        <Button w="fit-content" loading={change.isPending} onClick={() => change.mutate({ isOn: false })}>
          {t("maintenance.end")}
        </Button>
      ) : (
        <>
          <TextInput
            type="datetime-local"
            label={t("maintenance.expectedEnd")}
            description={t("maintenance.expectedEndHint")}
            w={280}
            maw="100%"
            value={end}
            error={problemOf(change.refusal, "expectedEnd")}
            onChange={(event) => setEnd(event.currentTarget.value)}
          />
          <Button w="fit-content" color="red" onClick={() => setAsking(true)}>
            {t("maintenance.begin")}
          </Button>
        </>
      )}
      <ConfirmDialog
        opened={asking}
        title={t("maintenance.begin")}
        text={t("maintenance.question")}
        confirmLabel={t("maintenance.begin")}
        cancelLabel={t("cancel")}
        destructive
        pending={change.isPending}
        onConfirm={() =>
          // The field speaks the operator's own time; the wire an instant.
          change.mutate({ isOn: true, expectedEnd: end === "" ? null : new Date(end).toISOString() })
        }
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
