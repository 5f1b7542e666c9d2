import type { ChatRoom } from "@kilolane/contract";
import { ActionIcon, Anchor } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { NOTIFICATION_READS } from "../../notification/queries.ts";
import { otherSideOf, quotationHref } from "../chat-texts.ts";
import { CHAT_READS, markSeen, roomQuery } from "../queries.ts";
import { useOutbox } from "../use-outbox.ts";
import classes from "./chat.module.css";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";

/** How long it says that a message was sent. */
const SAID_MS = 3_000;

interface ConversationProps {
  readonly roomId: string;
  /** number of a message that was searched for */
  readonly at?: number | null;
  readonly onBack?: () => void;
  /** stands at the end of the head */
  readonly actions?: ReactNode;
}

/** One room: who is there, what was said, and where one types. */
export function Conversation({ roomId, at = null, onBack, actions }: ConversationProps) {
  const { t } = useTranslation(["chat", "state"]);
  const { data: room, isError } = useQuery(roomQuery(roomId));
  if (isError)
    return (
      <div className={classes["centre"]}>
        <StatePanel role="alert" title={t("room.missing.title")} text={t("room.missing.text")} />
      </div>
    );
  if (room === undefined) return <LoadingPanel lines={4} />;
  return <OpenRoom room={room} at={at} onBack={onBack} actions={actions} />;
}

interface OpenRoomProps extends Omit<ConversationProps, "roomId" | "onBack" | "at"> {
  readonly room: ChatRoom;
  readonly at: number | null;
  readonly onBack: (() => void) | undefined;
}

function OpenRoom({ room, at, onBack, actions }: OpenRoomProps) {
  const { t } = useTranslation("chat");
  const role = useSession()?.role ?? "";
  const other = otherSideOf(room, role);
  const target = room.quotation === null ? null : quotationHref(room.quotation, role);
  const { isSaid, noteSaid } = useSaid();
  const outbox = useOutbox(room.roomId, noteSaid);
  useSeen(room);
  return (
    <>
      <div className={classes["head"]}>
        {onBack === undefined ? null : (
          <ActionIcon
            className={classes["back"] ?? ""}
            variant="subtle"
            size={44}
            aria-label={t("room.back")}
            onClick={onBack}
          >
            <IconArrowLeft size={20} className={classes["mirror"] ?? ""} aria-hidden />
          </ActionIcon>
        )}
        <div className={classes["names"]}>
          <h2 className={classes["name"]}>
            <bdi>{other.name}</bdi>
          </h2>
          <div className={classes["facts"]}>
            {other.person === "" ? null : <bdi>{other.person}</bdi>}
            <bdi>{other.email}</bdi>
            {room.quotation === null ? null : target === null ? (
              <bdi>{t("rooms.about", { number: room.quotation.number })}</bdi>
            ) : (
              <Anchor component={Link} to={target} size="sm">
                <bdi>{t("rooms.about", { number: room.quotation.number })}</bdi>
              </Anchor>
            )}
          </div>
        </div>
        {actions}
      </div>
      <MessageList key={room.roomId} roomId={room.roomId} name={other.name} at={at} outbox={outbox} />
      <Composer key={`${room.roomId} typing`} room={room} outbox={outbox} onSent={noteSaid} isSaid={isSaid} />
    </>
  );
}

/** For a moment after something was stored. */
function useSaid() {
  const [isSaid, setSaid] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const noteSaid = useCallback(() => {
    clearTimeout(timer.current);
    setSaid(true);
    timer.current = setTimeout(() => setSaid(false), SAID_MS);
  }, []);
  return { isSaid, noteSaid };
}

/** What is on a screen that somebody looks at is seen. */
function useSeen({ roomId, lastNumber, unread }: ChatRoom): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (unread === 0) return undefined;
    const mark = () => {
      if (document.visibilityState === "hidden") return;
      document.removeEventListener("visibilitychange", mark);
      markSeen(roomId, lastNumber).then(
        () => invalidate(queries, [...CHAT_READS, ...NOTIFICATION_READS]),
        // the next message, or the next look, marks it
        () => undefined,
      );
    };
    document.addEventListener("visibilitychange", mark);
    mark();
    return () => document.removeEventListener("visibilitychange", mark);
  }, [roomId, lastNumber, unread, queries]);
}
