import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../lib/api/use-save.ts";
import { INQUIRER_LIST_READS, undoMerge } from "./list-queries.ts";

interface Merge {
  readonly id: string;
  readonly mergeId: string;
}

/** Takes a merge back; the lists follow a refusal too, because somebody else was quicker. */
export function useUndoMerge(onSettled: () => unknown = () => undefined) {
  const { t } = useTranslation("inquirer");
  return useSaveWith(async ({ id, mergeId }: Merge) => undoMerge(id, mergeId), {
    invalidates: INQUIRER_LIST_READS,
    done: t("merge.undone"),
    onSettled,
  });
}
