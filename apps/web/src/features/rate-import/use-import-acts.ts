import type { ImportDetail, ImportMapping, ImportRow } from "@kilolane/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  cancelImport,
  importQuery,
  publishImport,
  rollBackImport,
  startCheck,
  type ImportMode,
} from "./queries.ts";

/** What can be done with an import; whatever became of it is on the screen and in the lists at once. */
export function useImportActs({ id, setId }: Pick<ImportDetail, "id" | "setId">) {
  const queries = useQueryClient();
  const one = importQuery(id).queryKey;
  const store = (row: ImportRow) => {
    queries.setQueryData(one, (known) => (known === undefined ? known : { ...known, ...row }));
    void queries.invalidateQueries({ queryKey: ["rate-import", "list"] });
  };
  const check = useMutation({
    mutationFn: async ({ mapping, mode }: { mapping: ImportMapping; mode: ImportMode }) =>
      startCheck(id, mapping, mode),
    onSuccess: (row, { mapping }) => {
      // What an earlier check found says nothing about this one.
      for (const part of ["problem", "change"]) queries.removeQueries({ queryKey: [...one, part] });
      store(row);
      queries.setQueryData(one, (known) => (known === undefined ? known : { ...known, mapping }));
    },
  });
  const cancel = useMutation({ mutationFn: async () => cancelImport(id), onSuccess: store });
  const publish = useMutation({
    mutationFn: async (publishGood: boolean) => publishImport(id, publishGood),
    onSuccess: (row) => {
      store(row);
      void queries.invalidateQueries({ queryKey: ["rate"] });
    },
  });
  const rollBack = useMutation({
    mutationFn: async (withLater: boolean) => rollBackImport(setId ?? 0, withLater),
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: ["rate"] });
      await queries.invalidateQueries({ queryKey: ["rate-import"] });
    },
  });
  return { check, cancel, publish, rollBack };
}
export type ImportActs = ReturnType<typeof useImportActs>;
