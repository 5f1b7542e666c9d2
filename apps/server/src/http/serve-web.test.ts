import { getProfile, listCountries } from "@kilolane/contract";
import { readdirSync, statSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { usePerson, useTestWorld } from "../../test/harness.ts";

const DIST = new URL("../../../web/dist/", import.meta.url);

const world = useTestWorld();
const agent = usePerson(world, "ROLE_FFAGENT");

/** A script that is worth compressing. */
function largestScript(): string {
  const sizes = readdirSync(new URL("assets/", DIST))
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({ file, size: statSync(new URL(`assets/${file}`, DIST)).size }));
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.file ?? "";
}

const get = (url: string, method: "GET" | "HEAD" | "POST" = "GET") =>
  world.app.fastify.inject({ url, method });

test.each([
  "/.vite/manifest.json",
  "/../package.json",
  "/%2e%2e/package.json",
  "/assets/none.js",
  "/none.svg",
  "/assets/",
  "/assets/%2e%2e/.stamp",
  "/assets/..%2f..%2fpackage.json",
])("%s is not there, and says so in the error body", async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.json().code]).toEqual([404, "not-found"]);
});

// `npm test` builds the web app before it tests the server; alone, run `npx vite build apps/web` first.
describe("the built web app", () => {
  test.each(["/", "/sign-in", "/freight-forwarder/admin/quotation/create", "/any/unknown/screen?mode=dark"])(
    "%s is answered with the page, never cached",
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toContain("text/html");
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(answer.headers["content-security-policy"]).toContain("script-src 'self';");
      expect((await get(url, "HEAD")).statusCode).toBe(200);
      expect((await get(url, "POST")).statusCode).toBe(404);
    },
  );

  test.each(["br", "gzip"])(
    "scripts and pages are sent compressed as %s, as the build wrote them",
    async (encoding) => {
      for (const url of ["/sign-in", `/assets/${largestScript()}`]) {
        const headers = { "accept-encoding": encoding };
        const answer = await world.app.fastify.inject({ url, headers });
        expect(answer.headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" });
        const unpack = encoding === "br" ? brotliDecompressSync : gunzipSync;
        expect(unpack(answer.rawPayload).equals((await get(url)).rawPayload)).toBe(true);
        expect(answer.rawPayload.length).toBeLessThan((await get(url)).rawPayload.length / 1.5);
      }
    },
  );

  test("hashed assets are cached for ever", async () => {
    const [asset] = readdirSync(new URL("assets/", DIST)).filter((file) => file.endsWith(".js"));
    const answer = await get(`/assets/${asset}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toContain("immutable");
    expect(answer.headers["content-type"]).toContain("javascript");
    // a compressed copy goes by the name of its file, never by its own
    for (const copy of [`/assets/${largestScript()}.br`, "/index.html.gz"])
      expect((await get(copy)).statusCode).toBe(404);
  });
});

describe("the installable app", () => {
  test("the page links a manifest with all that a phone asks for, whose icons are as large as it says", async () => {
    const page = (await get("/sign-in")).body;
    const link = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(page).toMatch(/<meta name="theme-color" content="#[\da-f]{6}"/);
    const answer = await get(link);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      200,
      expect.stringContaining("application/manifest+json"),
    ]);
    const manifest = answer.json();
    expect(manifest).toMatchObject({ name: "Kilolane", start_url: "/", scope: "/", display: "standalone" });
    const sizes = new Set<string>();
    for (const { src, type, purpose, sizes: stated } of manifest.icons) {
      const icon = await get(src);
      expect([src, icon.statusCode, icon.headers["content-type"]]).toEqual([
        src,
        200,
        expect.stringContaining(type),
      ]);
      if (type !== "image/png") continue;
      // width and height of a PNG are in its first chunk
      const [width, height] = [icon.rawPayload.readUInt32BE(16), icon.rawPayload.readUInt32BE(20)];
      expect(`${width}x${height}`).toBe(stated);
      sizes.add(`${purpose} ${stated}`);
    }
    expect([...sizes].toSorted()).toEqual(["any 192x192", "any 512x512", "maskable 512x512"]);
    const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? "";
    expect((await get(touch)).rawPayload.readUInt32BE(16)).toBe(180);
  });
});

test("answers of more than a kilobyte are sent compressed, shorter ones as they are", async () => {
  const headers = { authorization: `Bearer ${agent.token}`, "accept-encoding": "gzip, br" };
  const ask = (url: string) => world.app.fastify.inject({ url, headers });
  const long = await ask(`/api${listCountries.path}`);
  expect(long.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(JSON.parse(brotliDecompressSync(long.rawPayload).toString())).toEqual(
    (await agent.call(listCountries, {})).body,
  );
  expect((await ask(`/api${getProfile.path}`)).headers["content-encoding"]).toBeUndefined();
});
