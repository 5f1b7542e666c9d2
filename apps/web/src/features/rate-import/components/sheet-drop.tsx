import { listRateImports } from "@kilolane/contract";
import { Alert, Button, Loader } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiError } from "../../../lib/api/api-error.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { useFileDrop } from "../../../ui/file-drop/use-file-drop.tsx";
import { importQuery, uploadSheet, type RateSegment } from "../queries.ts";
import classes from "./rate-import.module.css";

interface SheetDropProps {
  /** null: it is not said yet whose rates they are, and no file is taken */
  readonly segment: RateSegment | null;
  readonly onUploaded: (id: string) => void;
}

/** A file dropped or chosen is uploaded at once; a refusal is there with what to do about it. */
export function SheetDrop({ segment, onUploaded }: SheetDropProps) {
  const { t } = useTranslation(["rate-import", "state"]);
  const queries = useQueryClient();
  const [problem, setProblem] = useState<{ readonly title: string; readonly lines: readonly string[] }>();
  const refuse = (file: File, lines: readonly string[]) =>
    setProblem({ title: t("upload.refused", { file: file.name }), lines });
  const upload = useSaveWith(async ({ to, file }: { to: RateSegment; file: File }) => uploadSheet(to, file), {
    invalidates: [listRateImports],
    onSaved: (detail) => {
      queries.setQueryData(importQuery(detail.id).queryKey, detail);
      onUploaded(detail.id);
    },
    onRefused: (refusal, { file }) => refuse(file, linesOf(refusal)),
    onLost: ({ file }) => refuse(file, [t("state:failed.title")]),
  });
  const take = ([file, ...others]: readonly File[]) => {
    if (file === undefined || segment === null || upload.isPending) return;
    if (others.length > 0) setProblem({ title: t("upload.oneOnly"), lines: [] });
    else {
      setProblem(undefined);
      upload.mutate({ to: segment, file });
    }
  };
  const area = useFileDrop({
    accept: ".xlsx,.xls,.ods,.csv,.tsv,.txt",
    multiple: false,
    testId: "rate-file",
    onFiles: take,
  });
  return (
    <>
      <div
        className={classes["drop"]}
        data-over={(area.isOver && segment !== null) || undefined}
        data-off={segment === null || undefined}
        data-testid="drop"
        {...area.areaProps}
      >
        <IconFileSpreadsheet size={34} stroke={1.4} aria-hidden />
        {upload.isPending ? (
          <output className={classes["busy"]}>
            <Loader size="sm" />
            <bdi>{t("upload.busy", { file: upload.variables.file.name })}</bdi>
          </output>
        ) : (
          <>
            <strong>{segment === null ? t("upload.waiting") : t("upload.drop")}</strong>
            <span className={classes["quiet"]}>{t("upload.or")}</span>
            <Button disabled={segment === null} onClick={area.choose}>
              {t("upload.choose")}
            </Button>
          </>
        )}
        <span className={classes["quiet"]}>{t("upload.limits")}</span>
        {area.input}
      </div>
      {problem === undefined ? null : (
        <Alert color="red" role="alert" title={<bdi>{problem.title}</bdi>}>
          {problem.lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
    </>
  );
}

/** What is wrong with the file, line by line. */
function linesOf({ fields, title, detail }: ApiError): string[] {
  return fields.length > 0 ? fields.map(({ message }) => message) : [title, detail];
}
