import { beforeAll } from "vitest";
import { buildFuelMarket } from "./build-quotations.ts";
import { usePerson, useTestWorld } from "./harness.ts";

/**
 * A world whose mails are sent, with the rates of `buildFuelMarket`, a forwarder's admin and client, and the admin of
 * another forwarder.
 *
 *     const { world, admin, client, stranger } = useFuelDesk();
 */
export function useFuelDesk() {
  const world = useTestWorld({ runsJobs: true });
  const admin = usePerson(world, "ROLE_FFADMIN");
  const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));
  const stranger = usePerson(world, "ROLE_FFADMIN");
  beforeAll(() => buildFuelMarket(world));
  return { world, admin, client, stranger };
}
