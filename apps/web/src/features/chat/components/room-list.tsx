import type { ChatRoom, FoundMessage } from "@kilolane/contract";
import { UnstyledButton } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatRelative } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { initialsOf, otherSideOf } from "../chat-texts.ts";
import classes from "./rooms.module.css";

interface RoomListProps {
  readonly rooms: readonly ChatRoom[];
  readonly found: readonly FoundMessage[];
  readonly open: string | null;
  /** @param at number of the message that was looked for */
  readonly onOpen: (roomId: string, at?: number) => void;
}

/** The conversations, the last spoken in first, and the messages that were searched for. */
export function RoomList({ rooms, found, open, onOpen }: RoomListProps) {
  const { t } = useTranslation("chat");
  return (
    <ul className={classes["list"]} aria-label={t("rooms.label")}>
      {rooms.map((room) => (
        <li key={room.roomId}>
          <RoomButton room={room} isOpen={room.roomId === open} onOpen={() => onOpen(room.roomId)} />
        </li>
      ))}
      {found.length === 0 ? null : <li className={classes["heading"]}>{t("rooms.found")}</li>}
      {found.map((hit) => (
        <li key={`${hit.roomId} ${hit.number}`}>
          <FoundButton hit={hit} onOpen={() => onOpen(hit.roomId, hit.number)} />
        </li>
      ))}
    </ul>
  );
}

interface RoomButtonProps {
  readonly room: ChatRoom;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function RoomButton({ room, isOpen, onOpen }: RoomButtonProps) {
  const { t } = useTranslation("chat");
  const language = useLanguage();
  const { name, person } = otherSideOf(room, useSession()?.role ?? "");
  const { last, unread, quotation } = room;
  const about = quotation === null ? person : t("rooms.about", { number: quotation.number });
  return (
    <UnstyledButton
      className={classes["room"] ?? ""}
      aria-current={isOpen}
      data-unread={unread > 0 || undefined}
      onClick={onOpen}
    >
      <span className={classes["avatar"]} aria-hidden>
        {initialsOf(name)}
      </span>
      <span>
        <span className={classes["who"]}>
          <bdi>{name}</bdi>
        </span>
        {about === "" ? null : (
          <span className={classes["about"]}>
            <bdi>{about}</bdi>
          </span>
        )}
        <span className={classes["last"]} dir="auto">
          {last === null ? "" : <LastWords last={last} />}
        </span>
      </span>
      <span className={classes["side"]}>
        {last === null ? null : <span>{formatRelative(last.time, language)}</span>}
        {unread === 0 ? null : (
          <span className={classes["badge"]}>
            <span aria-hidden>{formatNumber(unread, language)}</span>
            <span className="kl-visually-hidden">{t("rooms.unread", { count: unread })}</span>
          </span>
        )}
      </span>
    </UnstyledButton>
  );
}

function LastWords({ last }: { readonly last: NonNullable<ChatRoom["last"]> }) {
  const { t } = useTranslation("chat");
  const text = last.msg === "" ? t("rooms.files", { count: last.files }) : last.msg;
  return last.isOwn ? t("rooms.you", { text }) : text;
}

function FoundButton({ hit, onOpen }: { readonly hit: FoundMessage; readonly onOpen: () => void }) {
  const language = useLanguage();
  return (
    <UnstyledButton className={classes["room"] ?? ""} onClick={onOpen}>
      <span className={classes["avatar"]} aria-hidden>
        {initialsOf(hit.senderName)}
      </span>
      <span>
        <span className={classes["who"]}>
          <bdi>{hit.senderName}</bdi>
        </span>
        <span className={classes["last"]} dir="auto">
          {hit.msg}
        </span>
      </span>
      <span className={classes["side"]}>
        <span>{formatRelative(hit.time, language)}</span>
      </span>
    </UnstyledButton>
  );
}
