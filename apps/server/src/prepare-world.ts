import { utcDateOf } from "@kilolane/domain";
import { mintCompanyScope, mintSystemScope } from "./db/mint-scope.ts";
import { seedConversations } from "./features/demo/seed-conversations.ts";
import { seedDocuments } from "./features/demo/seed-documents.ts";
import { seedShipments } from "./features/demo/seed-shipments.ts";
import { seedDemo } from "./features/demo/seed-demo.ts";
import { seedGuides } from "./features/demo/seed-guides.ts";
import { seedKeys } from "./features/demo/seed-keys.ts";
import { seedSubscriptions } from "./features/demo/seed-subscriptions.ts";
import type { ScopeOf } from "./features/demo/seed-quotations.ts";
import { seedReference } from "./features/place/seed-reference.ts";
import type { App } from "./http/app.ts";

/** Data that must be there before the first request: reference data, and the demo world outside production. */
export async function prepareWorld(app: App): Promise<void> {
  const scope = mintSystemScope(app.database, "seeds of the first start");
  const isNew = await seedReference(scope);
  if (isNew) app.fastify.log.info("reference data stored");
  if (!app.config.isDemoWorld) return;
  const scopeOf: ScopeOf = (actor) =>
    mintCompanyScope(app.database, { ...actor, requestId: "seeds of the first start" });
  const today = utcDateOf(app.clock.now().getTime());
  const steps = await seedDemo(scope, scopeOf, today);
  await seedKeys(scope, app.config.secretKey, today);
  await seedSubscriptions(scope, today);
  await seedDocuments(scope, scopeOf, app.files);
  await seedShipments(scope, scopeOf);
  await seedGuides(scope, today);
  await seedConversations(scope, today);
  if (steps.length > 0) app.fastify.log.info({ steps }, "demo world stored");
}
