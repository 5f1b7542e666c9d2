import { listDemoStories, type QuotationFormInput } from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api/call-endpoint.ts";

/** The twelve stories; a refusal means that this is not the demo world. */
export const demoStoriesQuery = queryOptions({
  queryKey: ["demo", "stories"],
  queryFn: async ({ signal }) => callEndpoint(listDemoStories, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The create form of one story; null when there is none of that name. */
export function storyFormQuery(storyId: string | null) {
  return queryOptions({
    ...demoStoriesQuery,
    enabled: storyId !== null,
    select: (stories): Partial<QuotationFormInput> | null =>
      stories.find((story) => story.id === storyId)?.form ?? null,
  });
}
