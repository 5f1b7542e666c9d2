import {
  DEMO_FEEDBACK,
  DEMO_TUTORIALS,
  DEMO_USERS,
  DEMO_VERSION_NOTE,
  type DemoFeedback,
} from "@kilolane/demo";
import type { CalendarDate } from "@kilolane/domain";
import { newId } from "../../db/new-id.ts";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction, type SystemTransaction } from "../../db/transaction.ts";
import { findSeedVersion, lockSeed, writeSeedVersion } from "../place/writes.ts";
import { idOf } from "./seed-companies.ts";

const STEP = "demo-guides";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hours (UTC) at which feedback is given and answered. */
const [GIVEN_HOUR, ANSWERED_HOUR] = [14, 17];

/**
 * Puts the tutorials of the demo world, its version note and what its people said about the product into the database once.
 * @param today UTC calendar date
 * @returns whether it was done now
 */
export function seedGuides(scope: SystemScope, today: CalendarDate): Promise<boolean> {
  return withTransaction(scope, async (tx) => {
    await lockSeed(tx);
    if ((await findSeedVersion(tx, STEP)) !== undefined) return false;
    await insertTutorials(tx);
    await insertVersionNote(tx, Date.parse(today));
    await insertFeedback(tx, Date.parse(today));
    await writeSeedVersion(tx, STEP, today);
    return true;
  });
}

async function insertTutorials(tx: SystemTransaction): Promise<void> {
  const rows = DEMO_TUTORIALS.map((tutorial, index) => ({
    id: newId(),
    roles: [...tutorial.roles],
    texts: JSON.stringify(tutorial.texts),
    position: index + 1,
    is_published: true,
  }));
  await tx.db.insertInto("tutorial").values(rows).execute();
}

/** From before the demo's people joined: to be read, but no news to them. */
async function insertVersionNote(tx: SystemTransaction, todayMs: number): Promise<void> {
  const { label, texts, daysAgo } = DEMO_VERSION_NOTE;
  await tx.db
    .insertInto("version_note")
    .values({
      id: newId(),
      label,
      texts: JSON.stringify(texts),
      published_at: new Date(todayMs - daysAgo * DAY_MS),
    })
    .execute();
}

async function insertFeedback(tx: SystemTransaction, todayMs: number): Promise<void> {
  const users = await tx.db.selectFrom("user_account").select(["id", "company_id", "email"]).execute();
  const userOf = new Map(users.map((user) => [user.email, user]));
  const rows = DEMO_FEEDBACK.map((said) => {
    const author = idOf(userOf, emailOf(said.userKey));
    return { id: newId(), company_id: author.company_id, author_id: author.id, ...columnsOf(said, todayMs) };
  });
  await tx.db.insertInto("feedback").values(rows).execute();
}

function emailOf(userKey: string): string {
  return DEMO_USERS.find((user) => user.key === userKey)?.username.toLowerCase() ?? userKey;
}

function columnsOf(said: DemoFeedback, todayMs: number) {
  const dayMs = todayMs - said.daysAgo * DAY_MS;
  const isAnswered = said.answer !== "";
  return {
    main_menu: said.mainMenu,
    sub_menu: said.subMenu,
    feedback_type: said.feedbackType,
    description: said.description,
    state: isAnswered ? "answered" : "open",
    answer: said.answer,
    answered_at: isAnswered ? new Date(dayMs + ANSWERED_HOUR * HOUR_MS) : null,
    version: isAnswered ? 2 : 1,
    created_at: new Date(dayMs + GIVEN_HOUR * HOUR_MS),
  };
}
