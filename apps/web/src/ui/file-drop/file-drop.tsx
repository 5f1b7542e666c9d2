import { ActionIcon, Progress, UnstyledButton } from "@mantine/core";
import { IconUpload, IconX } from "@tabler/icons-react";
import { useId } from "react";
import { PlainList } from "../plain-list.tsx";
import classes from "./file-drop.module.css";
import { useFileDrop } from "./use-file-drop.tsx";

/** A file that was chosen, and what is wrong with it. */
export interface ChosenFile {
  readonly file: File;
  readonly size: string;
  readonly error?: string | undefined;
  /** how much of it has been sent, from 0 to 1; undefined: it is not on its way */
  readonly progress?: number | undefined;
}

interface FileDropProps {
  readonly label: string;
  readonly texts: {
    readonly drop: string;
    readonly choose: string;
    readonly hint: string;
    readonly remove: (name: string) => string;
    /** names the bar of a file that is on its way */
    readonly progress?: (name: string) => string;
  };
  readonly files: readonly ChosenFile[];
  /** endings that the file chooser offers: what is taken is the server's decision */
  readonly accept: string;
  /** false: one file at a time */
  readonly multiple?: boolean;
  readonly error?: string | undefined;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (index: number) => void;
}

/** Files are dropped or chosen, and listed with a way to take each back. */
export function FileDrop({
  label,
  texts,
  files,
  accept,
  multiple = true,
  error,
  onAdd,
  onRemove,
}: FileDropProps) {
  const area = useFileDrop({ accept, multiple, testId: "file-input", onFiles: onAdd });
  const id = useId();
  return (
    <div className={classes["root"]} role="group" aria-label={label}>
      <div
        className={classes["zone"]}
        data-over={area.isOver || undefined}
        data-wrong={error === undefined ? undefined : true}
        {...area.areaProps}
      >
        <IconUpload size={22} stroke={1.5} className={classes["icon"] ?? ""} aria-hidden />
        <span>
          {texts.drop}{" "}
          <UnstyledButton
            className={classes["choose"] ?? ""}
            aria-describedby={`${id}-hint`}
            onClick={area.choose}
          >
            {texts.choose}
          </UnstyledButton>
        </span>
        <span id={`${id}-hint`} className={classes["hint"]}>
          {texts.hint}
        </span>
        {area.input}
      </div>
      {error === undefined ? null : (
        <span role="alert" className={classes["error"]}>
          {error}
        </span>
      )}
      <FileLines files={files} texts={texts} onRemove={onRemove} />
    </div>
  );
}

type FileLinesProps = Pick<FileDropProps, "files" | "texts" | "onRemove">;

function FileLines({ files, texts, onRemove }: FileLinesProps) {
  if (files.length === 0) return null;
  return (
    <PlainList className={classes["files"]}>
      {files.map(({ file, size, error, progress }, index) => (
        <li key={`${file.name}-${file.size}-${file.lastModified}`}>
          <div className={classes["file"]} data-wrong={error === undefined ? undefined : true}>
            <bdi className={classes["name"]}>{file.name}</bdi>
            <span className={classes["size"]}>{size}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={texts.remove(file.name)}
              disabled={progress !== undefined}
              onClick={() => onRemove(index)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </div>
          {progress === undefined ? null : (
            <Progress
              value={progress * 100}
              size="sm"
              mt={4}
              aria-label={texts.progress?.(file.name) ?? file.name}
            />
          )}
          {error === undefined ? null : (
            <span role="alert" className={classes["error"]}>
              {error}
            </span>
          )}
        </li>
      ))}
    </PlainList>
  );
}
