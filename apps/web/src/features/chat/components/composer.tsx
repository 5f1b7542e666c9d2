import type { ChatRoom, QuotationCard } from "@kilolane/contract";
import { ActionIcon, Button, Textarea } from "@mantine/core";
import { IconFileInvoice, IconPaperclip, IconSend, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { ApiError } from "../../../lib/api/api-error.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { useFileDrop } from "../../../ui/file-drop/use-file-drop.tsx";
import { CHAT_READS, sayInRoom, sendFilesToRoom } from "../queries.ts";
import { makeId, type Outbox } from "../use-outbox.ts";
import { useDraft } from "../use-draft.ts";
import classes from "./chat.module.css";

const QuotationChoice = lazyPart(async () => import("./quotation-choice.tsx"));

const MOST_ROWS = 5;
const MOST_FILES = 5;
const TAKEN_FILES = ".png,.jpg,.jpeg,.pdf,.xlsx,.csv,.txt";

interface ComposerProps {
  readonly room: ChatRoom;
  readonly outbox: Outbox;
  readonly onSent: () => void;
  readonly isSaid: boolean;
}

/** Where one types: Enter sends, Shift and Enter begin a new line; files and a quotation are put beside the words. */
export function Composer({ room, outbox, onSent, isSaid }: ComposerProps) {
  const { t } = useTranslation("chat");
  const { roomId } = room;
  const [text, setText] = useDraft(roomId);
  const [card, setCard] = useState<QuotationCard>();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const [error, setError] = useState<string>();
  const drop = useFileDrop({
    accept: TAKEN_FILES,
    multiple: true,
    testId: "chat-files",
    onFiles: (added) => setFiles([...files, ...added].slice(0, MOST_FILES)),
  });
  const clear = () => {
    setText("");
    setCard(undefined);
    setFiles([]);
    setError(undefined);
  };
  // what is not kept in the browser: files, and words that the server is asked to judge
  const direct = useSaveWith(
    async (msg: string) => {
      const said = { id: makeId(), roomId, msg, quotationId: undefined };
      return files.length > 0 ? sendFilesToRoom(said, files) : sayInRoom(said);
    },
    {
      invalidates: CHAT_READS,
      onSaved: () => {
        clear();
        onSent();
      },
      onRefused: (refusal: ApiError) =>
        setError(refusal.fields[0]?.message ?? (refusal.title || refusal.detail)),
      onLost: () => setError(t("message.failed")),
    },
  );
  const send = () => {
    const msg = text.trim() === "" && card !== undefined ? t("card.title", { number: card.number }) : text;
    if (files.length > 0 || msg.trim() === "") return direct.mutate(msg);
    outbox.keep({ msg, quotationId: card?.quotationId });
    return clear();
  };
  const sendByKey = (event: KeyboardEvent) => {
    // while a word is being put together (中文), Enter takes the word
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  if (!room.isOpen) return <p className={classes["composer"]}>{t("compose.closed")}</p>;
  return (
    <div className={classes["composer"]} {...drop.areaProps} data-over={drop.isOver || undefined}>
      <Chips card={card} files={files} onCard={setCard} onFiles={setFiles} />
      <div className={classes["typing"]}>
        {room.clientId === "" ? null : (
          <>
            {drop.input}
            <ActionIcon variant="subtle" size={40} aria-label={t("compose.attach")} onClick={drop.choose}>
              <IconPaperclip size={20} stroke={1.6} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size={40}
              aria-label={t("compose.card")}
              onClick={() => setChoosing(true)}
            >
              <IconFileInvoice size={20} stroke={1.6} aria-hidden />
            </ActionIcon>
          </>
        )}
        <Textarea
          className={classes["text"] ?? ""}
          aria-label={t("compose.label")}
          placeholder={t("compose.placeholder")}
          autosize
          minRows={1}
          maxRows={MOST_ROWS}
          dir="auto"
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setError(undefined);
          }}
          onKeyDown={sendByKey}
        />
        <Button
          h={40}
          loading={direct.isPending}
          leftSection={<IconSend size={18} className={classes["mirror"] ?? ""} aria-hidden />}
          onClick={send}
        >
          {t("compose.send")}
        </Button>
      </div>
      <Notes room={room} isSaid={isSaid} />
      {isChoosing ? (
        <QuotationChoice
          roomId={roomId}
          onChoose={(chosen) => {
            setCard(chosen);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </div>
  );
}

interface ChipsProps {
  readonly card: QuotationCard | undefined;
  readonly files: readonly File[];
  readonly onCard: (card: undefined) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** What goes along with the words, each with a way to take it back. */
function Chips({ card, files, onCard, onFiles }: ChipsProps) {
  const { t } = useTranslation("chat");
  if (card === undefined && files.length === 0) return null;
  const chip = (name: string, onRemove: () => void) => (
    <Button
      key={name}
      size="compact-sm"
      variant="default"
      rightSection={<IconX size={14} aria-hidden />}
      aria-label={t("compose.remove", { name })}
      onClick={onRemove}
    >
      <bdi className={classes["fileName"]}>{name}</bdi>
    </Button>
  );
  return (
    <div className={classes["chips"]}>
      {card === undefined ? null : chip(t("card.title", { number: card.number }), () => onCard(undefined))}
      {files.map((file, index) => chip(file.name, () => onFiles(files.filter((_, at) => at !== index))))}
    </div>
  );
}

/** What one should know before sending, and that it was sent. */
function Notes({ room, isSaid }: Pick<ComposerProps, "room" | "isSaid">) {
  const { t } = useTranslation("chat");
  return (
    <div className={classes["hint"]} role="status">
      {isSaid
        ? t("compose.sent")
        : room.clientId === ""
          ? t("compose.byLink", { email: room.clientEmail })
          : t("compose.hint")}
    </div>
  );
}
