import { useRef, useState, type DragEvent, type ReactNode } from "react";

interface FileDropOptions {
  /** endings that the file chooser offers: what is taken is the server's decision */
  readonly accept: string;
  readonly multiple: boolean;
  /** name of the hidden input for browser tests */
  readonly testId: string;
  readonly onFiles: (files: readonly File[]) => void;
}

interface FileDropArea {
  /** something is held over the area */
  readonly isOver: boolean;
  /** for the element that files are dropped on */
  readonly areaProps: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: () => void;
    readonly onDrop: (event: DragEvent) => void;
  };
  /** stands anywhere inside the area */
  readonly input: ReactNode;
  /** opens the file chooser */
  readonly choose: () => void;
}

/** Files that are dropped on an area or chosen for it; the same file may be chosen again once it is mended. */
export function useFileDrop({ accept, multiple, testId, onFiles }: FileDropOptions): FileDropArea {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    areaProps: {
      onDragOver: (event) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
    input: (
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        accept={accept}
        data-testid={testId}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
    ),
    choose: () => input.current?.click(),
  };
}
