import { QueryClient } from "@tanstack/react-query";
import { onSessionEnd } from "../session/session-store.ts";

/**
 * The cache of server answers. Calls repeat themselves once (call-endpoint.ts), so the cache repeats nothing; coming
 * back to the window refreshes what is older than half a minute. Sign-in and sign-up do without it: it comes with the shell.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: "always", refetchOnReconnect: true },
    mutations: { retry: false, networkMode: "always" },
  },
});

// Nothing of one user may be there for the next.
onSessionEnd(() => queryClient.clear());
