import { useQueryClient } from "@tanstack/react-query";
import { invalidate } from "../../lib/api/query.ts";
import { usePush } from "../../lib/push/use-push.ts";
import { CHAT_READS } from "./queries.ts";

/** Asks again for rooms and messages as soon as anything was said or seen. */
export function useChatNews(): void {
  const queries = useQueryClient();
  usePush("chat", () => void invalidate(queries, CHAT_READS));
}
