import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { launchEmbedded } from "../src/db/embedded/launch.ts";
import { openDatabase } from "../src/db/handle.ts";
import { migrate } from "../src/db/migrate.ts";
import { mintSystemScope } from "../src/db/mint-scope.ts";
import { seedReference } from "../src/features/place/seed-reference.ts";
import { databaseUrlOf, runOnServer } from "./database-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** URL of a database of the server on which tests make their own. */
    serverUrl: string;
    /** The migrated database that each test file's own is a copy of. */
    templateName: string;
  }
}

/**
 * Once per run: an embedded PostgreSQL in a temporary folder (or the one of DATABASE_URL), and in it a migrated
 * template with the reference data that every test file gets a copy of.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env["DATABASE_URL"];
  const folder = mkdtempSync(path.join(os.tmpdir(), "kilolane-tests-"));
  const embedded =
    external === undefined || external === ""
      ? await launchEmbedded({ folder, unsafeFast: true })
      : undefined;
  const serverUrl = embedded?.url ?? external ?? "";
  const templateName = `kilolane_template_${process.pid}`;
  await runOnServer(serverUrl, `drop database if exists ${templateName} with (force)`);
  await runOnServer(serverUrl, `create database ${templateName}`);
  const template = openDatabase({
    url: databaseUrlOf(serverUrl, templateName),
    poolSize: 2,
    onIdleError: () => undefined,
  });
  await migrate(template);
  await seedReference(mintSystemScope(template, "reference data of the tests"));
  await template.close();
  project.provide("serverUrl", serverUrl);
  project.provide("templateName", templateName);
  return async () => {
    await runOnServer(serverUrl, `drop database if exists ${templateName} with (force)`);
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
