import { useEffect, useState } from "react";
import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import { type ChatWish, onOpenChat } from "../../lib/chat/open-chat.ts";

const ChatDialog = lazyPart(() => import("../../features/chat/components/chat-dialog.tsx"), null, [
  "chat",
  "quotation",
]);

/** The dialog of a conversation, wherever it is asked for; its code comes with the first wish. */
export function ChatHost() {
  const [wish, setWish] = useState<ChatWish>();
  useEffect(() => onOpenChat(setWish), []);
  if (wish === undefined) return null;
  return <ChatDialog wish={wish} onClose={() => setWish(undefined)} />;
}
