import {
  type ImportDetail,
  type ImportMapping,
  type ImportRow,
  listImportChanges,
  listImportProblems,
  listRateImports,
} from "@kilolane/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { endpointKey } from "../../lib/api/query.ts";
import { saidInPlace, useSaveWith } from "../../lib/api/use-save.ts";
import { RATE_READS } from "../rate/queries.ts";
import {
  cancelImport,
  importQuery,
  publishImport,
  rollBackImport,
  startCheck,
  type ImportMode,
  IMPORT_READS,
  type PublishChoice,
} from "./queries.ts";

/** What can be done with an import; whatever became of it is on the screen and in the lists at once. */
export function useImportActs({ id, setId }: Pick<ImportDetail, "id" | "setId">) {
  const { t } = useTranslation("rate-import");
  const queries = useQueryClient();
  const one = importQuery(id).queryKey;
  const store = (row: ImportRow) =>
    queries.setQueryData(one, (known) => (known === undefined ? known : { ...known, ...row }));
  const stored = { invalidates: [listRateImports], onSaved: store };
  const check = useSaveWith(
    async ({ mapping, mode }: { mapping: ImportMapping; mode: ImportMode }) => startCheck(id, mapping, mode),
    {
      ...stored,
      onRefused: saidInPlace,
      onSaved: (row, { mapping }) => {
        // What an earlier check found says nothing about this one.
        for (const part of [listImportProblems, listImportChanges])
          queries.removeQueries({ queryKey: endpointKey(part, { params: { id } }) });
        store(row);
        queries.setQueryData(one, (known) => (known === undefined ? known : { ...known, mapping }));
      },
    },
  );
  const cancel = useSaveWith(async () => cancelImport(id), stored);
  const publish = useSaveWith(async (choice: PublishChoice) => publishImport(id, choice), {
    ...stored,
    invalidates: [listRateImports, ...RATE_READS],
    done: t("publish.done"),
  });
  const rollBack = useSaveWith(async (withLater: boolean) => rollBackImport(setId ?? 0, withLater), {
    invalidates: [...RATE_READS, ...IMPORT_READS],
    done: t("rollBack.done"),
  });
  return { check, cancel, publish, rollBack };
}
export type ImportActs = ReturnType<typeof useImportActs>;
