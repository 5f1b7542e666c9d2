import type { App } from "./http/app.ts";
import { VERSION } from "./version.ts";

/** What the terminal shows once the server serves: where it is, who may sign in, where mail and data go. */
export function welcome(app: App): string {
  const { config, publicUrl } = app;
  const lines = [`Kilolane ${VERSION} is ready: ${publicUrl}`];
  if (config.isDemoWorld) {
    lines.push("", "Demo world sign-ins:");
    const width = Math.max(0, ...app.demoAccounts.map((account) => account.role.length));
    const name = Math.max(0, ...app.demoAccounts.map((account) => account.username.length));
    for (const { role, username, password } of app.demoAccounts) {
      lines.push(`  ${role.padEnd(width)}  ${username.padEnd(name)}  ${password}`);
    }
    lines.push("");
    if (config.smtpUrl === undefined) lines.push(`Mail that leaves the product: ${publicUrl}/demo/mails`);
  }
  lines.push(`API: ${publicUrl}/api/docs`);
  lines.push(`Data folder: ${config.dataDir}`);
  lines.push(`Database: ${config.databaseUrl === undefined ? "embedded PostgreSQL" : app.database.label}`);
  return `${lines.join("\n")}\n`;
}
