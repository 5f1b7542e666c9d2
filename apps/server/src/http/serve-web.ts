import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.ts";
import { refuseUnknownPath } from "./unknown-path.ts";
import { sendRefusal } from "./error-body.ts";
import type { RefusalTexts } from "./texts.ts";

const DIST = fileURLToPath(new URL("../../../web/dist/", import.meta.url));
const YEAR_SECONDS = 31_536_000;

/**
 * Serves the web app beside the API: hashed assets for ever, the rest revalidated, and index.html for every path of
 * a screen, so that a link or a reload lands where it should.
 */
export async function serveWeb(app: App, texts: RefusalTexts): Promise<void> {
  const hasWeb = existsSync(`${DIST}index.html`);
  if (hasWeb) {
    await app.fastify.register(fastifyStatic, {
      root: DIST,
      // Hidden files of the build (its stamp, its manifest) are nobody's business.
      dotfiles: "ignore",
      index: false,
      serve: false,
      // The build wrote compressed copies beside its files: they are sent as they are.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(`${DIST}assets`);
        void reply.header(
          "cache-control",
          isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
        );
      },
    });
    routeFiles(app);
  }
  app.fastify.setNotFoundHandler((request, reply) => {
    if (hasWeb && isScreen(request)) return sendIndex(reply);
    return sendRefusal(request, reply, refuseUnknownPath(app, request.url), texts);
  });
}

/**
 * The files at the top have a route each, those of `assets/` one for all: a route for each of the hundreds there was a
 * seventh of a start. What is not there falls to the screens or to a clear 404.
 */
function routeFiles(app: App): void {
  for (const { name } of readdirSync(DIST, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    if (name.startsWith(".") || isCompressedCopy(name)) continue;
    app.fastify.get(`/${name}`, (_request, reply) => reply.sendFile(name));
  }
  app.fastify.get<{ Params: { "*": string } }>("/assets/*", (request, reply) => {
    const file = request.params["*"];
    return isCompressedCopy(file) ? reply.callNotFound() : reply.sendFile(`assets/${file}`);
  });
}

/** A copy that is sent under the name of its file, never under its own. */
function isCompressedCopy(file: string): boolean {
  return /\.(br|gz)$/.test(file);
}

/** A page of the web app: asked for by a browser's address bar, not a file and not the API. */
function isScreen(request: FastifyRequest): boolean {
  const path = request.url.split("?")[0] ?? "";
  const isReading = request.method === "GET" || request.method === "HEAD";
  const isReserved = /^\/(api|assets|health)(\/|$)/.test(path);
  return isReading && !isReserved && !/\.[a-z0-9]{1,5}$/i.test(path);
}

function sendIndex(reply: FastifyReply) {
  return reply.header("cache-control", "no-cache").sendFile("index.html");
}
