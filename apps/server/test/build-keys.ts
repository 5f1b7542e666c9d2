import type { KeyType } from "@kilolane/domain";
import { testClock } from "./clock.ts";
import { newId } from "../src/db/new-id.ts";
import { withTransaction } from "../src/db/transaction.ts";
import { makeStoredText } from "../src/features/seat/new-keys.ts";
import { buildUser, systemScope, type BuiltUser } from "./factories.ts";
import type { TestWorld } from "./harness.ts";

export interface KeyOptions {
  readonly keyType: KeyType;
  /** assigned to nobody without one */
  readonly email?: string;
  /** who uses it */
  readonly holder?: BuiltUser;
}

/** A key of the company, good for a year. @returns its id */
export async function buildKey(world: TestWorld, owner: BuiltUser, options: KeyOptions): Promise<string> {
  const id = newId();
  const { keyIndex, keySealed, keyTail } = makeStoredText(world.app.config.secretKey);
  const email = options.holder?.email ?? options.email;
  await withTransaction(systemScope(world.database), (tx) =>
    tx.db
      .insertInto("licence_key")
      .values({
        id,
        company_id: owner.company.id,
        key_type: options.keyType,
        key_index: keyIndex,
        key_sealed: keySealed,
        key_tail: keyTail,
        expires_at: new Date(testClock.now().getTime() + 365 * 86_400_000),
        created_by: owner.id,
        ...(email === undefined ? {} : { email, assigned_at: testClock.now() }),
        ...(options.holder === undefined ? {} : { used_by: options.holder.id, used_at: testClock.now() }),
      })
      .execute(),
  );
  return id;
}

const SEATS = { admin: "ROLE_FFADMIN", agent: "ROLE_FFAGENT", client: "ROLE_FFCLIENT" } as const;

/** A key in use, its holder, and somebody of the same role without a licence to whom it could move. */
export async function buildSeat(world: TestWorld, owner: BuiltUser, keyType: keyof typeof SEATS) {
  const options = { role: SEATS[keyType], company: owner.company };
  const holder = await buildUser(world.database, options);
  const host = await buildUser(world.database, options);
  await world.database.query("update user_account set licence_state = 'none' where id = $1", [host.id]);
  return { keyId: await buildKey(world, owner, { keyType, holder }), holder, host };
}
