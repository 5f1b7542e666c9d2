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
import { type Draft, draftOf, dropSent, useDraft, writeDraft } from "../use-draft.ts";
import classes from "./chat.module.css";

const QuotationChoice = lazyPart(async () => import("./quotation-choice.tsx"));

const MOST_ROWS = 5;
/** The phrase that says so names the number too. */
const MOST_FILES = 5;
const TAKEN_FILES = ".png,.jpg,.jpeg,.pdf,.xlsx,.csv,.txt";

interface ComposerProps {
  readonly room: ChatRoom;
  readonly outbox: Outbox;
  readonly onSent: () => void;
  readonly isSaid: boolean;
}

/** What goes to the server at once, and the draft that it was made of. */
interface Direct {
  readonly msg: string;
  readonly draft: Draft;
}

/** Where one types: Enter sends, Shift and Enter begin a new line; files and a quotation are put beside the words. */
export function Composer({ room, outbox, onSent, isSaid }: ComposerProps) {
  const { t } = useTranslation("chat");
  const { roomId } = room;
  const { text, files, card, isSending } = useDraft(roomId);
  const write = (change: Partial<Draft>) => writeDraft(roomId, change);
  const [isChoosing, setChoosing] = useState(false);
  const [error, setError] = useState<string>();
  const drop = useFileDrop({
    accept: TAKEN_FILES,
    multiple: true,
    testId: "chat-files",
    onFiles: (added) => {
      const all = [...files, ...added];
      setError(all.length > MOST_FILES ? t("compose.tooMany") : undefined);
      write({ files: all.slice(0, MOST_FILES) });
    },
  });
  // what is not kept in the browser: files, and words that the server is asked to judge
  const direct = useSaveWith(
    async ({ msg, draft }: Direct) => {
      const said = { id: makeId(), roomId, msg, quotationId: draft.card?.quotationId };
      return draft.files.length > 0 ? sendFilesToRoom(said, draft.files) : sayInRoom(said);
    },
    {
      invalidates: CHAT_READS,
      onSettled: () => writeDraft(roomId, { isSending: false }),
      onSaved: (_, { draft }) => {
        dropSent(roomId, draft);
        setError(undefined);
        onSent();
      },
      onRefused: (refusal: ApiError) =>
        setError(refusal.fields[0]?.message ?? (refusal.title || refusal.detail)),
      onLost: () => setError(t("message.failed")),
    },
  );
  const send = () => {
    // as it is now, not as it was drawn: Enter may be pressed twice before the first shows
    const draft = draftOf(roomId);
    if (draft.isSending) return undefined;
    const isCardAlone = draft.text.trim() === "" && draft.card !== undefined;
    const msg = isCardAlone ? t("card.title", { number: draft.card?.number ?? "" }) : draft.text;
    if (draft.files.length > 0 || msg.trim() === "") {
      write({ isSending: true });
      return direct.mutate({ msg, draft });
    }
    outbox.keep({ msg, quotationId: draft.card?.quotationId });
    setError(undefined);
    return dropSent(roomId, draft);
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
      <Chips card={card} files={files} onChange={write} />
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
            write({ text: event.currentTarget.value });
            setError(undefined);
          }}
          onKeyDown={sendByKey}
        />
        <Button
          h={40}
          loading={isSending}
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
            write({ card: chosen });
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
  readonly onChange: (change: Partial<Draft>) => void;
}

/** What goes along with the words, each with a way to take it back. */
function Chips({ card, files, onChange }: ChipsProps) {
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
      {card === undefined
        ? null
        : chip(t("card.title", { number: card.number }), () => onChange({ card: undefined }))}
      {files.map((file, index) =>
        chip(file.name, () => onChange({ files: files.filter((_, at) => at !== index) })),
      )}
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
