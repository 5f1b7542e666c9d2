import type { ListFile } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { lazyPart } from "../lazy/lazy-part.tsx";
import type { ReadEndpoints } from "../api/query.ts";
import type { ListFileQuery } from "./list-import-dialog.tsx";

const ListImportDialog = lazyPart(async () => import("./list-import-dialog.tsx"), null, ["list-file"]);

interface ListImportButtonProps {
  readonly label: string;
  readonly title: string;
  /** which columns the file has */
  readonly lead: string;
  readonly fieldName: (field: string) => string;
  readonly send: (file: File, query: ListFileQuery) => Promise<ListFile>;
  readonly reads: ReadEndpoints;
}

/** Opens the dialog that compares a file with a list and writes it. */
export function ListImportButton({ label, ...dialog }: ListImportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? <ListImportDialog {...dialog} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
