import { may } from "@kilolane/domain";
import { Button, TextInput } from "@mantine/core";
import { IconMessage2, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { parseAsInteger, parseAsString, useQueryState, useQueryStates } from "nuqs";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import classes from "../components/chat.module.css";
import lists from "../components/rooms.module.css";
import { Conversation } from "../components/conversation.tsx";
import { RoomList } from "../components/room-list.tsx";
import { foundQuery, roomsQuery } from "../queries.ts";
import { useChatNews } from "../use-chat-news.ts";
import { useSendKept } from "../use-outbox.ts";

const NewConversation = lazyPart(async () => import("../components/new-conversation.tsx"));

const OPEN = { room: parseAsString, at: parseAsInteger };

/** All conversations of a forwarder with its clients and shippers, seen from either side. */
export default function MessagesPage() {
  const { t } = useTranslation("chat");
  const role = useSession()?.role ?? "";
  const isDesk = may(role, "worksAtForwarderDesk");
  const side = isDesk ? "desk" : may(role, "isClientOfForwarder") ? "client" : "shipper";
  const [{ room, at }, setOpen] = useQueryStates(OPEN);
  const [isChoosing, setChoosing] = useState(false);
  const open = (id: string | null, number?: number) => void setOpen({ room: id, at: number ?? null });
  const title = t("title");
  usePageTitle(title);
  useChatNews();
  useSendKept();
  return (
    <>
      <div className={lists["header"]} data-open={room === null ? undefined : true}>
        <PageHeader
          title={title}
          lead={t("lead", { side: t(`side.${side}`) })}
          actions={
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setChoosing(true)}>
              {t("new.title")}
            </Button>
          }
        />
      </div>
      <div className={lists["frame"]} data-open={room === null ? undefined : true}>
        <Rooms room={room} isDesk={isDesk} onOpen={open} />
        <div className={classes["conversation"]}>
          {room === null ? (
            <div className={classes["centre"]}>
              <StatePanel
                icon={<IconMessage2 size={34} stroke={1.4} aria-hidden />}
                title={t("empty.room.title")}
                text={t("empty.room.text")}
              />
            </div>
          ) : (
            <Conversation key={room} roomId={room} at={at} onBack={() => open(null)} />
          )}
        </div>
      </div>
      {isChoosing ? (
        <NewConversation
          isDesk={isDesk}
          onOpened={(id) => {
            setChoosing(false);
            open(id);
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  );
}

interface RoomsProps {
  readonly room: string | null;
  readonly isDesk: boolean;
  readonly onOpen: (id: string, number?: number) => void;
}

/** The list at the side, narrowed by words. */
function Rooms({ room, isDesk, onOpen }: RoomsProps) {
  const { t } = useTranslation(["chat", "state"]);
  const [search, setSearch] = useQueryState("search", parseAsString.withDefault(""));
  const { data, isError, isPending } = useQuery(roomsQuery(search));
  const { data: found = [] } = useQuery(foundQuery(search));
  const rooms = data?.content ?? [];
  const isSearching = search.trim() !== "";
  const hits = isSearching ? found : [];
  return (
    <section className={lists["rooms"]} aria-label={t("rooms.label")}>
      <div className={lists["tools"]}>
        <TextInput
          type="search"
          aria-label={t("rooms.search")}
          placeholder={t("rooms.search")}
          value={search}
          onChange={(event) => void setSearch(event.currentTarget.value)}
        />
      </div>
      {isPending ? <LoadingPanel lines={5} /> : null}
      {isError ? (
        <StatePanel role="alert" title={t("state:failed.title")} text={t("state:failed.text")} />
      ) : null}
      {data !== undefined && rooms.length === 0 && hits.length === 0 ? (
        <StatePanel
          title={isSearching ? t("rooms.none") : t("empty.rooms.title")}
          text={isSearching ? undefined : t(isDesk ? "empty.rooms.desk" : "empty.rooms.client")}
        />
      ) : null}
      <RoomList rooms={rooms} found={hits} open={room} onOpen={onOpen} />
    </section>
  );
}
