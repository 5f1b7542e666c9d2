import { getProfile } from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { q } from "../api/query.ts";

/** Who is signed in, with the company; asked again every five minutes at most. */
export function profileQuery(email: string) {
  return queryOptions({ ...q(getProfile, undefined, email), staleTime: 300_000 });
}
