import { emailSavedQuotation, getQuotation, listNotifications } from "@kilolane/contract";
import { expect, test, vi } from "vitest";
import { buildFuelMarket, buildQuotation } from "../../../test/build-quotations.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");

test("a mail that cannot be built is shown as failed at once, and its sender is notified", async () => {
  await buildFuelMarket(world);
  const { quotation_id } = await buildQuotation(admin);
  // a name as it could be stored before names were held to one line
  await world.database.query("update user_account set last_name = $2 where id = $1", [
    admin.user.id,
    "Stone\nBcc: everybody@example.com",
  ]);
  const query = { quotation_id, version: 1, email: "buyer@example.com" };
  expect((await admin.call(emailSavedQuotation, { query })).status).toBe(200);
  await vi.waitFor(
    async () => {
      const { body } = await admin.call(getQuotation, { params: { id: quotation_id } });
      expect(body.timeline.map(({ kind }) => kind)).toContain("mail-failed");
    },
    { timeout: 10_000 },
  );
  const { body } = await admin.call(listNotifications, { query: { size: 10 } });
  expect(body.map(({ description }) => description)).toContainEqual(
    expect.stringContaining("could not be delivered"),
  );
});
