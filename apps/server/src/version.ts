import { readFileSync } from "node:fs";

const manifest: { version: string } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

/** The product's version; screens show it as 'Beta 2.0.2'. */
export const VERSION = manifest.version;
