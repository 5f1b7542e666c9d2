import { Loader } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { Dropdown } from "../dropdown/dropdown.tsx";
import { MenuItem } from "../dropdown/menu-item.tsx";
import { showToast } from "../toast/show-toast.ts";
import classes from "./list-tools.module.css";

const FORMATS = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof FORMATS)[number];

interface ExportTexts {
  readonly label: string;
  readonly csv: string;
  readonly xlsx: string;
  readonly preparing: (format: ExportFormat) => string;
  readonly ready: (file: string) => string;
  /** undefined: the refusal is shown elsewhere */
  readonly refused: (failure: unknown) => { readonly title: string; readonly text: string } | undefined;
}

interface ExportMenuProps {
  readonly texts: ExportTexts;
  /** Makes the file and hands it to the browser. @returns its name */
  readonly onExport: (format: ExportFormat) => Promise<string>;
}

/** The whole filtered list as a file; says that it is being made, and when it is there. */
export function ExportMenu({ texts, onExport }: ExportMenuProps) {
  const [pending, setPending] = useState<ExportFormat | null>(null);
  const start = async (format: ExportFormat) => {
    setPending(format);
    try {
      showToast({ tone: "success", text: texts.ready(await onExport(format)) });
    } catch (failure) {
      const refusal = texts.refused(failure);
      if (refusal) showToast({ tone: "error", ...refusal });
    } finally {
      setPending(null);
    }
  };
  return (
    <Dropdown
      kind="menu"
      width={200}
      triggerClassName={classes["tool"]}
      panelLabel={texts.label}
      trigger={
        pending ? (
          <output className={classes["busy"]}>
            <Loader size={14} />
            {texts.preparing(pending)}
          </output>
        ) : (
          <>
            <IconDownload size={16} stroke={1.6} aria-hidden />
            {texts.label}
          </>
        )
      }
    >
      {(close) =>
        FORMATS.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              close();
              if (!pending) void start(format);
            }}
          >
            {texts[format]}
          </MenuItem>
        ))
      }
    </Dropdown>
  );
}
