import { QueryClient } from "@tanstack/react-query";

/**
 * Creates the cache of server answers. Calls repeat themselves once (call-endpoint.ts), so the cache repeats
 * nothing; coming back to the window refreshes what is older than half a minute.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
