import * as contract from "@kilolane/contract";
import type { SeatedKind } from "@kilolane/domain";
import { z } from "zod";
import { actAsSystem } from "../../http/act-as-system.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { defineJob } from "../../jobs/job-queue.ts";
import { createHolder } from "../key/create-holder.ts";
import { confirmSignUp } from "./confirm-sign-up.ts";
import { createSignUp } from "./create-sign-up.ts";
import { sendPin } from "./send-pin.ts";
import { updateDescription } from "./update-description.ts";
import { removeOldSignUps } from "./remove-old-sign-ups.ts";

const REASON = "nobody is signed in yet: sign-up";
const tidyJob = defineJob({ name: "sign-up-tidy", schema: z.object({}), concurrency: 1 });

/** The paths of the specification, each with the kind of company that signs up there. */
const REGISTRATIONS = [
  [contract.registerForwarder, "forwarder"],
  [contract.registerCompany, "forwarder"],
  [contract.registerAirline, "airline"],
  [contract.registerAirlineCompany, "airline"],
  [contract.registerShipper, "shipper"],
  [contract.registerTrucking, "trucking"],
  [contract.registerTruckingCompany, "trucking"],
  [contract.registerDataEntry, "data-entry"],
] as const satisfies readonly (readonly [typeof contract.registerForwarder, SeatedKind])[];

/** Binds sign-up for every kind of company: one use case, several addresses. */
export function bindSignUpRoutes(app: App): void {
  for (const [endpoint, kind] of REGISTRATIONS) {
    bindEndpoint(app, endpoint, async ({ scope, body, request }) => {
      const system = actAsSystem(scope, REASON);
      const email = body.email.toLowerCase();
      if (body.alphanumericKey === undefined) {
        const signUpToken = await createSignUp(system, app, kind, body);
        return { status: "PIN_SENT" as const, signUpToken, email };
      }
      await createHolder(system, app, { kind, registration: body, ip: request.ip });
      return { status: "REGISTERED" as const, signUpToken: null, email };
    });
  }
  bindEndpoint(app, contract.confirmSignUp, async ({ scope, body }) => ({
    status: "UNAPPROVED" as const,
    ...(await confirmSignUp(actAsSystem(scope, REASON), app, body)),
  }));
  bindEndpoint(app, contract.resendPin, async ({ scope, body }) => {
    await sendPin(actAsSystem(scope, REASON), app, body.signUpToken);
    return { status: "PIN_SENT" as const };
  });
  bindEndpoint(app, contract.describeCompany, async ({ scope, body }) => {
    await updateDescription(actAsSystem(scope, REASON), body);
    return { status: "SAVED" as const };
  });
  app.jobs.register(tidyJob, { run: ({ scope }) => removeOldSignUps(scope) });
  // Every night at 03:27 UTC, on one node.
  app.jobs.schedule(tidyJob, "27 3 * * *");
}
