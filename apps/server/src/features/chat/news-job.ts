import { z } from "zod";
import { defineJob } from "../../jobs/job-queue.ts";

/** Tells a shipper of what its forwarder said: the forwarder's transaction reaches no other company. */
export const tellShipperJob = defineJob({
  name: "chat-message",
  schema: z.object({
    companyId: z.uuid(),
    userId: z.uuid(),
    roomId: z.uuid(),
    chatGroupId: z.uuid(),
    name: z.string(),
  }),
  concurrency: 2,
});
