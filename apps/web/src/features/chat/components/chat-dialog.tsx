import { openChatRoom } from "@kilolane/contract";
import { Anchor, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { endpointKey } from "../../../lib/api/query.ts";
import type { ChatWish } from "../../../lib/chat/open-chat.ts";
import { messagesPathOf } from "../../../lib/chat/messages-path.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { useChatNews } from "../use-chat-news.ts";
import classes from "./chat.module.css";
import { Conversation } from "./conversation.tsx";

interface ChatDialogProps {
  readonly wish: ChatWish;
  readonly onClose: () => void;
}

/** A conversation over the page that one is on: with a client, a forwarder, or about a quotation. */
export default function ChatDialog({ wish, onClose }: ChatDialogProps) {
  const { t } = useTranslation(["chat", "quotation", "state"]);
  const place = messagesPathOf(useSession()?.role ?? "");
  useChatNews();
  // opened again, it is the same room: asking for it is a read to the screen
  const { data: room, error } = useQuery({
    queryKey: endpointKey(openChatRoom, { body: wish }),
    queryFn: async () => callEndpoint(openChatRoom, { body: wish }),
    staleTime: Infinity,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t("title")}
      closeButtonProps={{ "aria-label": t("state:close") }}
    >
      <div className={`${classes["conversation"]} ${classes["dialog"]}`}>
        {error instanceof ApiError ? (
          <StatePanel role="alert" title={error.title} text={error.detail} />
        ) : null}
        {room === undefined && error === null ? <LoadingPanel lines={4} /> : null}
        {room === undefined ? null : (
          <Conversation
            roomId={room.roomId}
            actions={
              place === null ? null : (
                <Anchor component={Link} to={`${place}?room=${room.roomId}`} size="sm" onClick={onClose}>
                  {t("room.all")}
                </Anchor>
              )
            }
          />
        )}
      </div>
    </Modal>
  );
}
