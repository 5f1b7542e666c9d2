import type { Endpoint, EndpointInput, EndpointOutput, ErrorBody } from "@kilolane/contract";
import type { App } from "../src/http/app.ts";
import { noteCall } from "./call-journal.ts";

/** An answer as a caller sees it. `body` is the contract's answer: look at `status` first. */
export interface Answer<E> {
  readonly status: number;
  readonly body: EndpointOutput<E>;
  /** The same body, as the refusal it is when the status is not 200. */
  readonly error: ErrorBody;
  readonly text: string;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the call comes from, for limits per address. */
  readonly address?: string;
  /** A file for endpoints declared `multipart`. */
  readonly file?: TestFile;
  /** Fields and files for endpoints declared with `manyFiles`. */
  readonly form?: {
    readonly fields: Readonly<Record<string, string>>;
    readonly field: string;
    readonly files: readonly TestFile[];
  };
}

/** A file to upload. */
export interface TestFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Somebody who calls endpoints, signed in or not. */
export interface Caller {
  call<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>, options?: CallOptions): Promise<Answer<E>>;
  /** The same with input that the contract's types would refuse. */
  send(
    endpoint: Pick<Endpoint, "method" | "path">,
    input: { readonly params?: object; readonly query?: object; readonly body?: unknown },
    options?: CallOptions,
  ): Promise<Answer<Endpoint>>;
}

/** A caller with that token, or without one. */
export function makeCaller(app: App, token?: string): Caller {
  const send = async (
    endpoint: Pick<Endpoint, "method" | "path">,
    input: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown },
    options: CallOptions = {},
  ) => {
    const upload = uploadOf(options);
    const response = await app.fastify.inject({
      method: endpoint.method,
      url: urlOf(endpoint.path, input),
      ...(options.address === undefined ? {} : { remoteAddress: options.address }),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(input.body === undefined ? {} : { "content-type": "application/json" }),
        ...upload?.headers,
        ...options.headers,
      },
      ...(input.body === undefined ? {} : { payload: JSON.stringify(input.body) }),
      ...(upload === undefined ? {} : { payload: upload.payload }),
    });
    const isJson = String(response.headers["content-type"]).startsWith("application/json");
    const body = isJson && response.body !== "" ? JSON.parse(response.body) : undefined;
    const { statusCode: status, body: text, rawPayload: bytes, headers } = response;
    if (status === 200) {
      const { method, path } = endpoint;
      const query = textsOf(input.query);
      noteCall({ method, path, query, body: input.body, form: formNamesOf(options), answer: body });
    }
    return { status, body, error: body, text, bytes, headers };
  };
  return { send, call: (endpoint, input, options) => send(endpoint, input ?? {}, options) };
}

function formNamesOf({ file, form }: CallOptions): string[] {
  if (form !== undefined) return [...Object.keys(form.fields), form.field];
  return file === undefined ? [] : ["file"];
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  const entries = Object.entries(value).filter(([, text]) => text !== undefined && text !== null);
  return Object.fromEntries(
    entries.map(([name, text]) => [name, typeof text === "string" ? text : JSON.stringify(text)]),
  );
}

/** The address of a call: the path with its parameters filled in, and the query. */
export function urlOf(
  pattern: string,
  input: { readonly params?: unknown; readonly query?: unknown },
): string {
  const params = textsOf(input.params);
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(textsOf(input.query)).toString();
  return `/api${path}${search === "" ? "" : `?${search}`}`;
}

const BOUNDARY = "kilolane-test-boundary";

function uploadOf({ file, form }: CallOptions) {
  if (form !== undefined) {
    const fields = Object.entries(form.fields).map(([name, text]) => partOf(`name="${name}"`, text));
    return multipartOf([...fields, ...form.files.map((one) => filePartOf(form.field, one))]);
  }
  return file === undefined ? undefined : multipartOf([filePartOf("file", file)]);
}

function filePartOf(field: string, file: TestFile): Buffer {
  return partOf(`name="${field}"; filename="${file.name}"\r\ncontent-type: ${file.contentType}`, file.bytes);
}

function partOf(head: string, content: string | Uint8Array): Buffer {
  const start = `--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`;
  return Buffer.concat([Buffer.from(start), Buffer.from(content), Buffer.from("\r\n")]);
}

function multipartOf(parts: readonly Buffer[]) {
  const payload = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { payload, headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` } };
}
