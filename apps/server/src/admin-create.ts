import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { z } from "zod";
import { readConfig } from "./config.ts";
import { launchEmbedded } from "./db/embedded/launch.ts";
import { openDatabase } from "./db/handle.ts";
import { migrate } from "./db/migrate.ts";
import { mintSystemScope } from "./db/mint-scope.ts";
import { findNewPasswordProblem } from "./features/account/password-rules.ts";
import { createFirstAdmin } from "./features/session/create-first-admin.ts";
import { StartError } from "./start-error.ts";

/*
 * Makes the first super admin of a new installation, once:
 *   npm run admin:create -- --email you@company.example --first-name Ada --last-name Stone
 * A password is made and printed unless ADMIN_PASSWORD is set (never as an argument: other users see those).
 */
const { values } = parseArgs({
  options: { email: { type: "string" }, "first-name": { type: "string" }, "last-name": { type: "string" } },
});

async function createAdmin(): Promise<void> {
  const config = readConfig(process.env);
  const email = z.email().safeParse(values.email?.trim().toLowerCase());
  if (!email.success) throw new StartError("Give the admin's address: --email you@company.example");
  const password = process.env["ADMIN_PASSWORD"] ?? randomBytes(15).toString("base64url");
  const names = [email.data, values["first-name"] ?? "", values["last-name"] ?? ""];
  const problem = findNewPasswordProblem(password, names);
  if (problem === "password-short") throw new StartError("ADMIN_PASSWORD must have at least 15 characters.");
  if (problem !== undefined) throw new StartError("ADMIN_PASSWORD is too easy to guess.");
  const embedded =
    config.databaseUrl === undefined ? await launchEmbedded({ folder: config.dataDir }) : undefined;
  const url = config.databaseUrl ?? embedded?.url ?? "";
  const database = openDatabase({ url, poolSize: 2, onIdleError: () => undefined });
  try {
    await migrate(database);
    await createFirstAdmin(mintSystemScope(database, "the operator makes the first super admin"), {
      email: email.data,
      password,
      firstName: values["first-name"] ?? "Super",
      lastName: values["last-name"] ?? "Admin",
    });
  } finally {
    await database.close();
    await embedded?.stop();
  }
  process.stdout.write(`Super admin ${email.data} is created.\n`);
  if (process.env["ADMIN_PASSWORD"] === undefined) process.stdout.write(`Password: ${password}\n`);
}

try {
  await createAdmin();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
