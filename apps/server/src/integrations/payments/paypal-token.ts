import { z } from "zod";
import { ProviderError } from "./payment-provider.ts";
import { type ProviderHttp, shapeOf } from "./provider-http.ts";

/** A token is replaced so long before it ends. */
const MARGIN_MS = 60_000;
const tokenShape = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/** The access token of PayPal's interface, kept until shortly before its end; asked for by one call at a time. */
export class PaypalToken {
  readonly #http: ProviderHttp;
  readonly #basic: string;
  #known: { readonly token: string; readonly endsMs: number } | undefined;
  #asked: Promise<string> | undefined;

  constructor(http: ProviderHttp, { clientId, secret }: { clientId: string; secret: string }) {
    this.#http = http;
    this.#basic = Buffer.from(`${clientId}:${secret}`).toString("base64");
  }

  /** @throws ProviderError refused when PayPal does not know the credentials */
  async get(): Promise<string> {
    if (this.#known !== undefined && performance.now() < this.#known.endsMs) return this.#known.token;
    this.#asked ??= this.#ask().finally(() => {
      this.#asked = undefined;
    });
    return this.#asked;
  }

  /** Drops a token that was not taken, unless a newer one is here already. */
  forget(token: string): void {
    if (this.#known?.token === token) this.#known = undefined;
  }

  async #ask(): Promise<string> {
    const { status, body } = await this.#http.send({
      method: "POST",
      path: "/v1/oauth2/token",
      headers: {
        authorization: `Basic ${this.#basic}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
    if (status !== 200) throw new ProviderError("refused", "credentials", { status });
    const { access_token: token, expires_in: seconds } = shapeOf(tokenShape, body);
    this.#known = { token, endsMs: performance.now() + seconds * 1000 - MARGIN_MS };
    return token;
  }
}
