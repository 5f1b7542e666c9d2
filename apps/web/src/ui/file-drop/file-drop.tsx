import { ActionIcon, UnstyledButton } from "@mantine/core";
import { IconUpload, IconX } from "@tabler/icons-react";
import { useId } from "react";
import classes from "./file-drop.module.css";
import { useFileDrop } from "./use-file-drop.tsx";

/** A file that was chosen, and what is wrong with it. */
export interface ChosenFile {
  readonly file: File;
  readonly size: string;
  readonly error?: string | undefined;
}

interface FileDropProps {
  readonly label: string;
  readonly texts: {
    readonly drop: string;
    readonly choose: string;
    readonly hint: string;
    readonly remove: (name: string) => string;
  };
  readonly files: readonly ChosenFile[];
  /** endings that the file chooser offers: what is taken is the server's decision */
  readonly accept: string;
  readonly error?: string | undefined;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (index: number) => void;
}

/** Files are dropped or chosen, and listed with a way to take each back. */
export function FileDrop({ label, texts, files, accept, error, onAdd, onRemove }: FileDropProps) {
  const area = useFileDrop({ accept, multiple: true, testId: "file-input", onFiles: onAdd });
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
      <FileLines files={files} remove={texts.remove} onRemove={onRemove} />
    </div>
  );
}

interface FileLinesProps extends Pick<FileDropProps, "files" | "onRemove"> {
  readonly remove: (name: string) => string;
}

function FileLines({ files, remove, onRemove }: FileLinesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={classes["files"]}>
      {files.map(({ file, size, error }, index) => (
        <li key={`${file.name}-${file.size}-${file.lastModified}`}>
          <div className={classes["file"]} data-wrong={error === undefined ? undefined : true}>
            <bdi className={classes["name"]}>{file.name}</bdi>
            <span className={classes["size"]}>{size}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={remove(file.name)}
              onClick={() => onRemove(index)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </div>
          {error === undefined ? null : (
            <span role="alert" className={classes["error"]}>
              {error}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
