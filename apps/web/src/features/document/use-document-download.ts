import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../lib/api/use-save.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import { DOCUMENT_READS, fetchDocumentFile } from "./queries.ts";

/** A version to fetch. */
interface WantedVersion {
  readonly id: string;
  readonly number: number;
  readonly fileName: string;
}

/** Saves a version's file; the log of downloads is asked for once more. */
export function useDocumentDownload() {
  const { t } = useTranslation(["state"]);
  const sayFailure = () => showToast({ tone: "error", text: t("state:failed.title") });
  return useSaveWith(
    async ({ id, number, fileName }: WantedVersion) => fetchDocumentFile(id, number, fileName),
    { invalidates: DOCUMENT_READS, onRefused: sayFailure, onLost: sayFailure },
  );
}
