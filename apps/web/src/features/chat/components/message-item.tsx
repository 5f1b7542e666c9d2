import type { ChatMessage } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { saveDownload } from "../../../lib/files/save-blob.ts";
import { formatBytes } from "../../../lib/format/bytes.ts";
import { formatTime } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { SENDER_KEYS } from "../chat-texts.ts";
import type { Unsent } from "../outbox.ts";
import { downloadRoomFile } from "../queries.ts";
import classes from "./chat.module.css";
import { QuotationCard } from "./quotation-card.tsx";

interface MessageItemProps {
  readonly roomId: string;
  readonly message: ChatMessage;
  /** it was searched for */
  readonly isFound: boolean;
}

/** One message: plain text as it was typed, with what was attached. */
export function MessageItem({ roomId, message, isFound }: MessageItemProps) {
  const { t } = useTranslation("chat");
  const language = useLanguage();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFound) item.current?.scrollIntoView({ block: "center" });
  }, [isFound]);
  const { senderName, senderRole, time, isOwn, isSeen, msg, files, quotation } = message;
  return (
    <li
      ref={item}
      className={classes["message"]}
      data-own={isOwn || undefined}
      data-found={isFound || undefined}
    >
      <div className={classes["byline"]}>
        <strong>
          <bdi>{isOwn ? t("message.fromYou") : senderName}</bdi>
        </strong>
        <span>{t(`sender.${SENDER_KEYS[senderRole]}`)}</span>
        <time dateTime={time}>{formatTime(time, language)}</time>
      </div>
      <div className={classes["bubble"]} dir="auto">
        {msg}
        {quotation === null ? null : <QuotationCard card={quotation} />}
        <Files roomId={roomId} files={files} />
      </div>
      {isOwn ? <div className={classes["foot"]}>{t(isSeen ? "message.seen" : "message.sent")}</div> : null}
    </li>
  );
}

function Files({ roomId, files }: { readonly roomId: string; readonly files: ChatMessage["files"] }) {
  const { t } = useTranslation(["chat", "state"]);
  const language = useLanguage();
  const sayFailure = () => showToast({ tone: "error", text: t("state:failed.title") });
  const save = useSaveWith(
    async ({ name, originalName }: ChatMessage["files"][number]) =>
      saveDownload(await downloadRoomFile(roomId, name), originalName),
    { onRefused: sayFailure, onLost: sayFailure },
  );
  if (files.length === 0) return null;
  return (
    <ul className={classes["files"]}>
      {files.map((file) => (
        <li key={file.name}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPaperclip size={16} aria-hidden />}
            loading={save.isPending && save.variables.name === file.name}
            aria-label={`${t("file.download", { name: file.originalName })} ${formatBytes(file.sizeBytes, language)}`}
            onClick={() => save.mutate(file)}
          >
            <bdi className={classes["fileName"]}>{file.originalName}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface UnsentItemProps {
  readonly message: Unsent;
  readonly onTryAgain: () => void;
  readonly onDrop: () => void;
}

/** A message that this browser keeps: it waits for the connection, or was refused. */
export function UnsentItem({ message, onTryAgain, onDrop }: UnsentItemProps) {
  const { t } = useTranslation("chat");
  const { msg, problem } = message;
  return (
    <li className={classes["message"]} data-own data-waiting={problem === undefined || undefined}>
      <div className={classes["bubble"]} dir="auto">
        {msg}
      </div>
      <div className={classes["foot"]} role={problem === undefined ? undefined : "alert"}>
        {problem === undefined ? (
          t("message.waiting")
        ) : (
          <>
            <span className={classes["problem"]}>{`${t("message.failed")}: ${problem}`}</span>
            <Button size="compact-xs" variant="subtle" onClick={onTryAgain}>
              {t("message.retry")}
            </Button>
            <Button size="compact-xs" variant="subtle" color="red" onClick={onDrop}>
              {t("message.discard")}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
