import * as contract from "@kilolane/contract";
import { expect, test } from "vitest";
import { LIST_ROUTES } from "./list-queries.ts";

const endpoints: Readonly<Record<string, unknown>> = contract;

test.each(Object.entries(LIST_ROUTES))("%s is the contract's endpoint", (name, route) => {
  expect(endpoints[name]).toMatchObject({ method: route.method, path: route.path });
});
