import { queryOptions } from "@tanstack/react-query";
import { listDemoAccounts } from "./session-calls.ts";

/** The demo sign-ins; an empty list outside the demo world. Asked once per page load. */
export const demoAccountsQuery = queryOptions({
  queryKey: ["session", "demo-accounts"],
  queryFn: ({ signal }) => listDemoAccounts(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
