/** How much of a request has left, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** A response may hold no body at these. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends a request as `fetch` does and says how much of its body has left: `fetch` itself does not tell.
 * @throws TypeError when no answer came; AbortError when called off
 */
export function sendWithProgress(url: string, init: RequestInit, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? "GET", url);
    request.responseType = "blob";
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener("load", () => {
      const { status } = request;
      const body: unknown = request.response;
      const blob = body instanceof Blob && !WITHOUT_BODY.has(status) ? body : null;
      resolve(new Response(blob, { status, headers: readHeaders(request.getAllResponseHeaders()) }));
    });
    request.addEventListener("error", () => reject(new TypeError("no response")));
    request.addEventListener("abort", () => reject(new DOMException("called off", "AbortError")));
    init.signal?.addEventListener("abort", () => request.abort());
    request.send(init.body instanceof FormData || typeof init.body === "string" ? init.body : null);
  });
}

function readHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
