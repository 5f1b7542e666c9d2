import { Button } from "@mantine/core";
import { IconMessage2 } from "@tabler/icons-react";
import { useTranslation } from "../i18n/use-translation.ts";
import { type ChatWish, openChat } from "./open-chat.ts";

/** Opens the conversation about something, or with somebody, over the page. */
export function ChatButton({ wish }: { readonly wish: ChatWish }) {
  const { t } = useTranslation("shell");
  return (
    <Button
      variant="default"
      leftSection={<IconMessage2 size={18} stroke={1.6} aria-hidden />}
      onClick={() => openChat(wish)}
    >
      {t("menu.messages")}
    </Button>
  );
}
