import { ExportMenu, type ExportFormat } from "../../ui/list-tools/export-menu.tsx";
import type { Download } from "../api/call-endpoint.ts";
import { saveDownload } from "../files/save-blob.ts";
import { useExportTexts } from "./use-export-texts.ts";

interface ListExportProps {
  /** What the button says, where it is not 'Export'. */
  readonly label?: string;
  /** The file's name without its ending, where the server gives none. */
  readonly name: string;
  readonly download: (format: ExportFormat) => Promise<Download>;
}

/** The whole filtered list as a file of the browser's downloads. */
export function ListExport({ label, name, download }: ListExportProps) {
  const texts = useExportTexts();
  return (
    <ExportMenu
      texts={label === undefined ? texts : { ...texts, label }}
      onExport={async (format) => saveDownload(await download(format), `${name}.${format}`)}
    />
  );
}
