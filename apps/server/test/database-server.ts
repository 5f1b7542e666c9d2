import { Client } from "pg";

/** Runs one statement on a database server, on a connection of its own. */
export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The URL of another database of the same server. */
export function databaseUrlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Makes a database that is a copy of another one of the same server, which nobody may be connected to. The files are
 * copied as they are instead of going through the log page by page, as PostgreSQL does unless asked.
 */
export async function copyDatabase(serverUrl: string, template: string, name: string): Promise<void> {
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
}
