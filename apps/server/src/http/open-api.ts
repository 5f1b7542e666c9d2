import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { ERROR_STATUS, GENERAL_ERRORS, type Endpoint, type ErrorCode } from "@kilolane/contract";
import { z } from "zod";
import fastifySwagger from "@fastify/swagger";
import fastifySwaggerUi from "@fastify/swagger-ui";
import type { App } from "./app.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Schemas with transforms or custom checks have no JSON form of their own: what comes in is shown as anything. */
function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
    override: ({ jsonSchema }) => defineRequired(jsonSchema),
  });
  return rest;
}

/** A record of known names requires them without defining them: each is what any of its values is. */
function defineRequired(schema: JsonSchema): void {
  const { required, properties, additionalProperties } = schema;
  if (required === undefined || properties !== undefined || additionalProperties === undefined) return;
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
}

const ERROR_BODY = {
  type: "object",
  required: ["title", "detail", "status", "code", "errors"],
  properties: {
    title: { type: "string" },
    detail: { type: "string" },
    status: { type: "integer" },
    code: { type: "string", enum: Object.keys(ERROR_STATUS) },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["field", "code", "message"],
        properties: { field: { type: "string" }, code: { type: "string" }, message: { type: "string" } },
      },
    },
    currentVersion: { type: "integer" },
    signUpToken: { type: "string" },
    requestId: { type: "string" },
  },
};

/** The OpenAPI 3.1 document of the endpoints bound in this server. */
function openApiOf(endpoints: readonly Endpoint[], version: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Kilolane",
      version,
      description: "Air-freight quotation platform.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { Error: ERROR_BODY },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        token: { type: "apiKey", in: "header", name: "x-auth-token" },
      },
    },
  };
}

function operationOf(endpoint: Endpoint) {
  const isPublic = endpoint.roles === "public";
  return {
    operationId: endpoint.name,
    tags: [endpoint.area],
    summary: endpoint.summary,
    description: isPublic ? "Without sign-in." : `Roles: ${[endpoint.roles].flat().join(", ")}.`,
    security: isPublic ? [] : [{ bearer: [] }, { token: [] }],
    parameters: [...parametersOf(endpoint, "path"), ...parametersOf(endpoint, "query")],
    ...bodyOf(endpoint),
    responses: { 200: answerOf(endpoint), ...refusalsOf(endpoint) },
  };
}

function parametersOf(endpoint: Endpoint, place: "path" | "query") {
  const schema = place === "path" ? endpoint.params : endpoint.query;
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function bodyOf(endpoint: Endpoint) {
  if (endpoint.multipart === true) {
    const schema = formSchemaOf(endpoint);
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (endpoint.body === undefined) return {};
  const schema = jsonSchemaOf(endpoint.body, "input");
  return { requestBody: { content: { "application/json": { schema } } } };
}

/** The form of a multipart call: its one file, or its fields with the files among them. */
function formSchemaOf({ body, manyFiles }: Endpoint): object {
  const file = { type: "string", format: "binary" };
  if (manyFiles === undefined) return { type: "object", properties: { file } };
  const { properties = {}, required = [] } = body === undefined ? {} : jsonSchemaOf(body, "input");
  const files = { type: "array", maxItems: manyFiles.most, items: file };
  return { type: "object", required, properties: { ...properties, [manyFiles.field]: files } };
}

function answerOf(endpoint: Endpoint) {
  const types = { pdf: "application/pdf", file: "application/octet-stream", stream: "text/event-stream" };
  if (endpoint.content !== undefined && endpoint.content !== "json") {
    return { description: "OK", content: { [types[endpoint.content]]: { schema: { type: "string" } } } };
  }
  return {
    description: "OK",
    content: { "application/json": { schema: jsonSchemaOf(endpoint.response, "output") } },
  };
}

function refusalsOf(endpoint: Endpoint): Record<string, object> {
  const signedInOnly = new Set<ErrorCode>(["not-signed-in", "session-ended", "not-allowed"]);
  const codes = [...GENERAL_ERRORS, ...endpoint.errors].filter(
    (code) => endpoint.roles !== "public" || !signedInOnly.has(code),
  );
  const byStatus = Map.groupBy(new Set(codes), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      String(status),
      {
        description: ofStatus.join(", "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}

interface ServedDocument {
  readonly document: object;
  readonly plain: Buffer;
  readonly compressed: Buffer;
  readonly etag: string;
}

function makeDocument(endpoints: readonly Endpoint[], version: string): ServedDocument {
  const document = openApiOf(endpoints, version);
  const plain = Buffer.from(JSON.stringify(document));
  const etag = `"${createHash("sha256").update(plain).digest("base64url")}"`;
  return { document, plain, compressed: gzipSync(plain), etag };
}

/**
 * Serves the document at /api/openapi.json and a page to browse and try it at /api/docs, from our own address. The
 * document is made once, since it is 1 MB and anybody may ask for it; and when it is first asked for, since making it
 * takes a fifth of a start.
 */
export async function serveOpenApi(app: App, version: string): Promise<void> {
  if (!app.config.describesApi) return;
  let made: ServedDocument | undefined;
  const serve = () => (made ??= makeDocument(app.bound, version));
  app.fastify.get("/api/openapi.json", async (request, reply) => {
    const { etag, plain, compressed } = serve();
    void reply.headers({ etag, vary: "accept-encoding", "cache-control": "no-cache" });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    void reply.type("application/json; charset=utf-8");
    if (!/\bgzip\b/u.test(request.headers["accept-encoding"] ?? "")) return reply.send(plain);
    return reply.header("content-encoding", "gzip").send(compressed);
  });
  await app.fastify.register(fastifySwagger, {
    mode: "static",
    specification: { document: { openapi: "3.1.0", info: { title: "Kilolane", version }, paths: {} } },
  });
  await app.fastify.register(fastifySwaggerUi, {
    routePrefix: "/api/docs",
    uiConfig: { docExpansion: "none", persistAuthorization: false },
    transformSpecification: () => ({ ...serve().document }),
    transformSpecificationClone: false,
  });
}
