import type { EndpointOutput, findMembers } from "@kilolane/contract";
import { withTransaction } from "../../db/transaction.ts";
import { presentPerson } from "./present/member.ts";
import {
  countPeople,
  findPersonRows,
  type PeopleScope,
  type PersonQuery,
  personSearchOf,
} from "./reads/person.ts";

/** One page of people with how many there are in each state. */
export function findPeople(
  scope: PeopleScope,
  { page, size: limit, ...choice }: PersonQuery & { readonly page: number; readonly size: number },
): Promise<EndpointOutput<typeof findMembers>> {
  const search = personSearchOf(scope, choice);
  return withTransaction(scope, async (tx) => {
    const rows = await findPersonRows(tx, search, { limit, offset: (page - 1) * limit });
    const counts = await countPeople(tx, search);
    return { content: rows.map((row) => presentPerson(scope, row)), total: counts[search.state], counts };
  });
}
