import { ProviderError } from "./payment-provider.ts";

const FAILURES = 5;
const REST_MS = 30_000;

/**
 * Stops asking a provider that does not answer: after five failures in a row nobody waits for it for half a minute, then
 * one call tries again.
 */
export class Breaker {
  #failures = 0;
  #openUntilMs = 0;
  readonly #nowMs: () => number;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /** @throws ProviderError down, or what `run` throws */
  async run<T>(run: () => Promise<T>): Promise<T> {
    const now = this.#nowMs();
    if (now < this.#openUntilMs) throw new ProviderError("down", "breaker-open");
    if (this.#failures >= FAILURES) this.#openUntilMs = now + REST_MS;
    try {
      const result = await run();
      this.#failures = 0;
      this.#openUntilMs = 0;
      return result;
    } catch (error) {
      if (!(error instanceof ProviderError) || error.problem === "refused") {
        this.#failures = 0;
        throw error;
      }
      this.#failures += 1;
      if (this.#failures >= FAILURES) this.#openUntilMs = this.#nowMs() + REST_MS;
      throw error;
    }
  }
}
