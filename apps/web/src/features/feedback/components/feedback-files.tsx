import { downloadFeedbackFile, downloadFile, type Feedback } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { downloadEndpoint } from "../../../lib/api/call-endpoint.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { saveDownload } from "../../../lib/files/save-blob.ts";
import { formatBytes } from "../../../lib/format/bytes.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import classes from "./feedback-card.module.css";

type FeedbackFile = Feedback["files"][number];

interface FeedbackFilesProps {
  readonly files: readonly FeedbackFile[];
  /** The operator fetches what belongs to another company by a call of its own. */
  readonly asOperator?: boolean;
}

/** What came with a feedback, each to be saved. */
export function FeedbackFiles({ files, asOperator = false }: FeedbackFilesProps) {
  const { t } = useTranslation(["feedback", "state"]);
  const language = useLanguage();
  const sayFailure = () => showToast({ tone: "error", text: t("state:failed.title") });
  const save = useSaveWith(
    async ({ name, originalName }: FeedbackFile) => {
      const params = { name };
      const download = asOperator
        ? await downloadEndpoint(downloadFeedbackFile, { params })
        : await downloadEndpoint(downloadFile, { params });
      saveDownload(download, originalName);
    },
    { onRefused: sayFailure, onLost: sayFailure },
  );
  if (files.length === 0) return null;
  return (
    <ul className={classes["files"]} aria-label={t("files.label")}>
      {files.map((file) => (
        <li key={file.name}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPaperclip size={16} aria-hidden />}
            loading={save.isPending && save.variables.name === file.name}
            // who speaks the words that are shown finds the button: the name holds them all
            aria-label={`${t("files.download", { name: file.originalName })} ${formatBytes(file.sizeBytes, language)}`}
            onClick={() => save.mutate(file)}
          >
            <bdi className={classes["fileName"]}>{file.originalName}</bdi>{" "}
            <span className={classes["size"]}>{formatBytes(file.sizeBytes, language)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
