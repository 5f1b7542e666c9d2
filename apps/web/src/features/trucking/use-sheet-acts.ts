import type { TruckingSheetMapping } from "@kilolane/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import type { ApiError } from "../../lib/api/api-error.ts";
import { sayRefusal, useSaveWith } from "../../lib/api/use-save.ts";
import {
  deleteSheet,
  mapSheet,
  publishSheet,
  rollBackSheet,
  SHEET_READS,
  type SheetDetail,
  sheetQuery,
} from "./sheet-queries.ts";

/** What can be done with an uploaded tariff; one that was changed meanwhile is shown as it is now instead. */
export function useSheetActs(id: string, onGone: () => void) {
  const { t } = useTranslation("trucking-sheet");
  const queries = useQueryClient();
  const [isOvertaken, setOvertaken] = useState(false);
  const { queryKey } = sheetQuery(id);
  const show = (next: SheetDetail) => {
    setOvertaken(false);
    queries.setQueryData(queryKey, next);
  };
  const onRefused = async (refusal: ApiError) => {
    if (refusal.status !== 409) return sayRefusal(refusal);
    setOvertaken(true);
    return queries.invalidateQueries({ queryKey });
  };
  const shared = { invalidates: SHEET_READS, onSaved: show, onRefused };
  const map = useSaveWith(
    async ({ sheet, mapping }: { sheet: SheetDetail; mapping: TruckingSheetMapping }) =>
      mapSheet(sheet, mapping),
    { ...shared, onRefused: async (refusal) => (refusal.status === 409 ? onRefused(refusal) : undefined) },
  );
  const publish = useSaveWith(async (sheet: SheetDetail) => publishSheet(sheet), {
    ...shared,
    done: t("publish.done"),
  });
  const rollBack = useSaveWith(async (sheet: SheetDetail) => rollBackSheet(sheet), {
    ...shared,
    done: t("rollBack.done"),
  });
  const remove = useSaveWith(async (sheet: SheetDetail) => deleteSheet(sheet), {
    invalidates: SHEET_READS,
    done: t("delete.done"),
    onSaved: onGone,
    onRefused,
  });
  return { map, publish, rollBack, remove, isOvertaken };
}

export type SheetActs = ReturnType<typeof useSheetActs>;
