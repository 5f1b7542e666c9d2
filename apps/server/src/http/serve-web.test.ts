import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { useTestWorld } from "../../test/harness.ts";

const DIST = new URL("../../../web/dist/", import.meta.url);

const world = useTestWorld();

const get = (url: string, method: "GET" | "HEAD" | "POST" = "GET") =>
  world.app.fastify.inject({ url, method });

test.each([
  "/.vite/manifest.json",
  "/../package.json",
  "/%2e%2e/package.json",
  "/assets/none.js",
  "/none.svg",
  "/assets/",
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

  test("hashed assets are cached for ever", async () => {
    const [asset] = readdirSync(new URL("assets/", DIST)).filter((file) => file.endsWith(".js"));
    const answer = await get(`/assets/${asset}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toContain("immutable");
    expect(answer.headers["content-type"]).toContain("javascript");
  });
});
