import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { invalidate } from "./query.ts";

const NAME = "listThings";

/** A list on the screen whose answers come when they are told to. */
function heldList() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver<string>(queries, {
    queryKey: [NAME, { search: "new" }],
    queryFn: async () => {
      const answer = Promise.withResolvers<string>();
      asked.push(answer);
      return answer.promise;
    },
  });
  return { queries, asked, observer, leave: observer.subscribe(() => undefined) };
}

const settle = async () => new Promise((resolve) => setTimeout(resolve, 0));

test("a first answer that was on its way when something changed is asked for again", async () => {
  const { queries, asked, observer, leave } = heldList();
  const refreshed = invalidate(queries, [{ name: NAME }]);
  asked[0]?.resolve("as it was");
  await settle();
  expect(asked).toHaveLength(2);
  asked[1]?.resolve("as it is");
  await refreshed;
  expect(observer.getCurrentResult().data).toBe("as it is");
  leave();
});

test("a first answer that fails when something changed is asked for again too, and the change is no failure", async () => {
  const { queries, asked, observer, leave } = heldList();
  const refreshed = invalidate(queries, [{ name: NAME }]);
  asked[0]?.reject(new Error("refused"));
  await settle();
  asked[1]?.resolve("as it is");
  await refreshed;
  expect(observer.getCurrentResult().data).toBe("as it is");
  leave();
});

test("an answer that is there is asked for once more, and no more than that", async () => {
  const { queries, asked, leave } = heldList();
  asked[0]?.resolve("as it was");
  await settle();
  const refreshed = invalidate(queries, [{ name: NAME }]);
  asked[1]?.resolve("as it is");
  await refreshed;
  expect(asked).toHaveLength(2);
  leave();
});
