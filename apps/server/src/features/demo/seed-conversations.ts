import { DEMO_CONVERSATIONS, DEMO_USERS, type DemoConversation, type DemoSaying } from "@kilolane/demo";
import type { CalendarDate } from "@kilolane/domain";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction, type SystemTransaction } from "../../db/transaction.ts";
import { senderRoleOf } from "../chat/policy.ts";
import { insertMessage, insertRoom, updateSeen } from "../chat/writes.ts";
import { findSeedVersion, lockSeed, writeSeedVersion } from "../place/writes.ts";
import { type DemoIds, findDemoIds, findNewestOffer } from "./reads/demo-record.ts";
import { idOf } from "./seed-companies.ts";

const STEP = "demo-conversations";
const HOUR_MS = 3_600_000;

/**
 * Puts what the demo forwarders and their clients said to each other into the database once.
 * @param today UTC calendar date
 */
export function seedConversations(scope: SystemScope, today: CalendarDate): Promise<void> {
  return withTransaction(scope, async (tx) => {
    await lockSeed(tx);
    if ((await findSeedVersion(tx, STEP)) !== undefined) return;
    const ids = await findDemoIds(tx);
    for (const conversation of DEMO_CONVERSATIONS) await insertConversation(tx, ids, conversation);
    await writeSeedVersion(tx, STEP, today);
  });
}

async function insertConversation(
  tx: SystemTransaction,
  ids: DemoIds,
  said: DemoConversation,
): Promise<void> {
  const client = personOf(said.clientKey);
  const companyId = idOf(ids.companies, said.forwarderKey);
  const clientUserId = idOf(ids.users, said.clientKey);
  const offer = (await findNewestOffer(tx, companyId, clientUserId)) ?? null;
  if (said.isAboutQuotation && offer === null) return;
  const roomId = await insertRoom(tx, {
    companyId,
    clientCompanyId: idOf(ids.companies, client.companyKey),
    clientUserId,
    readerEmail: "",
    quotationId: said.isAboutQuotation ? offer : null,
  });
  for (const saying of said.sayings) await insertSaying(tx, ids, { companyId, roomId, offer }, saying);
  const speakers = new Set([said.clientKey, ...said.sayings.map(({ userKey }) => userKey)]);
  const number = said.sayings.length;
  for (const userKey of speakers) {
    if (userKey === said.unseenBy) continue;
    await updateSeen(tx, { companyId, roomId, userId: idOf(ids.users, userKey), number });
  }
}

async function insertSaying(
  tx: SystemTransaction,
  ids: DemoIds,
  {
    companyId,
    roomId,
    offer,
  }: { readonly companyId: string; readonly roomId: string; readonly offer: string | null },
  { userKey, hoursAgo, text, hasCard = false }: DemoSaying,
): Promise<void> {
  const { firstName, lastName, role } = personOf(userKey);
  await insertMessage(tx, {
    companyId,
    roomId,
    senderUserId: idOf(ids.users, userKey),
    senderName: `${firstName} ${lastName}`,
    senderRole: senderRoleOf(role),
    msg: text,
    quotationId: hasCard ? offer : null,
    clientKey: null,
    fileIds: [],
    sentAt: new Date(tx.now().getTime() - hoursAgo * HOUR_MS),
  });
}

function personOf(key: string) {
  const person = DEMO_USERS.find((user) => user.key === key);
  if (person === undefined) throw new RangeError(`nobody is called ${key}`);
  return person;
}
