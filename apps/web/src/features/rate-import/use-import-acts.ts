import {
  type ImportDetail,
  type ImportMapping,
  type ImportRow,
  listImportChanges,
  listImportProblems,
  listRateImports,
} from "@kilolane/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { endpointKey, invalidate } from "../../lib/api/query.ts";
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
  const queries = useQueryClient();
  const one = importQuery(id).queryKey;
  const store = (row: ImportRow) => {
    queries.setQueryData(one, (known) => (known === undefined ? known : { ...known, ...row }));
    void invalidate(queries, [listRateImports]);
  };
  const check = useMutation({
    mutationFn: async ({ mapping, mode }: { mapping: ImportMapping; mode: ImportMode }) =>
      startCheck(id, mapping, mode),
    onSuccess: (row, { mapping }) => {
      // What an earlier check found says nothing about this one.
      for (const part of [listImportProblems, listImportChanges])
        queries.removeQueries({ queryKey: endpointKey(part, { params: { id } }) });
      store(row);
      queries.setQueryData(one, (known) => (known === undefined ? known : { ...known, mapping }));
    },
  });
  const cancel = useMutation({ mutationFn: async () => cancelImport(id), onSuccess: store });
  const publish = useMutation({
    mutationFn: async (choice: PublishChoice) => publishImport(id, choice),
    onSuccess: (row) => {
      store(row);
      void invalidate(queries, RATE_READS);
    },
  });
  const rollBack = useMutation({
    mutationFn: async (withLater: boolean) => rollBackImport(setId ?? 0, withLater),
    onSuccess: async () => {
      void invalidate(queries, RATE_READS);
      await invalidate(queries, IMPORT_READS);
    },
  });
  return { check, cancel, publish, rollBack };
}
export type ImportActs = ReturnType<typeof useImportActs>;
