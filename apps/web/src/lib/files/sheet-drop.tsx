import { Alert, Button, Loader } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { useFileDrop } from "../../ui/file-drop/use-file-drop.tsx";
import type { ApiError } from "../api/api-error.ts";
import type { ReadEndpoints } from "../api/query.ts";
import { useSaveWith } from "../api/use-save.ts";
import classes from "./sheet-drop.module.css";

interface SheetDropProps<Answer> {
  readonly texts: {
    readonly waiting: string;
    readonly drop: string;
    readonly or?: string;
    readonly choose: string;
    readonly limits: string;
    readonly oneOnly: string;
    readonly busy: (file: string) => string;
    readonly refused: (file: string) => string;
  };
  /** undefined: it is not said yet what the file is for, and none is taken */
  readonly upload: ((file: File) => Promise<Answer>) | undefined;
  readonly invalidates: ReadEndpoints;
  readonly testId: string;
  readonly onUploaded: (answer: Answer) => void;
}

/** A spreadsheet dropped or chosen is uploaded at once; a refusal is there with what to do about it. */
export function SheetDrop<Answer>({
  texts,
  upload,
  invalidates,
  testId,
  onUploaded,
}: SheetDropProps<Answer>) {
  const { t } = useTranslation("state");
  const [problem, setProblem] = useState<{ readonly title: string; readonly lines: readonly string[] }>();
  const refuse = (file: File, lines: readonly string[]) =>
    setProblem({ title: texts.refused(file.name), lines });
  type Order = { readonly send: (file: File) => Promise<Answer>; readonly file: File };
  const sending = useSaveWith(async ({ send, file }: Order) => send(file), {
    invalidates,
    onSaved: onUploaded,
    onRefused: (refusal, { file }) => refuse(file, linesOf(refusal)),
    onLost: ({ file }) => refuse(file, [t("failed.title")]),
  });
  const isOff = upload === undefined;
  const take = ([file, ...others]: readonly File[]) => {
    if (file === undefined || isOff || sending.isPending) return;
    if (others.length > 0) setProblem({ title: texts.oneOnly, lines: [] });
    else {
      setProblem(undefined);
      sending.mutate({ send: upload, file });
    }
  };
  const area = useFileDrop({
    accept: ".xlsx,.xls,.ods,.csv,.tsv,.txt",
    multiple: false,
    testId,
    onFiles: take,
  });
  return (
    <>
      <div
        className={classes["drop"]}
        data-over={(area.isOver && !isOff) || undefined}
        data-off={isOff || undefined}
        data-testid="drop"
        {...area.areaProps}
      >
        <IconFileSpreadsheet size={34} stroke={1.4} aria-hidden />
        {sending.isPending ? (
          <output className={classes["busy"]}>
            <Loader size="sm" />
            <bdi>{texts.busy(sending.variables.file.name)}</bdi>
          </output>
        ) : (
          <>
            <strong>{isOff ? texts.waiting : texts.drop}</strong>
            {texts.or === undefined ? null : <span className={classes["quiet"]}>{texts.or}</span>}
            <Button disabled={isOff} onClick={area.choose}>
              {texts.choose}
            </Button>
          </>
        )}
        <span className={classes["quiet"]}>{texts.limits}</span>
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
