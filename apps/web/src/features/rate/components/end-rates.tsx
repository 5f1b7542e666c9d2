import type { RateRow } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconBan } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { discardDraft, endStoredRate, RATE_READS } from "../queries.ts";
import type { RateDesk } from "../rate-desk.ts";

interface EndRatesProps {
  readonly desk: RateDesk;
  readonly rows: readonly RateRow[];
  readonly onDone: () => void;
}

/** Takes the selected rates out of force, one after the other; drafts among them are thrown away. */
export function EndRates({ desk, rows, onDone }: EndRatesProps) {
  const { t } = useTranslation("rate");
  const [isAsking, setAsking] = useState(false);
  const open = rows.filter(({ state }) => state === "live" || state === "draft");
  const endAll = async () => {
    for (const { id, version, state } of open) {
      if (state === "draft") await discardDraft({ id, version });
      else await endStoredRate(desk, { id, version });
    }
  };
  const end = useSaveWith(endAll, {
    invalidates: RATE_READS,
    done: t("toast.ended", { n: open.length }),
    onSaved: onDone,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        size="xs"
        variant="default"
        disabled={open.length === 0}
        leftSection={<IconBan size={16} stroke={1.6} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t("action.end")}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t("end.title", { n: open.length })}
        text={t("end.text")}
        confirmLabel={t("action.end")}
        cancelLabel={t("action.cancel")}
        destructive
        pending={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
