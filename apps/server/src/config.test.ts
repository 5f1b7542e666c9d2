import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "kilolane-config-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const base = { DATA_DIR: folder };
const strong = "Vq3pT8mZr1KxW7cJ5nB9fY2hL6dS4gAe0uQo";
const production = {
  ...base,
  NODE_ENV: "production",
  SECRET_KEY: strong,
  PUBLIC_URL: "https://quotes.company.example/",
  SMTP_URL: "smtp://mail.company.example",
};

test("without variables it is the demo world on port 3000, with a secret of its own that stays", () => {
  const first = readConfig(base);
  expect(first).toMatchObject({ isDemoWorld: true, port: 3000, host: "127.0.0.1", databaseUrl: undefined });
  expect(readConfig(base).secretKey).toBe(first.secretKey);
  const file = path.join(folder, "secret.key");
  expect(readFileSync(file, "utf8")).toHaveLength(64);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test("development is the demo world with its answers checked against the contract", () => {
  const config = readConfig({ ...base, NODE_ENV: "development" });
  expect(config).toMatchObject({ isDemoWorld: true, checksAnswers: true, signInsPerMinute: 120 });
  expect(readConfig(base).checksAnswers).toBe(false);
});

test("production has no demo world and takes its address without the slash", () => {
  expect(readConfig(production)).toMatchObject({
    isDemoWorld: false,
    checksAnswers: false,
    describesApi: false,
    secretKey: strong,
    publicUrl: "https://quotes.company.example",
    signInsPerMinute: 10,
  });
});

test("a data folder that cannot be made stops the start with one line that names it", () => {
  for (const DATA_DIR of ["/dev/null/kilolane", path.join(folder, "secret.key", "below")]) {
    expect(() => readConfig({ DATA_DIR })).toThrow(
      new RegExp(`^The data folder ${DATA_DIR} \\(DATA_DIR\\) cannot be used: [^\n]+$`),
    );
  }
});

test.each<[string, Record<string, string>]>([
  ["PORT", { PORT: "eighty" }],
  ["PORT", { PORT: "70000" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://x/y" }],
  ["DATABASE_URL", { DATABASE_URL: "not an address" }],
  ["NODE_ENV", { NODE_ENV: "prod" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
  ["WORKER", { WORKER: "yes" }],
  ["PUBLIC_URL", { PUBLIC_URL: "ftp://x.example" }],
  ["SMTP_URL", { SMTP_URL: "mail.example" }],
])("a wrong %s stops the start with one line that names it: %o", (name, change) => {
  expect(() => readConfig({ ...base, ...change })).toThrow(
    new RegExp(`^Wrong configuration: ${name} [^\n]+\\.$`),
  );
});

test.each<[string, Record<string, string | undefined>]>([
  ["SECRET_KEY", { SECRET_KEY: undefined }],
  ["SECRET_KEY", { SECRET_KEY: "" }],
  ["SECRET_KEY", { SECRET_KEY: "short" }],
  ["SECRET_KEY", { SECRET_KEY: "a".repeat(64) }],
  ["SECRET_KEY", { SECRET_KEY: "changeme-changeme-changeme-changeme-1234" }],
  ["PUBLIC_URL", { PUBLIC_URL: undefined }],
  ["SMTP_URL", { SMTP_URL: undefined }],
])("production refuses %s like %o", (name, change) => {
  expect(() => readConfig({ ...production, ...change })).toThrow(
    new RegExp(`^Wrong configuration: ${name} `),
  );
});
