import { queryOptions } from "@tanstack/react-query";
import { getProfile } from "./session-calls.ts";

/** Who is signed in, with the company; asked again every five minutes at most. */
export function profileQuery(email: string) {
  return queryOptions({
    queryKey: ["session", "profile", email],
    queryFn: ({ signal }) => getProfile(signal),
    staleTime: 300_000,
  });
}
