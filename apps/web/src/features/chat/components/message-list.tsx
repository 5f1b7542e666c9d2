import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate, today } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { joinDays, messagesQuery } from "../queries.ts";
import type { Outbox } from "../use-outbox.ts";
import classes from "./chat.module.css";
import { MessageItem, UnsentItem } from "./message-item.tsx";

interface MessageListProps {
  readonly roomId: string;
  readonly name: string;
  /** number of a message that was searched for */
  readonly at: number | null;
  readonly outbox: Outbox;
}

/** So near to the end one reads what is new; farther up one reads what was, and stays there. */
const NEAR_PX = 120;

/** The conversation by days, at its newest message; older ones are fetched on demand. */
export function MessageList({ roomId, name, at, outbox }: MessageListProps) {
  const { t } = useTranslation(["chat", "state"]);
  const { data, isError, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    messagesQuery(roomId),
  );
  const days = joinDays(data?.pages ?? []);
  const first = days[0]?.messages[0]?.number ?? 1;
  const last = days.at(-1)?.messages.at(-1)?.number ?? 0;
  useEffect(() => {
    if (at !== null && at < first && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [at, first, hasNextPage, isFetchingNextPage, fetchNextPage]);
  const box = useStayAtEnd(`${last} ${outbox.waiting.length}`, at !== null);
  const isEmpty = last === 0 && outbox.waiting.length === 0;
  return (
    <div ref={box} className={classes["messages"]} role="log" aria-label={t("message.label", { name })}>
      {isPending ? <LoadingPanel lines={4} /> : null}
      {isError ? (
        <StatePanel role="alert" title={t("state:failed.title")} text={t("state:failed.text")} />
      ) : null}
      {!isPending && !isError && isEmpty ? (
        <StatePanel title={t("empty.messages.title")} text={t("empty.messages.text")} />
      ) : null}
      {hasNextPage ? (
        <Button
          variant="subtle"
          size="compact-sm"
          fullWidth
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("message.older")}
        </Button>
      ) : null}
      {days.map(({ date, messages }) => (
        <section key={date} aria-label={date}>
          <DayLine date={date} />
          <ul className={classes["said"]}>
            {messages.map((message) => (
              <MessageItem
                key={message.id}
                roomId={roomId}
                message={message}
                isFound={message.number === at}
              />
            ))}
          </ul>
        </section>
      ))}
      <ul className={classes["said"]}>
        {outbox.waiting.map((message) => (
          <UnsentItem
            key={message.id}
            message={message}
            onTryAgain={() => outbox.tryAgain(message.id)}
            onDrop={() => outbox.drop(message.id)}
          />
        ))}
      </ul>
    </div>
  );
}

function DayLine({ date }: { readonly date: string }) {
  const { t } = useTranslation("chat");
  const language = useLanguage();
  const now = useNow(60_000);
  const named = {
    [today(undefined, now)]: t("day.today"),
    [today(undefined, now - 86_400_000)]: t("day.yesterday"),
  };
  return <div className={classes["day"]}>{named[date] ?? formatDate(date, language, "long")}</div>;
}

/** Keeps the end in view when something is added, for a reader who was there. */
function useStayAtEnd(end: string, isElsewhere: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasNear = useRef(true);
  const shown = useRef("");
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const note = () => {
      wasNear.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    };
    element.addEventListener("scroll", note, { passive: true });
    return () => element.removeEventListener("scroll", note);
  }, []);
  useLayoutEffect(() => {
    if (shown.current === end) return;
    shown.current = end;
    if (wasNear.current && !isElsewhere) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [end, isElsewhere]);
  return box;
}
