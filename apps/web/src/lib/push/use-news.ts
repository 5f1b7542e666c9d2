import { useQueryClient } from "@tanstack/react-query";
import { invalidate, type ReadEndpoints } from "../api/query.ts";
import { usePush } from "./use-push.ts";

/** Asks again for what the page shows as soon as the person gets a notification: it may be about just that. */
export function useNews(reads: ReadEndpoints): void {
  const queries = useQueryClient();
  usePush("notification", () => void invalidate(queries, reads));
}
