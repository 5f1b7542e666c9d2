import {
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  type ErrorBody,
  getChatHost,
} from "@kilolane/contract";
import { isOnline } from "../offline/use-online.ts";
import { setAccessBlock } from "../session/access-block.ts";
import { endSession, getSession } from "../session/session-store.ts";
import { ApiError, ConnectionLost, isAbort } from "./api-error.ts";
import { buildRequest } from "./build-request.ts";
import { chatBase } from "./chat-base.ts";
import type { OnProgress } from "./send-with-progress.ts";

/** What a caller passes as the query, and as the body, of an endpoint. */
export type EndpointQuery<E> = NonNullable<EndpointInput<E>["query"]>;
export type EndpointBody<E> = NonNullable<EndpointInput<E>["body"]>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** hears how much of the request has left, from 0 to 1 */
  readonly onProgress?: OnProgress;
  /** no answer ends no session: what was to be sent is kept, and sent later */
  readonly keepsSession?: boolean;
}

/** Pause before the one repetition of a call that got no answer. */
const RETRY_DELAY_MS = 400;

/**
 * Calls an endpoint and answers what it answers on 200.
 *
 * @throws ApiError for every refusal; ConnectionLost when nothing answered twice; AbortError when called off
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  input?: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const response = await fetchEndpoint(endpoint, input, options);
  return readJson<EndpointOutput<E>>(response);
}

/** A file that an endpoint answered with. */
export interface Download {
  readonly blob: Blob;
  readonly fileName: string | undefined;
}

/** Calls an endpoint whose answer is a document or file. Throws as `callEndpoint` does. */
export async function downloadEndpoint<E extends Endpoint>(
  endpoint: E,
  input?: EndpointInput<E>,
  options: CallOptions = {},
): Promise<Download> {
  return readDownload(await fetchEndpoint(endpoint, input, options));
}

/** The file of an answer, with the name that the server gives it. */
export async function readDownload(response: Response): Promise<Download> {
  const disposition = response.headers.get("content-disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  return { blob: await response.blob(), fileName: encoded ? decodeURIComponent(encoded) : plain };
}

/** Sends one file to an endpoint declared `multipart`. Throws as `callEndpoint` does. */
export async function uploadFile<E extends Endpoint>(
  endpoint: E,
  file: Blob,
  fileName: string,
  params: object = {},
  query: object = {},
): Promise<EndpointOutput<E>> {
  const form = new FormData();
  form.append("file", file, fileName);
  return sendForm(endpoint, form, params, query);
}

/** Sends a form with its files to an endpoint declared `multipart`. Throws as `callEndpoint` does. */
export async function sendForm<E extends Endpoint>(
  endpoint: E,
  body: FormData,
  params: object = {},
  query: object = {},
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  return readJson<EndpointOutput<E>>(await fetchEndpoint(endpoint, { params, query, body }, options));
}

/** Calls an endpoint with an input that the caller vouches for. Throws as `callEndpoint` does. */
export async function fetchEndpoint(
  endpoint: Endpoint,
  input: object | undefined,
  options: CallOptions = {},
): Promise<Response> {
  const token = getSession()?.token;
  const base = endpoint.host === "chat" ? await chatBase(async () => callEndpoint(getChatHost)) : undefined;
  const request = buildRequest(endpoint, input ?? {}, token, base);
  if (options.signal) request.init.signal = options.signal;
  const response = await fetchTwice(
    request.url,
    request.init,
    options.keepsSession === true ? undefined : token,
    await senderOf(options),
  );
  if (response.status === 200) return response;
  throw new ApiError(response.status, await noteRefusal(response, token));
}

/** Reads a refusal and does what it asks of the whole application: signs out, or shows what is closed. */
export async function noteRefusal(
  response: Response,
  token: string | undefined,
): Promise<Partial<ErrorBody>> {
  const body = await readErrorBody(response);
  // The detail is never translated: it alone tells a wrong password from an ended session (architecture.md §2).
  if (response.status === 401 && body.detail !== "Bad credentials") endOwnSession(token);
  if (body.code === "terms-not-accepted") setAccessBlock("before-terms");
  if (body.code === "maintenance") setAccessBlock("during-maintenance");
  return body;
}

/** Ends the session that the call was made in; one that began meanwhile is left alone. */
function endOwnSession(token: string | undefined): void {
  if (token !== undefined && getSession()?.token === token) endSession("forced");
}

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** `fetch`, or what tells of its progress: few calls need it, so its code comes with the first. */
async function senderOf({ onProgress }: CallOptions): Promise<Send> {
  if (onProgress === undefined) return fetch;
  const { sendWithProgress } = await import("./send-with-progress.ts");
  return async (url, init) => sendWithProgress(url, init, onProgress);
}

async function fetchTwice(
  url: string,
  init: RequestInit,
  token: string | undefined,
  send: Send,
): Promise<Response> {
  try {
    return await send(url, init);
  } catch (error) {
    if (isAbort(error)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  try {
    return await send(url, init);
  } catch (error) {
    if (isAbort(error)) throw error;
    // A browser without a network says nothing about the session: the shell says that it is offline (lib/offline).
    if (isOnline()) endOwnSession(token);
    throw new ConnectionLost(error);
  }
}

/** An answer cut off midway did arrive: it is an error of this call and leaves the session alone. */
export async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text().catch((cause: unknown) => {
    if (isAbort(cause)) throw cause;
    throw new ApiError(502, { title: "" });
  });
  try {
    const answer: T = JSON.parse(text === "" ? "null" : text);
    return answer;
  } catch {
    throw new ApiError(502, { title: "" });
  }
}

async function readErrorBody(response: Response): Promise<Partial<ErrorBody>> {
  try {
    const body: unknown = await response.json();
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}
